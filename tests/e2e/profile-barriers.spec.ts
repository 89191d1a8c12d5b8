import { expect, test, type Page } from "@playwright/test";
import { expectNoBarriers } from "./steps/accessibility";
import { signUp } from "./steps/account";
import { addPhotos, completeProfile } from "./steps/profile";

// The checker itself needs scripts; in the project without JavaScript the site's own are left out.
test.use({ javaScriptEnabled: true });
test.beforeEach(async ({ page }, { project }) => {
  if (project.name === "no-js") await page.route("**/build/**/*.js", (route) => route.abort());
});

const dot = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

async function expectNoBarriersInBothSchemes(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectNoBarriers(page);
  }
}

test("what a newcomer sees between profile and questionnaire is free of barriers and fits a phone", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await signUp(page);
  await page.goto("/profile-setup?step=2");
  await addPhotos(page, [{ name: "dot.png", mimeType: "image/png", buffer: dot }]);
  await expectNoBarriersInBothSchemes(page);
  await page.goto("/profile-setup?step=3");
  await page.getByRole("button", { name: "Complete Profile" }).click();
  await expect(page.getByText("Income range is required").first()).toBeVisible();
  await expectNoBarriersInBothSchemes(page);
  await completeProfile(page);
  await expectNoBarriersInBothSchemes(page);
  await page.getByRole("button", { name: "Cancel Profile Creation" }).click();
  await expectNoBarriersInBothSchemes(page);
  await page.getByRole("button", { name: "Review the waiver" }).click();
  await page.locator("[name=read]").check();
  await page.locator("[name=agree]").check();
  await page.getByRole("button", { name: "Accept Terms & Create Profile" }).click();
  await expect(page.getByRole("heading", { name: "Safety Guidelines for Meeting new matches" })).toBeVisible();
  await expectNoBarriersInBothSchemes(page);
  await page.goto("/waiver");
  await expectNoBarriersInBothSchemes(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
