import { withAnswered, type Marks } from "./navigation";
import type { OpenPage, QuestionnairePage, Step } from "./questionnaire-page";

/**
 * The questions that this browser page has been given, and the answers given on it. Going to a question that is here
 * needs no network; what the server says is taken over unless it may not know the page's last answers yet.
 */
export class StepCache {
  #steps = new Map<number, Step>();
  #own = new Map<number, string>();
  #page: OpenPage | null = null;
  #changes = 0;
  #asked = 0;
  #learned = 0;
  #listeners = new Set<() => void>();

  /** `hasUnsent` tells whether answers of this page are still on their way. */
  constructor(private readonly hasUnsent: () => boolean) {}

  /** Takes over what the server says. */
  learn(page: OpenPage): void {
    this.#page = page;
    for (const step of page.steps) this.#steps.set(step.number, step);
    this.#notify();
  }

  answer(number: number, text: string): void {
    this.#own.set(number, text);
    this.#changes++;
    this.#notify();
  }

  /** From now on every question is asked for again: the questionnaire may be completed in a moment. */
  expire(): void {
    this.#steps.clear();
  }

  has = (number: number): boolean => this.#steps.has(number);

  /** The screen of that question as far as this page knows it, or null. */
  page(number: number): OpenPage | null {
    const step = this.#steps.get(number);
    if (!step || !this.#page) return null;
    const answer = this.#own.get(number) ?? step.answer;
    return { ...this.#page, number, marks: this.marks() ?? this.#page.marks, steps: [{ ...step, answer }] };
  }

  /** Which questions are answered, this page's own answers included; null before anything is known. */
  marks = (): Marks | null => this.#page && withAnswered(this.#page.marks, this.#own.keys());

  /**
   * The screen of a question: at once when it is known, while the server's word about it and its neighbours comes
   * behind; else when the server has answered.
   */
  async load(number: number | null, ask: () => Promise<QuestionnairePage>): Promise<QuestionnairePage> {
    // Nothing on its way now and nothing answered until the server speaks: then it knows every answer.
    const changesBefore = this.hasUnsent() ? null : this.#changes;
    const turn = ++this.#asked;
    const fresh = ask().then((page) => {
      if (page.status === "completed") this.expire();
      // An answer that a later one has overtaken is old.
      if (page.status === "completed" || turn < this.#learned) return page;
      this.#learned = turn;
      if (changesBefore === this.#changes) this.#own.clear();
      this.learn(page);
      return this.page(page.number) ?? page;
    });
    const known = number === null ? null : this.page(number);
    if (known === null) return fresh;
    // The page has what it shows; what could not be loaded behind it is asked for when it is needed.
    fresh.catch(() => undefined);
    return known;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
