import { expect, type Locator, type Page } from "@playwright/test";

const QUESTION_COUNT = 150;

/** What stands in the question's place, with the means to read and answer it. */
export class QuestionnairePage {
  readonly next: Locator;
  readonly previous: Locator;
  readonly complete: Locator;
  readonly question: Locator;
  readonly choices: Locator;

  constructor(readonly page: Page) {
    this.next = page.getByRole("button", { name: "Next", exact: true });
    this.previous = page.getByRole("button", { name: "Previous", exact: true });
    this.complete = page.getByRole("button", { name: "Complete Questionnaire" });
    this.question = page.getByRole("main").getByRole("heading", { level: 2 }).first();
    this.choices = page.getByRole("main").getByRole("radio");
  }

  open = (number?: number) => this.page.goto(number === undefined ? "/questionnaire" : `/questionnaire?q=${number}`);

  /** Waits for a question. Reacts at once, where a repeated assertion would sleep between its looks. */
  expectNumber = (number: number) => this.heading(number).waitFor();

  /**
   * Presses Next until the next question is there, as a person would. Without scripts the browser's driver cannot see
   * whether a press reached the button or fell into a page that was just being replaced.
   */
  async goOn(to: number): Promise<void> {
    await expect(async () => {
      if ((await this.heading(to).count()) === 0) await this.next.click({ timeout: 5_000 });
      await this.heading(to).waitFor({ timeout: 15_000 });
    }).toPass({ timeout: 60_000 });
  }

  expectAnswered = (count: number) =>
    expect(this.page.getByText(`${count} of ${QUESTION_COUNT} answered`, { exact: true })).toBeVisible();

  expectSaved = () => expect(this.page.getByText("Saved", { exact: true })).toBeVisible();

  /** Answers the question that is shown: the given choice of several, the lowest number, or a few words. */
  async answer(choice = 0): Promise<void> {
    const field = this.page.getByRole("main").locator("[name=answer]").first();
    const kind = await field.evaluate((element) => (element instanceof HTMLInputElement ? element.type : "text"));
    if (kind === "radio") await this.choices.nth(choice).check();
    else if (kind === "number") await field.fill((await field.getAttribute("min")) ?? "0");
    else await field.fill("Somebody who remembers how I take my tea.");
  }

  /** Waits until every answer is on the server; without JavaScript it goes a question back for that. */
  async settle(): Promise<void> {
    if (await this.savesAtOnce()) await this.expectSaved();
    else if (await this.previous.isVisible()) await this.previous.click();
  }

  /** Waits until the page answers to keys: they are shown from then on. */
  expectKeys = () => expect(this.page.getByText(/goes? on/)).toBeVisible();

  private heading = (number: number) => this.page.getByText(`Question ${number} of ${QUESTION_COUNT}`, { exact: true });

  private async savesAtOnce(): Promise<boolean> {
    return !(await this.page.getByRole("main").locator("noscript p").first().isVisible());
  }
}

export interface AnswerQuestionnaireOptions {
  /** The last question to answer; the last of all unless told otherwise. */
  upTo?: number;
  /** Completes the questionnaire; ends on the screen after it. */
  submit?: boolean;
}

/**
 * Answers question after question from the first open one, with and without JavaScript. Without `submit` it ends on the
 * question after `upTo`, or on one of the last two, and everything is saved.
 */
export async function answerQuestionnaire(page: Page, options: AnswerQuestionnaireOptions = {}): Promise<void> {
  const { upTo = QUESTION_COUNT, submit = false } = options;
  const questionnaire = new QuestionnairePage(page);
  await questionnaire.open();
  let number = Number(new URL(page.url()).searchParams.get("q"));
  for (; number <= upTo; number++) {
    await questionnaire.expectNumber(number);
    await questionnaire.answer(number % 2);
    if (number < QUESTION_COUNT) await questionnaire.goOn(number + 1);
  }
  if (number <= QUESTION_COUNT) await questionnaire.expectNumber(number);
  if (!submit) return questionnaire.settle();
  await questionnaire.complete.click();
  await expect(page).toHaveURL("/dashboard");
}
