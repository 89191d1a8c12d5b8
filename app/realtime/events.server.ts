import { inProcessBus, type Bus } from "~/platform/bus.server";
import type { MessageView, NotificationView } from "./protocol";

/** What happened that members may be looking at right now. Ids are those of the database, as text. */
export type RealtimeEvent =
  | { kind: "message"; members: readonly string[]; message: MessageView }
  | { kind: "typing"; matchId: string; members: readonly string[]; memberId: string; isTyping: boolean }
  | { kind: "read"; matchId: string; members: readonly string[]; memberId: string; seq: number }
  | { kind: "unmatched"; matchId: string; members: readonly string[] }
  | { kind: "notification"; to: string; notification: NotificationView }
  | { kind: "presence"; memberId: string; isOnline: boolean }
  | { kind: "session-ended"; sessionId: string }
  | { kind: "sessions-ended"; memberId: string };

const bus: Bus<RealtimeEvent> = inProcessBus();

/** Tells all open sockets. Only what is stored is told: call it after the write. */
export const announce = (event: RealtimeEvent): Promise<void> => bus.publish(event);

/** Receives every event. Returns the function that ends it. */
export const onEvent = (receive: (event: RealtimeEvent) => void): (() => void) => bus.subscribe(receive);
