import { expect, test } from "@playwright/test";
import { expectNoBarriers } from "./steps/accessibility";
import { signUp } from "./steps/account";

// The checker itself needs scripts; in the project without JavaScript the site's own are left out.
test.use({ javaScriptEnabled: true });
test.beforeEach(async ({ page }, { project }) => {
  if (project.name === "no-js") await page.route("**/build/**/*.js", (route) => route.abort());
});

const SCREENS = [
  "/",
  "/dashboard",
  "/profile-setup?step=1",
  "/profile-setup?step=2",
  "/profile-setup?step=3",
  "/questionnaire?q=1",
  "/questionnaire?q=2",
  "/sign-in-problem?reason=expired",
  "/no-such-page",
];

for (const colorScheme of ["light", "dark"] as const) {
  test(`every screen of a newcomer is free of barriers, ${colorScheme}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await signUp(page);
    for (const path of SCREENS) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoBarriers(page);
    }
  });

  test(`so are the pages of the sign-in provider, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/api/login");
    await expectNoBarriers(page);
    await page.getByRole("link", { name: "Create account" }).click();
    await page.getByRole("button", { name: "Create account" }).click();
    await expectNoBarriers(page);
  });
}

test("nothing is wider than a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signUp(page);
  for (const path of [...SCREENS, "/learn-more", "/help", "/terms"]) {
    await page.goto(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

test("no page breaks the content security policy or hydrates to something else", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await signUp(page);
  for (const path of [
    ...SCREENS.filter((path) => path !== "/no-such-page" && !path.startsWith("/sign-in")),
    "/learn-more",
  ]) {
    await page.goto(path, { waitUntil: "load" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  // Scripts that the project leaves out are no fault of the page.
  expect(complaints.filter((text) => !text.includes("net::ERR_FAILED"))).toEqual([]);
});
