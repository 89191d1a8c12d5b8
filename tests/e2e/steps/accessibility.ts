import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Asserts that axe finds nothing serious or critical on the page as it is. */
export async function expectNoBarriers(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(
    grave.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(" ")) })),
    page.url(),
  ).toEqual([]);
}
