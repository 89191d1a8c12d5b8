import { useSyncExternalStore } from "react";

/** What a toast says. The server puts one into the session flash; the browser may show one with `showToast`. */
export type ToastMessage = {
  title: string;
  description?: string;
  variant?: "default" | "success" | "destructive";
  /** Sends the browser there by a document navigation after `afterMs`, for instance to sign in again. */
  redirectTo?: string;
  afterMs?: number;
};

export type Toast = ToastMessage & {
  id: string;
  open: boolean;
  /** True when the page already showed the message before hydration, so that it does not slide in again. */
  settled: boolean;
};

export const TOAST_LIMIT = 1;
export const TOAST_DISPLAY_MS = 5_000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

const none: readonly Toast[] = [];
const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();
let toasts: readonly Toast[] = none;
let count = 0;

function set(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function remove(id: string) {
  clearTimeout(removals.get(id));
  removals.delete(id);
  set(toasts.filter((toast) => toast.id !== id));
}

/** Shows a toast in place of the one that is there and returns its id. For event handlers and effects only. */
export function showToast(message: ToastMessage, settled = false): string {
  const id = `toast-${++count}`;
  const next = [{ ...message, id, open: true, settled }, ...toasts];
  for (const { id: dropped } of next.slice(TOAST_LIMIT)) {
    clearTimeout(removals.get(dropped));
    removals.delete(dropped);
  }
  set(next.slice(0, TOAST_LIMIT));
  return id;
}

/** Closes a toast; it is forgotten when the removal delay is over. */
export function dismissToast(id: string): void {
  if (removals.has(id) || !toasts.some((toast) => toast.id === id)) return;
  removals.set(
    id,
    setTimeout(() => remove(id), TOAST_REMOVE_DELAY_MS),
  );
  set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The toasts of this browser tab, the newest first; none on the server. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
}

/** The toasts as they are now, for callers outside React. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}
