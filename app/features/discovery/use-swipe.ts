import { useEffect, useRef, type RefObject } from "react";
import type { Decision } from "./deck";

/** A card that is moved further than this to the side counts as decided. */
export const SWIPE_THRESHOLD_PX = 100;
/** Less than this is a press, not a move. */
const SLOP_PX = 8;
const DEGREES_PER_PX = 0.04;

/** To which side a card was moved far enough; null for neither. */
export function swipedTo(dx: number): Decision | null {
  return Math.abs(dx) > SWIPE_THRESHOLD_PX ? (dx > 0 ? "like" : "pass") : null;
}

/**
 * Lets a card be moved by mouse, pen and finger. The way it has gone stands in `--drag-x`, from where its leaving
 * begins, and the side it is on in `data-side`. Let go before the threshold, it goes back.
 */
export function useSwipe(card: RefObject<HTMLElement>, isOnTop: boolean, onSwipe: (decision: Decision) => void): void {
  const latest = useRef(onSwipe);
  useEffect(() => {
    latest.current = onSwipe;
  });
  useEffect(() => {
    const element = card.current;
    if (!isOnTop || !element) return;
    let start: { x: number; y: number; pointer: number } | null = null;
    let isMoving = false;

    const show = (dx: number) => {
      // Set from a script, a style passes the content security policy.
      element.style.setProperty("--drag-x", `${dx}px`);
      element.style.setProperty("--drag-turn", `${dx * DEGREES_PER_PX}deg`);
      element.dataset["side"] = swipedTo(dx) ?? "";
      element.dataset["moving"] = String(dx !== 0);
    };
    const begin = (event: PointerEvent) => {
      if (!event.isPrimary || event.button !== 0) return;
      if (event.target instanceof Element && event.target.closest("button, a, input, video")) return;
      start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    };
    const move = (event: PointerEvent) => {
      if (start === null || event.pointerId !== start.pointer) return;
      const dx = event.clientX - start.x;
      if (!isMoving && Math.abs(dx) < SLOP_PX) return;
      if (!isMoving) element.setPointerCapture(event.pointerId);
      isMoving = true;
      show(dx);
    };
    const end = (event: PointerEvent) => {
      if (start === null || event.pointerId !== start.pointer) return;
      const decision = isMoving ? swipedTo(event.clientX - start.x) : null;
      start = null;
      isMoving = false;
      if (decision === null) show(0);
      else latest.current(decision);
    };
    // The browser took the gesture over, for scrolling.
    const cancel = () => {
      start = null;
      isMoving = false;
      show(0);
    };
    show(0);
    element.addEventListener("pointerdown", begin);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", end);
    element.addEventListener("pointercancel", cancel);
    return () => {
      element.removeEventListener("pointerdown", begin);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", end);
      element.removeEventListener("pointercancel", cancel);
    };
  }, [card, isOnTop]);
}
