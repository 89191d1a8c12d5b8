import { matchTexts } from "~/texts/matches";

const DAY_MS = 86_400_000;
const { age: texts } = matchTexts;

/**
 * How long ago something was, by calendar days in UTC: Today, Yesterday, N days ago (under 7), weeks (under 30),
 * months of 30 days. What a clock that runs behind puts into the future is of today.
 */
export function ageLabel(moment: Date, now: Date): string {
  const days = Math.floor(now.getTime() / DAY_MS) - Math.floor(moment.getTime() / DAY_MS);
  if (days <= 0) return texts.today;
  if (days === 1) return texts.yesterday;
  if (days < 7) return texts.days(days);
  if (days < 30) return texts.weeks(Math.floor(days / 7));
  return texts.months(Math.floor(days / 30));
}
