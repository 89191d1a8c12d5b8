import { screenTexts } from "~/texts/chat-screen";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LOCALE = "en-US";
const { time: texts } = screenTexts;

/** The zone in which a time is told: the name of one, or undefined for the browser's own. */
export type Zone = string | undefined;

/** The zone of the server, and of the browser's first rendering, which has to agree with it. */
export const SERVER_ZONE = "UTC";

/**
 * When a message was written: under 1 hour "Just now", under 24 hours a time of day ("2:05 PM"), otherwise a short date
 * ("Nov 20", with the year when it is another one). What a clock that runs behind puts into the future is of now.
 */
export function messageTime(moment: Date, now: Date, zone: Zone): string {
  const age = now.getTime() - moment.getTime();
  if (age < HOUR_MS) return texts.now;
  if (age < DAY_MS) return timeOfDay(moment, zone);
  return shortDate(moment, now, zone);
}

/** The same in the list of conversations: between 1 and 24 hours it is "Nh ago". */
export function listTime(moment: Date, now: Date, zone: Zone): string {
  const age = now.getTime() - moment.getTime();
  if (age >= HOUR_MS && age < DAY_MS) return texts.hours(Math.floor(age / HOUR_MS));
  return messageTime(moment, now, zone);
}

/** The day of a separator between messages: "Today", "Yesterday", else "Friday, November 20", with another year's. */
export function dayName(moment: Date, now: Date, zone: Zone): string {
  const day = dayKey(moment, zone);
  if (day === dayKey(now, zone)) return texts.today;
  if (day === dayKey(new Date(now.getTime() - DAY_MS), zone)) return texts.yesterday;
  return new Intl.DateTimeFormat(LOCALE, {
    timeZone: zone,
    weekday: "long",
    month: "long",
    day: "numeric",
    ...yearUnlessSame(moment, now, zone),
  }).format(moment);
}

/** The whole moment, for who wants to know exactly: "Nov 20, 2026, 2:05 PM". */
export function fullTime(moment: Date, zone: Zone): string {
  const format = new Intl.DateTimeFormat(LOCALE, { timeZone: zone, dateStyle: "medium", timeStyle: "short" });
  return plainSpaces(format.format(moment));
}

/** Equal for moments of the same calendar day: "2026-11-20". */
export function dayKey(moment: Date, zone: Zone): string {
  // The one locale whose dates are written year-month-day.
  return new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(moment);
}

function timeOfDay(moment: Date, zone: Zone): string {
  const format = new Intl.DateTimeFormat(LOCALE, { timeZone: zone, hour: "numeric", minute: "2-digit" });
  return plainSpaces(format.format(moment));
}

function shortDate(moment: Date, now: Date, zone: Zone): string {
  const year = yearUnlessSame(moment, now, zone);
  return new Intl.DateTimeFormat(LOCALE, { timeZone: zone, month: "short", day: "numeric", ...year }).format(moment);
}

const yearUnlessSame = (moment: Date, now: Date, zone: Zone) =>
  dayKey(moment, zone).slice(0, 4) === dayKey(now, zone).slice(0, 4) ? {} : ({ year: "numeric" } as const);

/** Node and browsers disagree, by version, on which space stands before AM and PM. */
const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
