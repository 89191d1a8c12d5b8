import { screenPath } from "../account/screens";

export const MATCHES_PATH = "/matches";

export const matchPath = (matchId: string): string => `${MATCHES_PATH}/${encodeURIComponent(matchId)}`;
export const unmatchPath = (matchId: string): string => `${matchPath(matchId)}/unmatch`;

/** Where the conversation of a match is, or null while there is no such screen. */
export function conversationPath(matchId: string): string | null {
  const screen = screenPath("/messages");
  return screen && `${screen}?matchId=${encodeURIComponent(matchId)}`;
}
