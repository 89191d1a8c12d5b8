import { expect, test, type Page } from "@playwright/test";
import { enterAs, makeMember, newCircle, secludedProfile } from "./steps/members";

const hasScripts = () => test.info().project.name !== "no-js";
const thread = (page: Page) => page.getByRole("log");

async function likeOnDiscover(page: Page, name: string): Promise<void> {
  await page.goto("/discover");
  await expect(page.getByRole("article").getByRole("heading", { name: new RegExp(`^${name}, `) })).toBeVisible();
  await page.getByRole("button", { name: "Like", exact: true }).click();
}

async function write(page: Page, text: string): Promise<void> {
  await page.locator("[name=message]").fill(text);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(thread(page).getByText(text, { exact: true })).toBeVisible();
}

async function expectToHear(page: Page, text: string): Promise<void> {
  if (!hasScripts()) await page.getByRole("link", { name: "Refresh" }).click();
  await expect(thread(page).getByText(text, { exact: true })).toBeVisible();
}

test("two members find each other, match, talk, and one blocks the other", async ({ page, browser }) => {
  const circle = newCircle();
  const profile = secludedProfile(circle);
  const mia = await makeMember({ firstName: "Mia", circle, profile });
  const ben = await makeMember({ firstName: "Ben", circle, profile });
  await expect.poll(async () => (await (await mia.client.get("/api/discover")).json()) as unknown[]).toHaveLength(1);
  const other = await (await browser.newContext()).newPage();
  await enterAs(page, mia);
  await enterAs(other, ben);

  await likeOnDiscover(page, "Ben");
  await expect(page.getByText("Like Sent", { exact: true }).first()).toBeVisible();
  await likeOnDiscover(other, "Mia");
  await expect(other.getByText("It's a Match!", { exact: true }).first()).toBeVisible();
  // She is told wherever she is; without scripts, on the next page that she opens.
  if (hasScripts()) await expect(page.getByText("It's a Match!", { exact: true }).first()).toBeVisible();

  await page.goto("/matches");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Message/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/messages\?matchId=/);
  const { search } = new URL(page.url());
  await other.goto(`/messages${search}`);
  await write(page, "Hello Ben, shall we begin with tea or with music?");
  await expectToHear(other, "Hello Ben, shall we begin with tea or with music?");
  await write(other, "With music, and tea right after.");
  await expectToHear(page, "With music, and tea right after.");

  await page.goto(`/members/${ben.id}/block`);
  await page.getByRole("button", { name: /Block/ }).click();
  await expect(page).not.toHaveURL(/\/block/);
  for (const [one, partner] of [
    [page, "Ben"],
    [other, "Mia"],
  ] as const) {
    const gone = await one.goto(`/messages${search}`);
    expect(gone?.status()).toBe(404);
    for (const path of ["/messages", "/matches", "/discover"]) {
      await one.goto(path);
      await expect(one.getByRole("main").getByText(partner, { exact: false })).toHaveCount(0);
    }
  }
  await other.context().close();
});
