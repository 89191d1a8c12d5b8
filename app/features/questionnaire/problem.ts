/** What stood in the way of a posted step. Sent back with the page, which keeps what was typed. */
export interface Problem {
  questionId: string;
  /** What the answer's field held. */
  text: string | null;
  /** What is wrong with this question's answer; stands beside it. */
  answerError: string | null;
  /** What is wrong with the whole; stands above the question. */
  notice: "incomplete" | "failed" | null;
}
