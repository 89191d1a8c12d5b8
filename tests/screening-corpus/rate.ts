import type { Corpus, Kind, Sample } from "./corpus";

export interface Verdict {
  allowed: boolean;
  violations: readonly { kind: Kind }[];
}
/** Anything that tells contacts from other talk. */
export interface Screening {
  screen: (text: string) => Verdict;
  screenMessages: (messages: readonly string[]) => Verdict;
}
/** Which of the samples were stopped, as shares from 0 to 1. */
export interface Stopped {
  share: number;
  byLabel: Record<string, number>;
}
export interface Rating {
  contacts: Stopped;
  splits: Stopped;
  hard: Stopped;
  easy: Stopped;
  /** Of all negatives, hard and easy. */
  falsePositives: number;
  /** Of the contacts that were stopped, the share with a violation of the kind that a reader would name. */
  kindAgreement: number;
  /** The ids of the contacts and splits that were let through. */
  missed: string[];
  /** The ids of the negatives that were stopped. */
  wronged: string[];
}

/** Screens the whole corpus once and says what was stopped. */
export function rate({ screen, screenMessages }: Screening, { contacts, splits, hard, easy }: Corpus): Rating {
  const judged = (samples: readonly Sample[]) =>
    samples.map((sample) => ({
      sample,
      verdict: "text" in sample ? screen(sample.text) : screenMessages(sample.messages),
    }));
  const of = { contacts: judged(contacts), splits: judged(splits), hard: judged(hard), easy: judged(easy) };
  const negatives = [...of.hard, ...of.easy];
  const caught = of.contacts.filter(({ verdict }) => !verdict.allowed);
  return {
    contacts: stopped(of.contacts),
    splits: stopped(of.splits),
    hard: stopped(of.hard),
    easy: stopped(of.easy),
    falsePositives: shareStopped(negatives),
    kindAgreement:
      caught.filter(({ sample, verdict }) => verdict.violations.some(({ kind }) => kind === sample.expect)).length /
      caught.length,
    missed: [...of.contacts, ...of.splits].filter(({ verdict }) => verdict.allowed).map(({ sample }) => sample.id),
    wronged: negatives.filter(({ verdict }) => !verdict.allowed).map(({ sample }) => sample.id),
  };
}

/** The sort of a sample: its technique, or what makes it hard. */
export function labelOf(sample: Sample): string {
  return "technique" in sample ? sample.technique : sample.hardness;
}

interface Judged {
  sample: Sample;
  verdict: Verdict;
}

function stopped(judged: readonly Judged[]): Stopped {
  const labels = [...new Set(judged.map(({ sample }) => labelOf(sample)))].sort();
  const ofLabel = (label: string) => judged.filter(({ sample }) => labelOf(sample) === label);
  return {
    share: shareStopped(judged),
    byLabel: Object.fromEntries(labels.map((label) => [label, shareStopped(ofLabel(label))])),
  };
}

function shareStopped(judged: readonly Judged[]): number {
  return judged.filter(({ verdict }) => !verdict.allowed).length / judged.length;
}
