import { useEffect, useMemo, useRef } from "react";
import { liveClient } from "./browser-client";
import type { ConversationHandlers } from "./followed-conversation";
import type { NotificationView } from "./protocol";
import type { FollowControls } from "./socket-client";

/** A value as it was last rendered, for what happens later. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/**
 * Hears what happens in a conversation while the screen shows it: messages after `afterSeq` (each once, in order, also
 * those of a time without connection), typing, reading, presence, the end. Without a match nothing is followed.
 * Handlers may change with each render. The controls stay the same as long as the match does.
 */
export function useConversationEvents(
  matchId: string | null,
  handlers: ConversationHandlers,
  { afterSeq = 0 }: { afterSeq?: number } = {},
): Omit<FollowControls, "stop"> {
  const latest = useLatest(handlers);
  const seen = useLatest(afterSeq);
  const controls = useRef<FollowControls | null>(null);
  useEffect(() => {
    if (matchId === null) return;
    const followed = liveClient().follow(matchId, seen.current, {
      onMessages: (messages) => latest.current.onMessages?.(messages),
      onTyping: (isTyping) => latest.current.onTyping?.(isTyping),
      onRead: (memberId, seq) => latest.current.onRead?.(memberId, seq),
      onPresence: (isOnline) => latest.current.onPresence?.(isOnline),
      onUnmatched: () => latest.current.onUnmatched?.(),
      onLive: (isLive) => latest.current.onLive?.(isLive),
    });
    controls.current = followed;
    return () => {
      controls.current = null;
      followed.stop();
    };
  }, [matchId, latest, seen]);
  return useMemo(
    () => ({
      typing: (isTyping) => controls.current?.typing(isTyping),
      read: (seq) => controls.current?.read(seq),
      nudge: (message) => controls.current?.nudge(message),
    }),
    [],
  );
}

/** Hears of what happens anywhere: matches, likes, messages of conversations that are not open. */
export function useNotifications(handler: (notification: NotificationView) => void): void {
  const latest = useLatest(handler);
  useEffect(() => liveClient().onNotification((notification) => latest.current(notification)), [latest]);
}

/** Hears of every match of the member that ends, by its id. */
export function useUnmatched(handler: (matchId: string) => void): void {
  const latest = useLatest(handler);
  useEffect(() => liveClient().onUnmatched((matchId) => latest.current(matchId)), [latest]);
}
