import { SocketClient, type Surroundings } from "./socket-client";
import type { MessageView } from "./protocol";

/** A page that is on its way to another one, such as the sign-out, goes there by itself. */
const RELOAD_AFTER_MS = 3_000;

let client: SocketClient | undefined;

/** The one live connection of this page. Only in the browser. */
export function liveClient(): SocketClient {
  client ??= startClient();
  return client;
}

function startClient(): SocketClient {
  let isLeaving = false;
  window.addEventListener("beforeunload", () => (isLeaving = true));
  const started = new SocketClient({
    connect,
    listAfter,
    isSignedIn: async () => (await fetch("/api/auth/user")).status !== 401,
    // The page shows what is no longer the visitor's to see: its next load leads to the sign-in.
    onSignedOut: () => void setTimeout(() => !isLeaving && window.location.reload(), RELOAD_AFTER_MS),
    random: Math.random,
  });
  window.addEventListener("online", () => started.wake());
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && started.wake());
  return started;
}

const connect: Surroundings["connect"] = ({ onOpen, onText, onClose }) => {
  const { protocol, host } = window.location;
  const socket = new WebSocket(`${protocol === "https:" ? "wss" : "ws"}://${host}/ws`);
  socket.onopen = onOpen;
  socket.onmessage = (event) => onText(String(event.data));
  socket.onclose = (event) => onClose(event.code);
  return socket;
};

const listAfter: Surroundings["listAfter"] = async (matchId, after) => {
  const response = await fetch(`/api/chats/${encodeURIComponent(matchId)}/messages?after=${after}&limit=200`);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`the messages were answered by ${response.status}`);
  // Our own server's answer, of the shape that its API promises.
  return (await response.json()) as MessageView[];
};
