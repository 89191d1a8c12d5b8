import { findMentions } from "../detectors/mentions";
import { readName } from "../detectors/names";
import { hasRole } from "../lexicon";
import type { Reading } from "../reading";
import type { Split } from "./split";

/** How far from the parts the network may be named. */
const REACH = 4;
const MOST_TALK = 3;

/** A name in parts that are said to be such: "first half: anna", "second half: kowa", "and that's on insta". */
export function splitParts(readings: readonly Reading[], from: number): Split | null {
  let parts: number[] = [];
  let started = false;
  let named = false;
  for (let i = 0; i < readings.length; i++) {
    const reading = readings[i];
    const part = reading === undefined ? null : partOf(reading);
    if (reading === undefined || part === null) continue;
    const before = parts.at(-1);
    const goesOn = before !== undefined && i - before <= MOST_TALK;
    started = (goesOn && started) || BEGINS.test(reading.text);
    named = (goesOn && named) || part === "name";
    parts = goesOn ? [...parts, i] : [i];
    if (parts.length < 2 || !started || !named) continue;
    const first = Math.max(0, (parts[0] ?? i) - REACH);
    const near = readings.slice(first, i + 1 + REACH);
    if (near.some(({ text }) => SEEN.test(text))) continue;
    const place = near.findIndex((other) => findMentions(other).some(({ sureness }) => NAMED.has(sureness)));
    if (place < 0 || Math.max(i, first + place) < from) continue;
    return { kind: "handle", messages: parts, reason: "a name in parts" };
  }
  return null;
}

const NAMED: ReadonlySet<string> = new Set(["sure", "slang", "described"]);
/** What only ever opens a row of parts, in all languages. */
const BEGINS =
  /\b(?:half|part|bit|starts?|begins?|parte|mitad|empieza|comienza|primero|moitie|partie|commence|debute|teil|halfte|fangt|beginnt)\b/;
/** "saw it on …" */
const SEEN = /\b(?:saw|seen|watched|read|vi|lei|vu|lu|gesehen|gelesen)\b/;
const MOST_WORDS = 6;

/** "first half: anna", "then kowa", "termina en kowa": a phrase for a part, and one word that is given. */
function partOf(reading: Reading): "name" | "word" | null {
  const { tokens } = reading;
  if (!reading.mayHave("part", "step") || tokens.length > MOST_WORDS) return null;
  let at = 0;
  let said = 0;
  while (at < tokens.length) {
    const part = Math.max(reading.length(at, "part", "step"), BEGINS.test(tokens[at]?.text ?? "") ? 1 : 0);
    const small = SMALL.test(tokens[at]?.text ?? "") ? 1 : reading.length(at, "and", "is", "my", "as", "on");
    if (part + small === 0) break;
    if (part > 0) said++;
    at += Math.max(part, small);
  }
  const name = said > 0 ? readName(reading, at) : null;
  if (name === null || tokens.slice(name.to).some(({ kind }) => kind !== "sign")) return null;
  if (name.shape !== "ordinary") return "name";
  return hasRole(tokens[at]?.text ?? "", "common") ? null : "word";
}

/** What stands between the word for a part and the part. */
const SMALL = /^(?:[:,"=]|it|with|the|con|por|la|el|avec|par|le|mit)$/;
