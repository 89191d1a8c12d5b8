/**
 * What figures are that come one after the other and that nobody announced: ages, marks and throws of dice come that
 * way as well, in lengths that no plan of telephones has.
 */

const SHORTEST_IN_PAIRS = 9;
const LEAST_COUNTED = 3;
const DICE = 5;
const MOST_CHANGE = 1.25;

/** "12", "14", "21", "8": numbers that are told two figures at a time are longer. */
export function isTooShort(numbers: readonly string[]): boolean {
  if (numbers.join("").length >= SHORTEST_IN_PAIRS) return false;
  return areSmall(numbers) || growLonger(numbers);
}

/** "45", "30", "110": the first group of a telephone number is none of the short ones. */
function growLonger(numbers: readonly string[]): boolean {
  const first = numbers[0]?.length ?? 0;
  const isCount = (digits: string) => /^[1-9]\d{0,2}$/.test(digits);
  return numbers.length > 2 && first === 2 && numbers.every(isCount) && numbers.some(({ length }) => length > first);
}

/** "14", "9", "12", "8", "15": a telephone number has groups of one length, but for the first and the last. */
export function areUneven(numbers: readonly string[]): boolean {
  return areSmall(numbers) && new Set(numbers.slice(1, -1).map(({ length }) => length)).size > 1;
}

/** One figure or two each, with no zero before, and not one figure after the other. */
function areSmall(numbers: readonly string[]): boolean {
  return numbers.every((digits) => /^(?:\d|[1-9]\d)$/.test(digits)) && numbers.some(({ length }) => length === 2);
}

/** "132 84", "128 80", "125 79": several times the same things, which change little. */
export function areAlikeByColumn(rows: readonly (readonly string[])[]): boolean {
  const first = rows[0] ?? [];
  return (
    rows.length > 1 &&
    first.length > 1 &&
    first.every((_, column) => {
      const values = rows.map((row) => Number(row[column] ?? 0));
      return Math.min(...values) > 9 && Math.max(...values) <= Math.min(...values) * MOST_CHANGE;
    }) &&
    rows.every((row) => row.length === first.length && !row.some((digits) => digits.startsWith("0")))
  );
}

/** "5 6 7 8": whoever dances counts. */
export function isCountedAloud(numbers: readonly string[]): boolean {
  return numbers.length >= LEAST_COUNTED && numbers.every((n, i) => Number(n) === Number(numbers[0]) + i);
}

/** "22 6": from one hour to another. */
export function isShift(numbers: readonly string[]): boolean {
  return numbers.length === 2 && numbers.every((n) => /^(?:\d|1\d|2[0-4])$/.test(n));
}

/** "6 6 6 2 1": five dice. */
export function isThrow(numbers: readonly string[]): boolean {
  return numbers.length === DICE && numbers.every((n) => /^[1-6]$/.test(n));
}
