import { matchingTexts } from "~/texts/matching";
import { scaleLabels } from "~/texts/questionnaire";
import type { Factor } from "./factors";

const texts = matchingTexts.agreement;

/** The sentence on an answer that both have given, whose code this is. */
export function agreementSentence({ answers, question }: Factor, code: number, topic: string): string {
  switch (answers.kind) {
    case "options":
      return texts.option(topic, answers.options[code - 1] ?? "");
    case "scale":
      return texts.scale[scaleLabels[code - 1] ?? "Neutral"](question, topic);
    case "boolean":
      return code === 2 ? texts.yes(question) : texts.no(question);
    case "number":
      // A code may stand for several numbers, and the exact one is nobody's business but theirs.
      return texts.number(topic);
  }
}
