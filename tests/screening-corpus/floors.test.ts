import { expect, test } from "vitest";
import { screen, screenMessages } from "~/screening/screening";
import { readCorpus, readExaminations } from "./corpus";
import { rate } from "./rate";

const rating = rate({ screen, screenMessages }, readCorpus());
/** Named in the failure's message, so that it says which samples to look at. */
const listed = (ids: readonly string[]) => ids.join(", ");

test("at least 99 of 100 contacts are stopped", () => {
  expect(rating.contacts.share, `let through: ${listed(rating.missed)}`).toBeGreaterThanOrEqual(0.99);
});

test("at least 95 of 100 contacts that are split over messages are stopped", () => {
  expect(rating.splits.share, `let through: ${listed(rating.missed)}`).toBeGreaterThanOrEqual(0.95);
});

test("at most 1 of 200 innocent texts is stopped", () => {
  expect(rating.falsePositives, `stopped: ${listed(rating.wronged)}`).toBeLessThanOrEqual(0.005);
});

test("what is stopped is called by the kind that a reader would name", () => {
  expect(rating.kindAgreement).toBeGreaterThanOrEqual(0.9);
});

test.each(Object.entries(readExaminations()))(
  "of the innocent texts of the %s examination at most 1 of 100 is stopped",
  (_, innocents) => {
    const stopped = innocents.filter((sample) => !judge(sample).allowed).map(({ id }) => id);
    expect(stopped.length / innocents.length, `stopped: ${listed(stopped)}`).toBeLessThanOrEqual(0.01);
  },
);

function judge(sample: { text: string } | { messages: string[] }) {
  return "text" in sample ? screen(sample.text) : screenMessages(sample.messages);
}
