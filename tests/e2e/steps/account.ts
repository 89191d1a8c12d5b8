import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";

export interface Account {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** Signs a new person up through the sign-in provider's pages; ends on the member's home. */
export async function signUp(page: Page, firstName = "Ada"): Promise<Account> {
  const account = {
    firstName,
    lastName: "Newcomer",
    email: `${randomUUID()}@fidelio.example`,
    password: "quiet harbour lantern",
  };
  await page.goto("/api/login");
  await page.getByRole("link", { name: "Create account" }).click();
  await page.locator("[name=firstName]").fill(account.firstName);
  await page.locator("[name=lastName]").fill(account.lastName);
  await page.locator("[name=email]").fill(account.email);
  await page.locator("[name=password]").fill(account.password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Hello, ${firstName}` })).toBeVisible();
  return account;
}

/** Signs an existing account in; ends where the sign-in was going to. */
export async function signIn(page: Page, account: Pick<Account, "email" | "password">): Promise<void> {
  await page.goto("/api/login");
  await fillSignIn(page, account);
}

/** Fills and sends the provider's sign-in form, on which the page already is. */
export async function fillSignIn(page: Page, account: Pick<Account, "email" | "password">): Promise<void> {
  await page.locator("[name=email]").fill(account.email);
  await page.locator("[name=password]").fill(account.password);
  await page.getByRole("button", { name: "Sign in" }).click();
}
