import { expect, test } from "@playwright/test";
import { signUp } from "./steps/account";
import { acceptWaiver, completeProfile } from "./steps/profile";
import { answerQuestionnaire } from "./steps/questionnaire";

test("a newcomer goes from sign-up to the finished questionnaire", async ({ page }) => {
  test.slow();
  await signUp(page, "Nora");
  await page.getByRole("link", { name: "Complete your profile" }).click();
  await completeProfile(page);
  await acceptWaiver(page);
  await expect(page).toHaveURL(/\/questionnaire/);
  await answerQuestionnaire(page, { submit: true });

  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome back, Nora" })).toBeVisible();
  await expect(page.getByText("50%").first()).toBeVisible();
  const user: unknown = await (await page.request.get("/api/auth/user")).json();
  expect(user).toMatchObject({ profileComplete: true, questionnaireComplete: true });

  await page.goto("/questionnaire");
  await expect(page.getByRole("heading", { name: "Questionnaire Already Completed" })).toBeVisible();
});
