import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/** False on the server, in a browser without JavaScript, and in the first render of the browser; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
