import { SHAPES } from "./forms";

/** Four pairs are groups of a telephone number when somebody says that he gives one: "39.98.12.34". */
const PAIRS = /^\d\d(?:\.\d\d){3}$/;
const LENGTH_OF_PAIRS = 11;

const STRICT_SHAPES = SHAPES.filter(({ strict }) => strict);

/** Where an honest form ends that starts at a place of the plain text, or null. */
export function honestShapeAt(text: string, at: number, sayingPhone: boolean): number | null {
  if (sayingPhone && PAIRS.test(text.slice(at, at + LENGTH_OF_PAIRS))) return null;
  for (const { form, holds } of sayingPhone ? STRICT_SHAPES : SHAPES) {
    form.lastIndex = at;
    if (holds === undefined) {
      if (form.test(text) && !goesOn(text, at, form.lastIndex)) return form.lastIndex;
      continue;
    }
    const found = form.exec(text);
    if (found !== null && !goesOn(text, at, form.lastIndex) && holds(found)) return form.lastIndex;
  }
  return null;
}

const LONGEST_AHEAD = 8;

/** Whether more figures follow or precede a form in the way that parts its own: a date in "06.12.34.56" is none. */
function goesOn(text: string, start: number, end: number): boolean {
  const behind = text.slice(end, end + LONGEST_AHEAD);
  if (/^\d/.test(behind) || /^(?:[oilszbgq][-.]\d|([-.])[oil]\1[oil\d])/.test(behind)) return true;
  const found = text.slice(start, end);
  const ahead = text.slice(Math.max(0, start - LONGEST_AHEAD), start);
  // "7.o.o.9.1", "3.1.1 5.5.5"
  if (/[oil\d]([-.])[oil]\1$/.test(ahead)) return true;
  if (/^\d(?:\.\d){2,3}$/.test(found) && (/\d\.\d\.\d $/.test(ahead) || /^ \d\.\d\.\d(?!\d)/.test(behind))) return true;
  // "0478/12.34.56", "0171, 392, 0015", "6.5.0...5.5.5"
  if (/(?:^|\D)0\d{2,4} ?[-./] ?$/.test(ahead) || (found.includes(", ") && /\d, $/.test(ahead))) return true;
  if (found.includes(".") && (/^\.{2,4}\d/.test(text.slice(end, end + 5)) || /\d\.{2,4}$/.test(ahead))) return true;
  // "99-once-22-36"
  if (/^\d\d-\d\d$/.test(found) && /\d-[a-z]{3,5}-$/.test(ahead)) return true;
  const after = text.charAt(end);
  const before = text.charAt(start - 1);
  return (
    (/[-.,/:]/.test(after) && /\d/.test(text.charAt(end + 1)) && found.includes(after)) ||
    (/[-.,/:]/.test(before) && /\d/.test(text.charAt(start - 2)) && found.includes(before))
  );
}
