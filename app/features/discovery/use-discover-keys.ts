import { useEffect, useRef } from "react";
import type { Decision } from "./deck";

/** Where an arrow key already means something. */
const TAKES_ARROWS = "textarea, select, video, audio, [contenteditable], input:not([type=checkbox])";

/** ← passes and → likes the card on top; silent while somebody types, a dialog is open or a key is held down. */
export function useDiscoverKeys(decide: (decision: Decision) => void): void {
  const latest = useRef(decide);
  useEffect(() => {
    latest.current = decide;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, target } = event;
      if (key !== "ArrowLeft" && key !== "ArrowRight") return;
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      if (target instanceof Element && target.closest(TAKES_ARROWS)) return;
      if (document.querySelector("dialog[open]")) return;
      event.preventDefault();
      latest.current(key === "ArrowRight" ? "like" : "pass");
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
