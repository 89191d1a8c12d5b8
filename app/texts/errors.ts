/** A time to wait as people say it, never shorter than it is. */
function inWords(seconds: number): string {
  if (seconds <= 90) return count(seconds, "second");
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? count(minutes, "minute") : count(Math.ceil(minutes / 60), "hour");
}

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? "" : "s"}`;

/** Sentences that any screen or call may answer with. */
export const errorTexts = {
  unauthorizedTitle: "Unauthorized",
  unauthorizedBody: "You are logged out. Logging in again...",
  tooManyRequests: (seconds: number) => `Too many requests. Please try again in ${inWords(seconds)}.`,
  foreignOrigin: "This request did not come from our own pages, so nothing was changed.",
  notFound: "Not Found",
  backToStart: "Back to the start page",
  reference: (id: string) => `If you write to us about this, please name this reference: ${id}`,
  pages: {
    notFound: {
      title: "404 Page Not Found",
      body: "Did you forget to add the page to the router?",
    },
    tooMany: {
      title: "One moment, please",
      body: "There were more requests than we allow in so short a time. Nothing was lost. Please try again in a minute.",
    },
    refused: {
      title: "This did not work",
      body: "The page could not take this request, and nothing was changed. Please go back and try again.",
    },
    failed: {
      title: "Something went wrong on our side",
      body: "Your last step may not have been saved. Please try again; we have been told.",
    },
  },
} as const;

/** Why a sign-in did not end in a session, and what to do. */
export const signInTexts = {
  again: "Sign in again",
  home: "Back to the start page",
  problems: {
    cancelled: {
      title: "Sign-in cancelled",
      body: "You left the sign-in page before it was finished. Nothing was changed; you can sign in whenever you like.",
    },
    state: {
      title: "This sign-in does not belong to this browser",
      body: "It was begun in another window, took too long, or cookies are switched off. Please begin it again here.",
    },
    expired: {
      title: "This sign-in has expired",
      body: "The link back to us can be used once and only for a short time. Please sign in again.",
    },
    unavailable: {
      title: "Sign-in is not available right now",
      body: "Our sign-in service does not answer. Your account is safe. Please try again in a few minutes.",
    },
  },
} as const;
