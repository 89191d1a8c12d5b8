import { expect, test } from "@playwright/test";
import { fillSignIn, signIn, signUp } from "./steps/account";

test("a newcomer signs up, logs out and signs in again", async ({ page }) => {
  const account = await signUp(page, "Grace");
  await page.goto("/api/logout");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Get Started" }).first()).toBeVisible();
  await signIn(page, account);
  await expect(page.getByRole("heading", { level: 1, name: "Hello, Grace" })).toBeVisible();
});

test("log-out ends the session on the server, not only in the browser", async ({ page, context }) => {
  await signUp(page);
  const kept = await context.cookies();
  await page.goto("/api/logout");
  await context.addCookies(kept.filter(({ name }) => name.includes("session")));
  const answer = await page.request.get("/api/auth/user");
  expect(answer.status()).toBe(401);
});

test("a member page asked for while logged out says so and leads through the sign-in back to it", async ({ page }) => {
  const account = await signUp(page);
  await page.goto("/api/logout");
  await page.goto("/dashboard");
  await expect(page.getByText("You are logged out. Logging in again...", { exact: true })).toBeVisible();
  await expect(page.locator("[name=password]")).toBeVisible();
  await fillSignIn(page, account);
  await expect(page).toHaveURL("/dashboard");
});

test("cancelling at the sign-in page ends on a page that explains itself", async ({ page }) => {
  await page.goto("/api/login");
  await page
    .getByRole("button", { name: "Cancel" })
    .or(page.getByRole("link", { name: "Cancel" }))
    .click();
  await expect(page.getByRole("heading", { name: "Sign-in cancelled" })).toBeVisible();
  await page.getByRole("link", { name: "Sign in again" }).click();
  await expect(page.locator("[name=password]")).toBeVisible();
});

test("a sign-in that another browser began, or none, is refused with an explanation", async ({ page }) => {
  await page.goto("/api/auth/callback?code=stolen&state=foreign");
  await expect(page.getByRole("heading", { name: "This sign-in does not belong to this browser" })).toBeVisible();
  await page.goto("/api/auth/callback");
  await expect(page.getByRole("heading", { name: "This sign-in does not belong to this browser" })).toBeVisible();
});

test("the way back can be used once", async ({ page }) => {
  let wayBack = "";
  page.on("request", (request) => {
    if (request.url().includes("/api/auth/callback?")) wayBack = request.url();
  });
  await signUp(page);
  await page.goto("/api/logout");
  await page.goto(wayBack);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/does not belong to this browser|has expired/);
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
});

test("a wrong password says so, keeps the address and signs nobody in", async ({ page }) => {
  const account = await signUp(page);
  await page.goto("/api/logout");
  await signIn(page, { ...account, password: "not the password" });
  await expect(page.locator("[name=email]")).toHaveValue(account.email);
  await expect(page.getByRole("alert").first()).toBeVisible();
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
});

test("signing in never leads to another site", async ({ page }) => {
  const account = await signUp(page);
  await page.goto("/api/logout");
  await page.goto("/api/login?returnTo=//evil.example/");
  await fillSignIn(page, account);
  await expect(page).toHaveURL("/");
});
