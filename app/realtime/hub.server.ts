import { STATUS_CODES, type IncomingMessage, type Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import { log } from "~/platform/log.server";
import { liveTexts } from "~/texts/live";
import { admit } from "./admission.server";
import { Connection } from "./connection.server";
import { announce, onEvent } from "./events.server";
import { startHeartbeat } from "./heartbeat.server";
import { Presence } from "./presence";
import { MAX_FRAME_BYTES } from "./protocol";
import { receiver } from "./receive.server";
import { relay } from "./relay.server";
import { Rooms } from "./rooms.server";

/** The live side of a server. */
export interface Hub {
  /** Ends every connection, so that clients come back to the next process, and takes no new one. */
  close(): void;
}

/** Serves `/ws` on a server; every other upgrade is answered 404. */
export function attachSockets(server: Server, options: { heartbeatMs?: number } = {}): Hub {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES, clientTracking: false });
  const rooms = new Rooms();
  const presence = new Presence((memberId, isOnline) => void announce({ kind: "presence", memberId, isOnline }));
  const stopRelay = onEvent((event) => relay(rooms, event));
  const stopHeartbeat = startHeartbeat(rooms, options.heartbeatMs);
  let isClosed = false;

  const upgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const admission = await admit(request);
    if (!admission.ok) return refuse(stream, admission.status, admission.message, admission.retryAfter);
    if (isClosed) return refuse(stream, 503, liveTexts.refused.stopping);
    sockets.handleUpgrade(request, stream, head, (socket) => open(new Connection(socket, admission.owner)));
  };

  const open = (connection: Connection) => {
    const { socket } = connection;
    rooms.add(connection);
    presence.arrive(connection.memberId);
    socket.on("message", receiver({ rooms, presence }, connection));
    socket.on("pong", () => (connection.isAlive = true));
    // Of the other side's making, such as a frame too big; the close that follows says so.
    socket.on("error", () => undefined);
    socket.once("close", () => {
      rooms.remove(connection);
      presence.leave(connection.memberId);
    });
  };

  server.on("upgrade", (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // A client that goes away while it is looked up.
    stream.on("error", () => stream.destroy());
    upgrade(request, stream, head).catch((error: unknown) => {
      log.error({ error }, "a socket could not be opened");
      refuse(stream, 500, liveTexts.failed);
    });
  });

  return {
    close() {
      isClosed = true;
      stopHeartbeat();
      for (const connection of rooms.all) connection.close("goingAway");
      presence.stop();
      stopRelay();
    },
  };
}

function refuse(stream: Duplex, status: number, message: string, retryAfter?: number): void {
  if (stream.destroyed) return;
  const body = JSON.stringify({ message });
  const headers = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`,
    "Connection: close",
    "Content-Type: application/json",
    "Cache-Control: no-store",
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(retryAfter === undefined ? [] : [`Retry-After: ${retryAfter}`]),
  ];
  stream.end(`${headers.join("\r\n")}\r\n\r\n${body}`);
}
