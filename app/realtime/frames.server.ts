import { clock } from "~/platform/clock";
import { liveTexts, notificationText } from "~/texts/live";
import type { FrameOf, MessageView, NotificationView } from "./protocol";

/** The frames of the server. Each has the keys of the protocol's envelope, filled with what there is. */
const at = () => clock.now().toISOString();

export const subscribedFrame = (matchId: string, seq: number): FrameOf<"subscribed"> => ({
  type: "subscribed",
  matchId,
  senderId: null,
  message: "",
  createdAt: at(),
  seq,
});

export const messageFrame = (message: MessageView): FrameOf<"message"> => ({ type: "message", ...message });

export const typingFrame = (matchId: string, senderId: string, isTyping: boolean): FrameOf<"typing"> => ({
  type: "typing",
  matchId,
  senderId,
  message: "",
  createdAt: at(),
  isTyping,
});

export const readFrame = (matchId: string, senderId: string, seq: number): FrameOf<"read"> => ({
  type: "read",
  matchId,
  senderId,
  message: "",
  createdAt: at(),
  seq,
});

export const presenceFrame = (matchId: string, senderId: string, isOnline: boolean): FrameOf<"presence"> => ({
  type: "presence",
  matchId,
  senderId,
  message: "",
  createdAt: at(),
  isOnline,
});

export const unmatchedFrame = (matchId: string): FrameOf<"unmatched"> => ({
  type: "unmatched",
  matchId,
  senderId: null,
  message: liveTexts.unmatched,
  createdAt: at(),
});

export const errorFrame = (message: string, matchId: string | null = null): FrameOf<"error"> => ({
  type: "error",
  matchId,
  senderId: null,
  message,
  createdAt: at(),
});

export const notificationFrame = (notification: NotificationView): FrameOf<"notification"> => ({
  type: "notification",
  matchId: notification.kind === "like" ? null : notification.matchId,
  senderId: null,
  message: notificationText(notification).title,
  createdAt: at(),
  notification,
});
