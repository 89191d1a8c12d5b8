import { expect, type Page } from "@playwright/test";

/** What a profile is filled with; every field can be overridden. */
export interface ProfileAnswers {
  bio: string;
  age: number;
  height: number;
  location: string;
  profession: string;
  education: string;
  /** Files on disk, or pictures in memory. */
  photos: string[] | { name: string; mimeType: string; buffer: Buffer }[];
  videoUrl: string;
  interests: string[];
  /** The words of the option, as the page shows them. */
  relationshipGoal: string;
  religion: string;
  hasChildren: boolean;
  wantsChildren: boolean;
  income: string;
}

const answers: ProfileAnswers = {
  bio: "I restore old sailing boats and read more novels than my shelves can hold.",
  age: 34,
  height: 178,
  location: "Lisbon",
  profession: "Boat builder",
  education: "Trade School",
  photos: [],
  videoUrl: "",
  interests: ["Travel", "Reading", "Nature"],
  relationshipGoal: "Marriage",
  religion: "Agnostic",
  hasChildren: false,
  wantsChildren: true,
  income: "$50,000 - $75,000",
};

const next = (page: Page) => page.getByRole("button", { name: "Save and continue" }).click();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });

/** Goes through the three steps of the profile wizard; ends on the waiver. */
export async function completeProfile(page: Page, overrides: Partial<ProfileAnswers> = {}): Promise<void> {
  const given = { ...answers, ...overrides };
  await page.goto("/profile-setup?step=1");
  await fillBasics(page, given);
  await next(page);
  await expect(heading(page, "Photos & Video")).toBeVisible();
  if (given.photos.length > 0) await addPhotos(page, given.photos);
  await page.locator("[name=videoUrl]").fill(given.videoUrl);
  await next(page);
  await expect(heading(page, "Preferences & Goals")).toBeVisible();
  await fillPreferences(page, given);
  await page.getByRole("button", { name: "Complete Profile" }).click();
  await expect(page).toHaveURL("/waiver");
}

/** Fills step 1, on which the page already is, and does not send it. */
export async function fillBasics(page: Page, overrides: Partial<ProfileAnswers> = {}): Promise<void> {
  const given = { ...answers, ...overrides };
  for (const field of ["bio", "age", "height", "location", "profession"] as const) {
    await page.locator(`[name=${field}]`).fill(String(given[field]));
  }
  await page.locator("[name=education]").selectOption(given.education);
}

/** Fills step 3, on which the page already is, and does not send it. */
export async function fillPreferences(page: Page, overrides: Partial<ProfileAnswers> = {}): Promise<void> {
  const given = { ...answers, ...overrides };
  const interests = page.getByRole("group", { name: "Interests" });
  for (const interest of given.interests) await interests.getByLabel(interest, { exact: true }).check();
  await page
    .getByRole("radiogroup", { name: "What you are looking for" })
    .getByLabel(given.relationshipGoal, { exact: true })
    .check();
  await page.locator("[name=religion]").selectOption({ label: given.religion });
  await page.locator("[name=hasChildren]").setChecked(given.hasChildren);
  await page.locator("[name=wantsChildren]").setChecked(given.wantsChildren);
  await page.locator("[name=income]").selectOption(given.income);
}

/** Adds photos on step 2, on which the page already is, and waits until all of them are shown. */
export async function addPhotos(page: Page, photos: ProfileAnswers["photos"]): Promise<void> {
  const shown = page.getByRole("list", { name: "Your photos" }).getByRole("img");
  const before = await shown.count();
  const input = page.locator("input[type=file][name=photos]");
  await input.setInputFiles(photos);
  // With JavaScript the files are on their way by now and the input is empty again.
  if ((await input.inputValue()) !== "") await page.getByRole("button", { name: "Add photos" }).click();
  await expect(shown).toHaveCount(before + photos.length);
  await expect(page.getByRole("list", { name: "Uploading photos" })).toHaveCount(0);
}

/** Reads and accepts the waiver, on which the page already is, and closes the guidelines; ends on the questionnaire. */
export async function acceptWaiver(page: Page, { marketingConsent = false } = {}): Promise<void> {
  await expect(page.getByRole("heading", { name: "Safety Waiver and Terms of Service" })).toBeVisible();
  await page.getByLabel("I have read and understand the complete waiver and terms above").check();
  await page.getByLabel("I voluntarily agree to these terms and assume all risks").check();
  await page.locator("[name=marketingConsentGiven]").setChecked(marketingConsent);
  await page.getByRole("button", { name: "Accept Terms & Create Profile" }).click();
  await expect(page.getByRole("heading", { name: "Safety Guidelines for Meeting new matches" })).toBeVisible();
  await page.getByRole("button", { name: "I Understand - Start Chatting!" }).click();
  await expect(page).toHaveURL(/\/questionnaire/);
}
