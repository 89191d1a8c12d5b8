import { expect, test } from "@playwright/test";
import { signUp } from "./steps/account";
import { fillBasics } from "./steps/profile";

const IN_PROFILE = "For your safety and privacy, sharing contact information in your profile is not allowed.";

test("a profile with contact information is refused with its reasons, and nothing that was typed is lost", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/profile-setup");
  const bio = [
    "I like long walks. Ring 555 0142 99 or write to ada@example.com,",
    "see https://www.ada-paints.com/me or look for @ada_on_the_hills on the usual places.",
  ].join("\n");
  await fillBasics(page, { bio, profession: "Boat builder and poet" });
  await page.getByRole("button", { name: "Save and continue" }).click();

  const banner = page.getByRole("alert").filter({ hasText: IN_PROFILE });
  await expect(banner.getByText("Phone number: “555 0142 99”")).toBeVisible();
  await expect(banner.getByRole("listitem")).toHaveCount(3);
  await expect(banner.getByText("...and 1 more issue(s)")).toBeVisible();
  await expect(page.locator("[name=bio]")).toHaveValue(bio);
  await expect(page.locator("[name=profession]")).toHaveValue("Boat builder and poet");

  await fillBasics(page);
  await page.getByRole("button", { name: "Save and continue" }).click();
  await expect(page.getByRole("heading", { name: "Photos & Video" })).toBeVisible();
});

test("a written answer with contact information is not saved, which is said beside it, and the text stays", async ({
  page,
}) => {
  await signUp(page);
  const questions: { type: string }[] = await (await page.request.get("/api/questionnaire/questions")).json();
  const number = questions.findIndex(({ type }) => type === "text") + 1;
  await page.goto(`/questionnaire?q=${number}`);
  const field = page.getByRole("main").getByRole("textbox");
  await field.fill("Ask me: ada at example dot com");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.getByText("Please leave out contact information.")).toBeVisible();
  await expect(field).toHaveValue("Ask me: ada at example dot com");
  expect(await (await page.request.get("/api/questionnaire")).json()).toBeNull();

  await field.fill("Ask me over coffee.");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/questionnaire\\?q=${number + 1}(#|$)`));
});
