/** What one turn of some work took. */
export interface Measured {
  /** On the clock on the wall, with all that other processes took meanwhile. */
  elapsedMilliseconds: number;
  /** Of this process alone: on a busy machine, close to what an idle one would have needed. */
  processorMilliseconds: number;
}

/** Does the work several times and gives what one turn took. */
export function measure(work: () => void, turns: number): Measured {
  const elapsedBefore = performance.now();
  const processorBefore = process.cpuUsage();
  for (let turn = 0; turn < turns; turn++) work();
  const { user, system } = process.cpuUsage(processorBefore);
  return {
    elapsedMilliseconds: (performance.now() - elapsedBefore) / turns,
    processorMilliseconds: (user + system) / 1000 / turns,
  };
}
