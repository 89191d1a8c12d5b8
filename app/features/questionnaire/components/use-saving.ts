import { useEffect, useSyncExternalStore } from "react";
import { saveQueue, stepCache } from "../draft";
import type { Marks } from "../navigation";
import type { OpenPage } from "../questionnaire-page";
import type { SaveState } from "../save-queue";

const nothingYet: SaveState = { status: "idle", errors: {} };

/** How the saving of answers stands. */
export function useSaveState(): SaveState {
  return useSyncExternalStore(saveQueue.subscribe, saveQueue.state, () => nothingYet);
}

/** Which questions are answered: what the server said, and what was answered on this page since. */
export function useMarks(page: OpenPage): Marks {
  const marks = useSyncExternalStore(stepCache.subscribe, stepCache.marks, () => null);
  useEffect(() => {
    // The document came with this page; later ones come by way of the cache.
    if (stepCache.marks() === null) stepCache.learn(page);
  }, [page]);
  return marks ?? page.marks;
}

/** Keeps answers from being lost when the page is left or the network comes back. */
export function useSavingToTheEnd(): void {
  useEffect(() => {
    const onHide = () => saveQueue.leave();
    const onOnline = () => void saveQueue.flush();
    const onUnload = (event: BeforeUnloadEvent) => {
      if (saveQueue.state().status === "retrying") event.preventDefault();
    };
    window.addEventListener("pagehide", onHide);
    window.addEventListener("online", onOnline);
    window.addEventListener("beforeunload", onUnload);
    return () => {
      void saveQueue.flush();
      window.removeEventListener("pagehide", onHide);
      window.removeEventListener("online", onOnline);
      window.removeEventListener("beforeunload", onUnload);
    };
  }, []);
}
