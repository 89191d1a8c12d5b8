/** Lets work under one name happen one after the other; work under different names does not wait. */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return async function takeTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = last.get(name) ?? Promise.resolve();
    const mine = before.catch(() => undefined).then(work);
    last.set(name, mine);
    try {
      return await mine;
    } finally {
      if (last.get(name) === mine) last.delete(name);
    }
  };
}
