import { dashboardTexts } from "~/texts/dashboard";

/** Something that happened to a member, from what is stored. */
export type ActivityFact =
  | { kind: "match"; at: Date; matchId: string; name: string }
  | { kind: "message"; at: Date; matchId: string; name: string }
  | { kind: "views"; at: Date; day: string; count: number }
  | { kind: "questionnaire"; at: Date }
  | { kind: "profile"; at: Date };

export const MAX_ACTIVITIES = 8;

/** The latest things that happened, newest first. What happened at the same moment keeps its order. */
export function latest<Fact extends { at: Date }>(facts: readonly Fact[], max = MAX_ACTIVITIES): Fact[] {
  return [...facts].sort((one, other) => other.at.getTime() - one.at.getTime()).slice(0, max);
}

const HOUR_MS = 3_600_000;
const { ago: texts } = dashboardTexts.activity;
const shortDate = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** How long ago: under an hour 'Just now', under a day 'Nh ago', otherwise the date in UTC, with the year if another. */
export function agoLabel(moment: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - moment.getTime()) / HOUR_MS);
  if (hours < 1) return texts.justNow;
  if (hours < 24) return texts.hours(hours);
  return (moment.getUTCFullYear() === now.getUTCFullYear() ? shortDate : longDate).format(moment);
}
