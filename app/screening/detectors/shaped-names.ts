import type { Reading } from "../reading";
import { JOINTS, readName, type Name } from "./names";

/** Every name in a text that is written as no word is, and is no hashtag. */
export function findNames(reading: Reading): Name[] {
  const names: Name[] = [];
  const saysSigns = reading.mayHave("underscore", "dot");
  const hasCamel = /[a-z][A-Z]/.test(reading.original);
  for (let at = 0; at < reading.tokens.length;) {
    const name = saysSigns || hasCamel || mayBeShaped(reading, at) ? readName(reading, at) : null;
    const tagged = reading.tokens[at - 1]?.text === "#";
    const isStart = at === 0 || !reading.isGlued(at) || !/[/.]/.test(reading.tokens[at - 1]?.text ?? "");
    if (name?.shape === "shaped" && !tagged && isStart && !spelledOnly(reading, name)) names.push(name);
    at = Math.max(at + 1, name?.shape === "shaped" ? name.to : 0);
  }
  return names;
}

/** Only figures, signs between letters, and letters apart make a name that no word looks like. */
function mayBeShaped(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (token === undefined || token.kind === "sign") return token?.text === "_";
  return (
    token.kind === "mixed" ||
    token.spelled ||
    (reading.isGlued(at + 1) && JOINTS.test(reading.tokens[at + 1]?.text ?? ""))
  );
}

/** Letters apart are how people stress a word, too: "s l o w". */
function spelledOnly(reading: Reading, { from, to }: Name): boolean {
  return to === from + 1 && reading.tokens[from]?.spelled === true;
}
