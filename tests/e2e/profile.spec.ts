import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { signUp } from "./steps/account";
import { acceptWaiver, addPhotos, completeProfile, fillBasics, fillPreferences } from "./steps/profile";

async function photo(name: string, background: string) {
  const picture = sharp({ create: { width: 400, height: 500, channels: 3, background } });
  return { name, mimeType: "image/jpeg", buffer: await picture.jpeg().toBuffer() };
}
const threePhotos = () =>
  Promise.all([photo("a.jpg", "#8e2453"), photo("b.jpg", "#1f6b4a"), photo("c.jpg", "#1f5a93")]);

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test("a member is told what is missing in a step, keeps what was typed and goes on where the step was left", async ({
  page,
}) => {
  await page.goto("/profile-setup");
  await expect(page.getByText("1 of 3")).toBeVisible();
  await expect(page.locator("[name=age]")).toHaveValue("25");
  await page.locator("[name=location]").fill("Lisbon");
  await page.locator("[name=age]").fill("17");
  await page.getByRole("button", { name: "Save and continue" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "Please check these fields" });
  await expect(summary.getByRole("link", { name: "Must be at least 18 years old" })).toBeVisible();
  await expect(summary.getByRole("link", { name: "Bio must be at least 50 characters" })).toBeVisible();
  await expect(page.locator("[name=location]")).toHaveValue("Lisbon");

  await fillBasics(page);
  await page.getByRole("button", { name: "Save and continue" }).click();
  await expect(page.getByText("2 of 3")).toBeVisible();
  await page.goto("/profile-setup");
  await expect(page.getByText("2 of 3")).toBeVisible();
  await page.getByRole("button", { name: "Save and continue" }).click();
  await page.locator("[name=interests][value=Wine]").check();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByText("2 of 3")).toBeVisible();
  await page.goto("/profile-setup");
  await expect(page.locator("[name=interests][value=Wine]")).toBeChecked();
  await page.getByRole("button", { name: "Complete Profile" }).click();
  await expect(page.getByText("Select at least 3 interests").first()).toBeVisible();
  await fillPreferences(page);
  await page.getByRole("button", { name: "Complete Profile" }).click();
  await expect(page.getByText("Now please review and sign our safety waiver.").first()).toBeAttached();
});

test("photos are added, put in order by keyboard and removed; files that are none are named", async ({ page }) => {
  await page.goto("/profile-setup?step=2");
  await addPhotos(page, await threePhotos());
  const main = page.getByRole("listitem").filter({ hasText: "Main photo" }).getByRole("img");
  const first = await main.getAttribute("src");
  const later = page.getByRole("button", { name: "Move later, photo 1" });
  await later.focus();
  await page.keyboard.press("Enter");
  await expect(main).not.toHaveAttribute("src", first ?? "");
  await page.getByRole("button", { name: "Remove, photo 1" }).press("Enter");
  await expect(main).toHaveAttribute("src", first ?? "");
  await expect(page.getByText("2 of 6")).toBeVisible();

  const note = { name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("no photo") };
  const input = page.locator("input[type=file][name=photos]");
  await input.setInputFiles(note);
  if ((await input.inputValue()) !== "") await page.getByRole("button", { name: "Add photos" }).click();
  await expect(page.getByText("Please choose a photo: a JPEG, PNG, WebP or AVIF file.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("2 of 6")).toBeVisible();
});

test("the waiver can be put off and signed later; the consent is kept, and a signed waiver shows when", async ({
  page,
}) => {
  await completeProfile(page, { photos: await threePhotos() });
  await page.getByLabel("I have read and understand").check();
  await page.getByRole("button", { name: "Cancel Profile Creation" }).click();
  await expect(page.getByRole("link", { name: "Back to your profile" })).toBeVisible();
  await page.getByRole("button", { name: "Review the waiver" }).click();
  await expect(page.getByLabel("I have read and understand")).not.toBeChecked();
  await acceptWaiver(page, { marketingConsent: true });
  expect(await (await page.request.get("/api/auth/user")).json()).toMatchObject({ marketingConsentGiven: true });
  await page.goto("/waiver");
  await expect(page.getByText("You accepted this version on")).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
});

test("a signed member edits one step and is back at the dashboard", async ({ page }) => {
  await page.goto("/waiver");
  await expect(page).toHaveURL("/profile-setup");
  await expect(page.getByText("Your profile comes first").first()).toBeVisible();
  await completeProfile(page);
  await acceptWaiver(page);
  await page.goto("/profile-setup");
  await page.getByRole("link", { name: "Preferences & Goals" }).click();
  await page.locator("[name=hasChildren]").check();
  await page.getByRole("button", { name: "Complete Profile" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText("Profile saved").first()).toBeVisible();
});
