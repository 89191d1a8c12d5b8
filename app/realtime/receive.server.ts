import type { RawData } from "ws";
import { getMatchHead } from "~/features/chat/read.server";
import { markConversationRead } from "~/features/chat/write.server";
import { log } from "~/platform/log.server";
import { liveTexts } from "~/texts/live";
import type { Connection } from "./connection.server";
import { announce } from "./events.server";
import { errorFrame, presenceFrame, subscribedFrame } from "./frames.server";
import type { Presence } from "./presence";
import { ClientFrameSchema, parseJson, type ClientFrame } from "./protocol";
import type { Rooms } from "./rooms.server";

/** So many bad frames are no mistake any more. */
const MAX_BAD_FRAMES = 3;
/** More conversations than that are on no screen. */
const MAX_FOLLOWED = 50;

export interface Place {
  rooms: Rooms;
  presence: Presence;
}

/**
 * The frames of one connection, in their order: each is checked, and its match looked up in the database, before the
 * next one is looked at. What is too fast or cannot be understood is told at once.
 */
export function receiver(place: Place, connection: Connection): (data: RawData, isBinary: boolean) => void {
  let work = Promise.resolve();
  return (data, isBinary) => {
    if (!connection.isOpen) return;
    connection.isAlive = true;
    if (!connection.budget.take(performance.now())) return connection.close("tooFast");
    const isText = !isBinary && Buffer.isBuffer(data);
    const frame = isText ? ClientFrameSchema.safeParse(parseJson(data.toString("utf8"))).data : undefined;
    if (frame === undefined) {
      connection.send(errorFrame(liveTexts.badFrame));
      connection.badFrames += 1;
      if (connection.badFrames >= MAX_BAD_FRAMES) connection.close("badFrames");
      return;
    }
    work = work
      .then(() => (connection.isOpen ? act(place, connection, frame) : undefined))
      .catch((error: unknown) => {
        log.error({ error }, "a frame could not be acted on");
        connection.send(errorFrame(liveTexts.failed, frame.matchId));
      });
  };
}

async function act(place: Place, connection: Connection, frame: ClientFrame): Promise<void> {
  const { matchId } = frame;
  if (frame.type === "unsubscribe") {
    // Concerns nobody else; and the match may have ended by now.
    connection.typing.forget(matchId);
    return place.rooms.unfollow(connection, matchId);
  }
  if (frame.type === "subscribe") return subscribe(place, connection, matchId);
  const me = { id: connection.owner.memberId };
  const match = await getMatchHead(me, matchId);
  if (match === null) return refuse(place, connection, matchId);
  switch (frame.type) {
    case "typing": {
      const { isTyping } = frame;
      if (!connection.typing.admit(matchId, isTyping, performance.now())) return;
      return announce({ kind: "typing", matchId, members: [match.partnerId], memberId: connection.memberId, isTyping });
    }
    case "read": {
      const marked = await markConversationRead(me, matchId, frame.seq ?? match.lastSeq);
      if (!marked.ok) connection.send(errorFrame(liveTexts.noSuchMessage, matchId));
      return;
    }
    case "message":
      // What was stored has been told already.
      return;
  }
}

async function subscribe({ rooms, presence }: Place, connection: Connection, matchId: string): Promise<void> {
  if (connection.followed.size >= MAX_FOLLOWED && !connection.followed.has(matchId)) {
    return connection.send(errorFrame(liveTexts.tooManySubscriptions, matchId));
  }
  const me = { id: connection.owner.memberId };
  const match = await getMatchHead(me, matchId);
  if (match === null) return refuse({ rooms, presence }, connection, matchId);
  if (!connection.isOpen) return;
  rooms.follow(connection, matchId, match.partnerId);
  // Looked up again now that it is followed: what was stored in between is in this number, what comes later is sent.
  const head = await getMatchHead(me, matchId);
  if (head === null) return refuse({ rooms, presence }, connection, matchId);
  connection.send(subscribedFrame(matchId, head.lastSeq));
  connection.send(presenceFrame(matchId, match.partnerId, presence.isOnline(match.partnerId)));
}

function refuse({ rooms }: Place, connection: Connection, matchId: string): void {
  rooms.unfollow(connection, matchId);
  connection.send(errorFrame(liveTexts.notYourMatch, matchId));
  connection.close("notYourMatch");
}
