import type { ToastMessage } from "~/components/ui/toast-store";
import type { NotificationView } from "~/realtime/protocol";
import { matchTexts } from "~/texts/matches";
import { MATCHES_PATH, matchPath } from "./paths";

const { live: texts } = matchTexts;

/** Its list shows by itself what is new, and a toast would lie over what is being written. */
const MESSAGES_PATH = "/messages";

/** Where the member is: the router's location. */
export interface Place {
  pathname: string;
}

/** The toast for what happened elsewhere, or null for what needs none where the member is. */
export function toastFor(news: NotificationView, place: Place): ToastMessage | null {
  switch (news.kind) {
    // Whose it is stays untold until it is mutual; a toast for each like would only tempt to guess.
    case "like":
      return null;
    case "match":
      return { title: texts.matchTitle, description: texts.matchBody(news.partnerName), variant: "success" };
    case "message":
      return place.pathname === MESSAGES_PATH ? null : { title: texts.message(news.partnerName) };
  }
}

/** Whether the screen shows what the news changes: it is then read anew. */
export function isShownAt({ pathname }: Place): boolean {
  return pathname === "/" || pathname === "/dashboard" || pathname === MATCHES_PATH;
}

/** Whether the screen is about this match alone, so that it has nothing left to show when the match ends. */
export function isAbout(matchId: string, { pathname }: Place): boolean {
  return pathname === matchPath(matchId) || pathname.startsWith(`${matchPath(matchId)}/`);
}
