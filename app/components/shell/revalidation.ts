import type { ShouldRevalidateFunction } from "@remix-run/react";

/** For the frames around screens: moving within one screen (`?q=2`, then `?q=3`) changes nothing of theirs. */
export const revalidateUnlessWithinScreen: ShouldRevalidateFunction = (change) => {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = change;
  const isWithinScreen = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return defaultShouldRevalidate && (formMethod !== undefined || !isWithinScreen);
};
