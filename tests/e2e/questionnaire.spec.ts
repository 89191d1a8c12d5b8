import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { signUp } from "./steps/account";
import { answerQuestionnaire, QuestionnairePage } from "./steps/questionnaire";
import { draftAllBut, storedAnswers } from "./steps/questionnaire-answers";

const DRAFT = "**/questionnaire/draft";

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test("asks one question at a time and goes on where the member left", async ({ page }) => {
  const questionnaire = new QuestionnairePage(page);
  await questionnaire.open();
  await expect(page).toHaveURL(/\/questionnaire\?q=1$/);
  await expect(page.getByText("Relationship", { exact: true }).first()).toBeVisible();
  await questionnaire.expectAnswered(0);

  await answerQuestionnaire(page, { upTo: 12 });
  await questionnaire.open();
  await questionnaire.expectAnswered(12);
  await questionnaire.expectNumber(13);
});

test("keeps an answer when one goes back, and lets one go back without an answer", async ({ page }) => {
  const questionnaire = new QuestionnairePage(page);
  await questionnaire.open();
  await questionnaire.choices.nth(2).check();
  await questionnaire.next.click();
  await questionnaire.expectNumber(2);
  await questionnaire.previous.click();
  await questionnaire.expectNumber(1);
  await expect(questionnaire.choices.nth(2)).toBeChecked();
  await expect(questionnaire.previous).toBeHidden();

  await questionnaire.open(4);
  await page.getByRole("spinbutton").fill("99");
  await questionnaire.previous.click();
  await questionnaire.expectNumber(3);
  expect(Object.keys((await storedAnswers(page)).responses)).toEqual(["rel-001"]);
});

test("shows the way to every question and to the first open one", async ({ page }) => {
  const questionnaire = new QuestionnairePage(page);
  await draftAllBut(page, 7, 40);
  await questionnaire.open(31);
  await page.getByText("All questions", { exact: true }).click();
  await expect(page.getByRole("link", { name: "Question 31, answered" })).toHaveAttribute("aria-current", "step");
  await page.getByRole("link", { name: "Question 40, open" }).click();
  await questionnaire.expectNumber(40);
  await page.getByText("All questions", { exact: true }).click();
  await page.getByRole("link", { name: "Go to the first open question (7)" }).click();
  await questionnaire.expectNumber(7);
});

test("brings an address out of range to a question that exists", async ({ page }) => {
  const questionnaire = new QuestionnairePage(page);
  await page.goto("/questionnaire?q=999");
  await questionnaire.expectNumber(150);
  await page.goto("/questionnaire?q=-3");
  await questionnaire.expectNumber(1);
  await page.goto("/questionnaire?q=first");
  await questionnaire.expectNumber(1);
});

test("is not completed while a question is open", async ({ page }) => {
  const questionnaire = new QuestionnairePage(page);
  await draftAllBut(page, 7, 40);
  await questionnaire.open(150);
  await questionnaire.complete.click();
  await expect(page.getByText("Incomplete Questionnaire", { exact: true })).toBeVisible();
  await expect(page.getByText("Please answer all questions before submitting.")).toBeVisible();
  expect(await storedAnswers(page)).toMatchObject({ completed: false });
  await page.getByRole("main").getByRole("link", { name: "Go to the first open question (7)" }).first().click();
  await questionnaire.expectNumber(7);
});

test("is completed from wherever the last open question was, once", async ({ page }) => {
  const questionnaire = new QuestionnairePage(page);
  await draftAllBut(page, 40);
  await questionnaire.open();
  await questionnaire.expectNumber(40);
  await expect(questionnaire.complete).toBeHidden();
  await questionnaire.answer();
  await questionnaire.next.click();
  await questionnaire.expectNumber(41);
  await expect(page.getByText("Every question has an answer")).toBeVisible();
  await questionnaire.complete.click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText("Questionnaire Completed", { exact: true })).toBeVisible();
  await expect(page.getByText("Your compatibility assessment has been saved!", { exact: true })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Questionnaire Already Completed" })).toBeVisible();
  await expect(page.getByRole("time")).toBeVisible();
  await page.getByRole("link", { name: "Go to your dashboard" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("takes nothing from a tab that was left open when it was completed in another", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  await draftAllBut(page);
  const left = new QuestionnairePage(await context.newPage());
  await left.open(2);
  const questionnaire = new QuestionnairePage(page);
  await questionnaire.open(150);
  await questionnaire.complete.click();
  await expect(page).toHaveURL("/dashboard");

  const before = await storedAnswers(page);
  // With JavaScript the choice is saved at once, and the page that answers has no such choice to look at any more.
  await left.choices.nth(0).click();
  if (!javaScriptEnabled) await left.next.click();
  await expect(left.page.getByRole("heading", { name: "Questionnaire Already Completed" })).toBeVisible();
  expect(await storedAnswers(page)).toEqual(before);
});

test.describe("without JavaScript", { tag: "@no-js" }, () => {
  test("says beside the question what is missing or wrong, and keeps what was typed", async ({ page }) => {
    const questionnaire = new QuestionnairePage(page);
    await questionnaire.open(1);
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await questionnaire.next.click();
    expect((await answered).status()).toBe(400);
    await questionnaire.expectNumber(1);
    await expect(page.getByRole("radiogroup")).toHaveAccessibleDescription("Please answer this question.");

    await questionnaire.open(4);
    await page.getByRole("spinbutton").fill("99");
    await questionnaire.next.click();
    await expect(page.getByRole("spinbutton")).toHaveValue("99");
    await expect(page.getByRole("spinbutton")).toHaveAccessibleDescription(/Please enter a whole number from 0 to 7\./);
    await expect(page.getByRole("spinbutton")).toBeFocused();
    expect((await storedAnswers(page)).responses).toEqual({});
  });

  test("begins the next page at the question", async ({ page }) => {
    const questionnaire = new QuestionnairePage(page);
    await questionnaire.open(2);
    await questionnaire.answer();
    await questionnaire.next.click();
    await expect(page).toHaveURL(/\?q=3#question$/);
  });
});

test.describe("with JavaScript", { tag: "@js" }, () => {
  test("opens Next with an answer and saves it at once", async ({ page }) => {
    const questionnaire = new QuestionnairePage(page);
    await questionnaire.open(1);
    await expect(questionnaire.next).toBeDisabled();
    await questionnaire.choices.nth(1).check();
    await expect(questionnaire.next).toBeEnabled();
    await questionnaire.expectSaved();
    await questionnaire.expectAnswered(1);
    expect((await storedAnswers(page)).responses).toEqual({ "rel-001": "Something light and casual" });
  });

  test("counts a text as it is typed and tells a number out of range when the field is left", async ({ page }) => {
    const questionnaire = new QuestionnairePage(page);
    await questionnaire.open(10);
    const text = page.getByRole("textbox");
    await text.fill("x".repeat(301));
    await expect(questionnaire.next).toBeDisabled();
    await expect(text).toHaveAccessibleDescription(/Please keep your answer to 300 characters\./);
    await text.fill("They listen.");
    await questionnaire.expectSaved();
    expect((await storedAnswers(page)).responses).toEqual({ "rel-010": "They listen." });

    await questionnaire.open(4);
    const number = page.getByRole("spinbutton");
    await number.fill("8");
    await expect(questionnaire.next).toBeDisabled();
    await number.blur();
    await expect(number).toHaveAccessibleDescription(/Please enter a whole number from 0 to 7\./);
    await number.fill("7");
    await expect(questionnaire.next).toBeEnabled();
  });

  test("is answered with the keyboard alone", async ({ page }) => {
    const questionnaire = new QuestionnairePage(page);
    const press = (key: string) => page.keyboard.press(key);
    await questionnaire.open(1);
    await questionnaire.expectKeys();
    await press("Enter");
    await press("ArrowRight");
    await questionnaire.expectNumber(1);
    await press("3");
    await expect(questionnaire.choices.nth(2)).toBeChecked();
    await press("Enter");
    await questionnaire.expectNumber(2);
    await expect(questionnaire.question).toBeFocused();
    await press("5");
    await expect(page.getByRole("radio", { name: "Strongly Agree" })).toBeChecked();
    await press("ArrowUp");
    await expect(page.getByRole("radio", { name: "Agree", exact: true })).toBeChecked();
    await press("ArrowRight");
    await questionnaire.expectNumber(3);
    await press("ArrowLeft");
    await questionnaire.expectNumber(2);
    await expect(page.getByRole("radio", { name: "Agree", exact: true })).toBeChecked();

    await questionnaire.open(6);
    await questionnaire.expectKeys();
    await press("n");
    await expect(page.getByRole("radio", { name: "No" })).toBeChecked();
    await press("y");
    await expect(page.getByRole("radio", { name: "Yes" })).toBeChecked();

    await questionnaire.open(4);
    await questionnaire.expectKeys();
    await page.getByRole("spinbutton").fill("5");
    await press("ArrowLeft");
    await questionnaire.expectNumber(4);
    await press("Enter");
    await questionnaire.expectNumber(5);
  });

  test("says that an answer is not saved, and tries until it is", async ({ page }) => {
    const questionnaire = new QuestionnairePage(page);
    await page.route(DRAFT, (route) => route.abort());
    await questionnaire.open(1);
    await questionnaire.choices.nth(0).check();
    await expect(page.getByText("Not saved. Trying again.")).toBeVisible();
    await questionnaire.next.click();
    await questionnaire.choices.nth(1).check();
    await expect(page.getByText("Not saved. Trying again.")).toBeVisible();
    await page.unroute(DRAFT);
    await questionnaire.expectSaved();
    expect((await storedAnswers(page)).responses).toEqual({ "rel-001": "A friendship", "rel-002": 2 });
  });

  test("says so when the network is gone, and completes when it is back", async ({ page }) => {
    const questionnaire = new QuestionnairePage(page);
    await draftAllBut(page);
    await questionnaire.open(150);
    await page.route(DRAFT, (route) => route.abort());
    await questionnaire.complete.click();
    await expect(page.getByText("Failed to save questionnaire. Please try again.")).toBeVisible();
    expect(await storedAnswers(page)).toMatchObject({ completed: false });
    await page.unroute(DRAFT);
    await questionnaire.complete.click();
    await expect(page).toHaveURL("/dashboard");
  });

  test("loses nothing to quick fingers on a slow network", async ({ page }) => {
    const questionnaire = new QuestionnairePage(page);
    await questionnaire.open(1);
    await questionnaire.expectKeys();
    let letThrough: () => void = () => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    for (const address of [DRAFT, "**/questionnaire.data*"]) {
      await page.route(address, async (route) => {
        await held;
        await route.continue();
      });
    }
    for (const [number, key] of ["4", "1", "2"].entries()) {
      await questionnaire.expectNumber(number + 1);
      await page.keyboard.press(key);
      await page.keyboard.press("Enter");
    }
    // Meant for the fourth question, which the network still holds: the third must not take it.
    await page.keyboard.press("4");
    await questionnaire.expectAnswered(3);
    letThrough();
    await questionnaire.expectNumber(4);
    await questionnaire.expectSaved();
    await questionnaire.expectAnswered(3);
    expect((await storedAnswers(page)).responses).toEqual({
      "rel-001": "A marriage",
      "rel-002": 1,
      "rel-003": "Within two or three months",
    });
    await page.goBack();
    await questionnaire.expectNumber(3);
    await expect(questionnaire.choices.nth(1)).toBeChecked();
  });

  test("stays at the question while the next one cannot be loaded, and goes on when it can", async ({ page }) => {
    const questionnaire = new QuestionnairePage(page);
    const loads = "**/questionnaire.data*";
    await questionnaire.open(1);
    await questionnaire.expectKeys();
    await page.route(loads, (route) => route.abort());
    for (const number of [1, 2, 3]) {
      await questionnaire.expectNumber(number);
      await questionnaire.answer();
      await questionnaire.next.click();
    }
    await expect(page.getByText("That question could not be loaded. Trying again.", { exact: true })).toBeVisible();
    await questionnaire.previous.click();
    await questionnaire.expectNumber(2);
    await questionnaire.next.click();
    await questionnaire.expectNumber(3);
    await questionnaire.next.click();
    await page.unroute(loads);
    await questionnaire.expectNumber(4);
    await questionnaire.expectAnswered(3);
  });

  test("takes an answer that was given before the page came to life", async ({ page }) => {
    const questionnaire = new QuestionnairePage(page);
    let comeToLife: () => void = () => {};
    const waiting = new Promise<void>((resolve) => (comeToLife = resolve));
    await page.route("**/entry.client*.js", async (route) => {
      await waiting;
      await route.continue();
    });
    await page.goto("/questionnaire?q=1", { waitUntil: "commit" });
    await questionnaire.choices.nth(1).check();
    comeToLife();
    await questionnaire.expectSaved();
    await expect(questionnaire.choices.nth(1)).toBeChecked();
    expect((await storedAnswers(page)).responses).toEqual({ "rel-001": "Something light and casual" });
  });

  test("sends an answer that was just typed when the page is left", async ({ page }) => {
    const questionnaire = new QuestionnairePage(page);
    await questionnaire.open(10);
    await page.getByRole("textbox").fill("They listen.");
    await page.goto("/dashboard");
    await expect.poll(async () => (await storedAnswers(page)).responses).toEqual({ "rel-010": "They listen." });
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`has nothing for axe to find, ${colorScheme}`, async ({ page }) => {
      const questionnaire = new QuestionnairePage(page);
      await page.emulateMedia({ colorScheme });
      await draftAllBut(page, 3, 40);
      for (const number of [4, 10]) {
        await questionnaire.open(number);
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      }
      await page.getByText("All questions", { exact: true }).click();
      expect((await new AxeBuilder({ page }).include("main details").analyze()).violations).toEqual([]);
    });
  }
});
