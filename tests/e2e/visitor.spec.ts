import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";

const pages = ["/", "/learn-more", "/help", "/safety", "/privacy", "/terms"];

test("the landing page leads a visitor into sign-in, to the explanation and to a plan", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const name of ["Background Verified", "Identity Confirmed", "90% Compatibility"]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
  await expect(page.getByRole("link", { name: "Start Your Journey" })).toHaveAttribute("href", "/api/login");
  await expect(page.getByRole("link", { name: "Get Started" }).first()).toHaveAttribute("href", "/api/login");
  const gold = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Gold" }) });
  await expect(gold).toContainText("Most Popular");
  await expect(gold).toContainText("$14.99");
  const choose = await gold.getByRole("link", { name: "Choose Gold" }).getAttribute("href");
  expect(new URL(choose ?? "", "http://site.example").searchParams.get("returnTo")).toBe("/membership?plan=gold");
  await expect(page.getByText("Best Value")).toBeVisible();

  await page.getByRole("link", { name: "Learn More" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "How it Works" })).toBeVisible();
  await expect(page.getByText("5-7 business days")).toBeVisible();
});

test("the footer leads to the four pages that explain the service", async ({ page }) => {
  const titles = ["Help Center", "Safety Tips", "Privacy Policy", "Terms of Service"];
  for (const title of titles) {
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: title }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(title));
  }
});

test("a table of contents leads to the part of the page", async ({ page }) => {
  await page.goto("/privacy");
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Cookies" }).click();
  await expect(page).toHaveURL(/#cookies$/);
  await expect(page.getByRole("heading", { name: "Cookies" })).toBeInViewport();
});

test("on a phone the menu opens and leads on", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const menu = page.getByRole("banner").getByRole("list").getByRole("link", { name: "How it Works" });
  await expect(menu).toBeHidden();
  await page.getByRole("banner").locator("summary").filter({ hasText: "Menu" }).click();
  await menu.click();
  await expect(page.getByRole("heading", { level: 1, name: "How it Works" })).toBeVisible();
  await expect(menu).toBeHidden();
});

test("an unknown address says so, with its status", async ({ page }) => {
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeVisible();
  await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
});

test("the keyboard's first stop skips to the content", async ({ page }) => {
  await page.goto("/help");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const isInMain = await page.locator(":focus").evaluate((element) => element.closest("main") !== null);
  expect(isInMain).toBe(true);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the public pages fit a phone and a desk and have no accessibility faults, ${colorScheme}`, async ({
    browser,
    baseURL,
    javaScriptEnabled,
  }) => {
    test.slow();
    // The checker itself needs scripts; without JavaScript the site's own are left out.
    const context = await browser.newContext({
      baseURL,
      colorScheme,
      reducedMotion: "reduce",
      javaScriptEnabled: true,
    });
    const page = await context.newPage();
    if (!javaScriptEnabled) await page.route("**/build/**/*.js", (route) => route.abort());
    for (const path of pages) {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const faults = violations.filter(({ impact }) => impact !== "minor").map(({ id }) => id);
        expect(faults, `${path} at ${width} px`).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
    await context.close();
  });
}
