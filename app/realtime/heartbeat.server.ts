import { log } from "~/platform/log.server";
import { findEndedSessions } from "~/platform/session.server";
import type { Rooms } from "./rooms.server";

/** How often each connection is asked whether anybody is there; proxies close what is silent for a minute. */
export const HEARTBEAT_MS = 30_000;

/**
 * Asks every connection for a sign of life, ends those that gave none since the last time, and those whose session has
 * ended without anybody telling (it expired, or another process ended it). Returns the function that stops it.
 */
export function startHeartbeat(rooms: Rooms, everyMs = HEARTBEAT_MS): () => void {
  const beat = () => {
    for (const connection of rooms.all) {
      if (!connection.isAlive) {
        connection.close("idle");
        continue;
      }
      connection.isAlive = false;
      if (connection.isOpen) connection.socket.ping();
    }
    endExpired(rooms).catch((error: unknown) => log.error({ error }, "the sessions of open sockets were not checked"));
  };
  const timer = setInterval(beat, everyMs);
  return () => clearInterval(timer);
}

async function endExpired(rooms: Rooms): Promise<void> {
  const connections = rooms.all;
  if (connections.length === 0) return;
  const ended = new Set(await findEndedSessions([...new Set(connections.map(({ owner }) => owner.sessionId))]));
  for (const connection of connections) if (ended.has(connection.owner.sessionId)) connection.close("sessionEnded");
}
