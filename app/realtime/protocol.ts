import { z } from "zod";

/** Longer frames end the connection. */
export const MAX_FRAME_BYTES = 8 * 1_024;

/** Why the server ends a connection. */
export const CLOSE_CODES = {
  goingAway: 1001,
  badFrames: 1008,
  tooBig: 1009,
  sessionEnded: 4401,
  notYourMatch: 4403,
  idle: 4408,
  tooFast: 4429,
} as const;

/** A message as the API and the socket show it. `createdAt` is an ISO date. */
export interface MessageView {
  id: string;
  seq: number;
  senderId: string;
  message: string;
  createdAt: string;
  matchId: string;
}

/** What a member is told wherever they are in the product. A like never says whose it is. */
const NotificationSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("match"), matchId: z.string(), partnerName: z.string() }),
  z.object({ kind: z.literal("message"), matchId: z.string(), partnerName: z.string() }),
  z.object({ kind: z.literal("like") }),
]);
export type NotificationView = z.infer<typeof NotificationSchema>;

const matchId = z.string().min(1).max(100);

/** What a client may send. Other keys, such as those of the frame's envelope, are allowed and ignored. */
export const ClientFrameSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("subscribe"), matchId }),
  z.object({ type: z.literal("unsubscribe"), matchId }),
  z.object({ type: z.literal("typing"), matchId, isTyping: z.boolean().default(true) }),
  /** Without `seq`, everything is read. */
  z.object({ type: z.literal("read"), matchId, seq: z.int().min(0).optional() }),
  /** A nudge after sending by the API: nothing of its text is used. */
  z.object({ type: z.literal("message"), matchId }),
]);
export type ClientFrame = z.infer<typeof ClientFrameSchema>;
/** A frame as a client writes it. */
export type ClientFrameInput = z.input<typeof ClientFrameSchema>;

/** Every frame of the server has these; `senderId` is null where the service itself speaks. */
const envelope = {
  matchId: z.string().nullable(),
  senderId: z.string().nullable(),
  message: z.string(),
  createdAt: z.string(),
};
const inMatch = { ...envelope, matchId: z.string() };
const ofMember = { ...inMatch, senderId: z.string() };

/** What the server sends. */
export const ServerFrameSchema = z.discriminatedUnion("type", [
  /** Answers `subscribe`; `seq` is the number of the newest message, 0 before the first. */
  z.object({ type: z.literal("subscribed"), ...inMatch, seq: z.number() }),
  z.object({ type: z.literal("message"), ...ofMember, id: z.string(), seq: z.number() }),
  z.object({ type: z.literal("typing"), ...ofMember, isTyping: z.boolean() }),
  /** The sender has read up to `seq`. */
  z.object({ type: z.literal("read"), ...ofMember, seq: z.number() }),
  z.object({ type: z.literal("presence"), ...ofMember, isOnline: z.boolean() }),
  z.object({ type: z.literal("unmatched"), ...inMatch }),
  /** `message` says what was wrong. */
  z.object({ type: z.literal("error"), ...envelope }),
  z.object({ type: z.literal("notification"), ...envelope, notification: NotificationSchema }),
]);
export type ServerFrame = z.infer<typeof ServerFrameSchema>;
export type FrameOf<Type extends ServerFrame["type"]> = Extract<ServerFrame, { type: Type }>;

/** The value of a text that should be JSON; undefined when it is not. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
