export const MESSAGES_PATH = "/messages";

/** The page of a conversation; with `before`, the page that begins with the messages before that number. */
export function messagesPath(matchId: string, before?: number): string {
  const page = `${MESSAGES_PATH}?matchId=${encodeURIComponent(matchId)}`;
  return before === undefined ? page : `${page}&before=${before}#${messageAnchor(before)}`;
}

/** Where a message stands on its page. */
export const messageAnchor = (seq: number): string => `message-${seq}`;
