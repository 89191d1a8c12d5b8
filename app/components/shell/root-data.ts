import { useRouteLoaderData } from "@remix-run/react";
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
};

/** The root's data; undefined while an error page stands in for the root. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}

/** The signed-in person, or null. */
export function useViewer(): Viewer | null {
  return useRootData()?.viewer ?? null;
}
