import { profileFactTexts as texts } from "~/texts/profile-facts";
import { GENDER_LABELS, RELATIONSHIP_GOAL_LABELS, RELIGION_LABELS } from "./options";

type Given<Value> = Value | null | undefined;

/** The fields of a profile that are told as facts; any of them may be open. */
export interface FactFields {
  height?: Given<number>;
  education?: Given<string>;
  relationshipGoal?: Given<string>;
  religion?: Given<string>;
  hasChildren?: Given<boolean>;
  wantsChildren?: Given<boolean>;
  gender?: Given<string>;
}

export interface Fact {
  label: string;
  value: string;
}

/** What a profile says of a person beside the bio, in words; what is open is left out. */
export function profileFacts(profile: FactFields): Fact[] {
  const { height, education, relationshipGoal, religion, hasChildren, wantsChildren, gender } = profile;
  return stated([
    [texts.height, height ? `${height} cm` : null],
    [texts.education, education],
    [texts.relationshipGoal, labelIn(RELATIONSHIP_GOAL_LABELS, relationshipGoal)],
    [texts.religion, labelIn(RELIGION_LABELS, religion)],
    [texts.hasChildren, yesOrNo(hasChildren)],
    [texts.wantsChildren, yesOrNo(wantsChildren)],
    [texts.gender, labelIn(GENDER_LABELS, gender)],
  ]);
}

/** The pairs of name and value that have a value. */
export function stated(facts: readonly (readonly [label: string, value: Given<string>])[]): Fact[] {
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function labelIn(labels: Readonly<Record<string, string>>, value: Given<string>): string | null {
  return value && Object.hasOwn(labels, value) ? (labels[value] ?? null) : null;
}

function yesOrNo(value: Given<boolean>): string | null {
  if (value === null || value === undefined) return null;
  return value ? texts.yes : texts.no;
}
