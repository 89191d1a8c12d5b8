let now = () => new Date();

/** The one source of time. */
export const clock = {
  now: (): Date => now(),
};

/** Replaces the source of time; returns a function that puts the former one back. */
export function setClock(source: () => Date): () => void {
  const former = now;
  now = source;
  return () => {
    now = former;
  };
}
