import type { ToastMessage } from "~/components/ui/toast-store";
import type { NotificationView } from "~/realtime/protocol";
import { matchTexts } from "~/texts/matches";
import { MATCHES_PATH, matchPath } from "./paths";

const { live: texts } = matchTexts;

/** Where the member is: the router's location. */
export interface Place {
  pathname: string;
  search: string;
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
      return isOpen(news.matchId, place) ? null : { title: texts.message(news.partnerName) };
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

function isOpen(matchId: string, { pathname, search }: Place): boolean {
  return pathname === "/messages" && new URLSearchParams(search).get("matchId") === matchId;
}
