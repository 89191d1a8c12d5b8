/** Says on standard error what is going on; standard output is for the result alone. */
export function progress(what: string): void {
  process.stderr.write(`${what}\n`);
}

/** The value in the middle, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** To three significant digits: the measurement has no more. */
export function round(value: number): number {
  return Number(value.toPrecision(3));
}
