import { useEffect, type RefObject } from "react";

const TEXT_FIELD = "textarea, select, input:not([type=radio])";
/** What Enter already means something on. */
const ENTER_HAS_A_MEANING = "a, button, summary, textarea";

/**
 * Keys for the question on the page: those that its choices name (`aria-keyshortcuts`) choose, Enter goes on, the
 * arrows left and right go to the neighbours. They press the form's own controls, so nothing works by keys alone.
 * They are silent while something outside the question has the focus, and while `isLeaving`.
 */
export function useQuestionKeys(form: RefObject<HTMLFormElement>, isLeaving: () => boolean): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { target, key } = event;
      if (!form.current || !(target instanceof Element) || event.defaultPrevented || event.isComposing) return;
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || isLeaving()) return;
      // The focus is on the page itself or within the form.
      if (!target.contains(form.current) && !form.current.contains(target)) return;
      const control = controlFor(form.current, target, key, event.shiftKey);
      if (!control) return;
      event.preventDefault();
      if (control instanceof HTMLInputElement) control.focus();
      control.click();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [form, isLeaving]);
}

function controlFor(form: HTMLFormElement, target: Element, key: string, isShifted: boolean): HTMLElement | null {
  const onward = () => form.querySelector<HTMLElement>("button[data-onward]");
  if (key === "Enter") return target.matches(ENTER_HAS_A_MEANING) ? null : onward();
  if (target.matches(TEXT_FIELD)) return null;
  if (key === "ArrowRight" && !isShifted) return form.querySelector<HTMLElement>("button[value=next]");
  if (key === "ArrowLeft" && !isShifted) return form.querySelector<HTMLElement>("button[value=previous]");
  return /^[\da-z]$/i.test(key) ? form.querySelector<HTMLElement>(`[aria-keyshortcuts="${key.toLowerCase()}"]`) : null;
}
