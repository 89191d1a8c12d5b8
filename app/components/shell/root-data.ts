import { useMatches, useRouteLoaderData } from "@remix-run/react";
import type { ToastMessage } from "~/components/ui/toast-store";

/** The signed-in person, as the shell shows them. */
export type Viewer = { firstName: string; lastName: string; profileImageUrl: string | null };

/** What the root's loader answers to every page. */
export type RootData = {
  brandName: string;
  /** APP_ORIGIN, for canonical addresses. */
  origin: string;
  /** Null for visitors. */
  viewer: Viewer | null;
  toast: ToastMessage | null;
  /** In how many conversations the signed-in person has something unread. */
  unreadConversations: number;
};

/** The root's data; undefined while an error page stands in for the root. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}

/** The signed-in person, or null. */
export function useViewer(): Viewer | null {
  return useRootData()?.viewer ?? null;
}

/** In how many conversations something is unread, as the innermost route says that knows: the root is asked less often. */
export function useUnreadConversations(): number {
  const counts = useMatches().map(({ data }) => unreadIn(data));
  return counts.findLast((count) => count !== null) ?? 0;
}

function unreadIn(data: unknown): number | null {
  if (typeof data !== "object" || data === null || !("unreadConversations" in data)) return null;
  return typeof data.unreadConversations === "number" ? data.unreadConversations : null;
}
