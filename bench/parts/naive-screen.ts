import type { Kind } from "../../tests/screening-corpus/corpus";
import type { Verdict } from "../../tests/screening-corpus/rate";

// What a service writes in an afternoon: one expression a kind and a list of the networks' names.
const expressions: [Kind, RegExp][] = [
  ["phone", /(?:\+?\d{1,3}[-. ]?)?\(?\d{2,4}\)?(?:[-. ]?\d{2,4}){2,4}/],
  ["email", /[\w.+-]+@[\w-]+\.[a-z]{2,}/i],
  ["url", /https?:\/\/|www\.|\b[\w-]+\.(?:com|net|org|io|me|co|es|fr|de)\b/i],
  ["handle", /@\w{3,}|\b(?:instagram|insta|snapchat|whatsapp|telegram|facebook|tiktok|discord|skype|kik|wechat)\b/i],
];

/** A screen of plain regular expressions over one text, for comparison only. */
export function naiveScreen(text: string): Verdict {
  const violations = expressions.flatMap(([kind, expression]) => (expression.test(text) ? [{ kind }] : []));
  return { allowed: violations.length === 0, violations };
}

/** It knows no conversation: each message is read alone. */
export function naiveScreenMessages(messages: readonly string[]): Verdict {
  const violations = messages.flatMap((message) => naiveScreen(message).violations);
  return { allowed: violations.length === 0, violations };
}
