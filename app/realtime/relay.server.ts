import type { RealtimeEvent } from "./events.server";
import {
  messageFrame,
  notificationFrame,
  presenceFrame,
  readFrame,
  typingFrame,
  unmatchedFrame,
} from "./frames.server";
import type { ServerFrame } from "./protocol";
import type { Rooms } from "./rooms.server";

/** Brings an event to the connections of this process that it concerns. */
export function relay(rooms: Rooms, event: RealtimeEvent): void {
  const toFollowers = (members: readonly string[], matchId: string, frame: ServerFrame) => {
    for (const member of members) {
      for (const connection of rooms.following(member, matchId)) connection.send(frame);
    }
  };
  switch (event.kind) {
    case "message":
      return toFollowers(event.members, event.message.matchId, messageFrame(event.message));
    case "typing":
      return toFollowers(event.members, event.matchId, typingFrame(event.matchId, event.memberId, event.isTyping));
    case "read":
      return toFollowers(event.members, event.matchId, readFrame(event.matchId, event.memberId, event.seq));
    case "unmatched":
      for (const connection of event.members.flatMap((member) => rooms.of(member))) {
        connection.send(unmatchedFrame(event.matchId));
        rooms.unfollow(connection, event.matchId);
      }
      return;
    case "notification": {
      const { to, notification } = event;
      // Whoever has the conversation before them sees the message itself.
      if (notification.kind === "message" && rooms.following(to, notification.matchId).length > 0) return;
      for (const connection of rooms.of(to)) connection.send(notificationFrame(notification));
      return;
    }
    case "presence":
      for (const { connection, matchId } of rooms.watching(event.memberId)) {
        connection.send(presenceFrame(matchId, event.memberId, event.isOnline));
      }
      return;
    case "session-ended":
      for (const connection of rooms.all) {
        if (connection.owner.sessionId === event.sessionId) connection.close("sessionEnded");
      }
      return;
    case "sessions-ended":
      for (const connection of rooms.of(event.memberId)) connection.close("sessionEnded");
      return;
  }
}
