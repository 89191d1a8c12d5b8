import type { IncomingMessage } from "node:http";
import { env } from "~/platform/env.server";
import { countAgainstLimit } from "~/platform/limits.server";
import { readSessionCookie } from "~/platform/session.server";
import { errorTexts } from "~/texts/errors";
import { liveTexts } from "~/texts/live";
import type { Owner } from "./connection.server";

export const SOCKET_PATH = "/ws";

export type Admission =
  { ok: true; owner: Owner } | { ok: false; status: 401 | 403 | 404 | 429; message: string; retryAfter?: number };

/**
 * Who may open a socket: a member with a valid session, from one of our own pages. Browsers name the origin of every
 * socket and send cookies along whoever asks for it, so an origin that is missing is as good as a foreign one.
 */
export async function admit(request: IncomingMessage): Promise<Admission> {
  const { notFound, foreignOrigin, unauthorized } = liveTexts.refused;
  if (pathOf(request) !== SOCKET_PATH) return { ok: false, status: 404, message: notFound };
  const { origin, cookie } = request.headers;
  const isForeign = origin !== env().APP_ORIGIN;
  if (isForeign && origin !== undefined) return { ok: false, status: 403, message: foreignOrigin };
  const session = await readSessionCookie(cookie ?? null);
  if (session === null) return { ok: false, status: 401, message: unauthorized };
  if (isForeign) return { ok: false, status: 403, message: foreignOrigin };
  const retryAfter = await countAgainstLimit("reads", `member:${session.memberId.toString()}`);
  if (retryAfter !== null)
    return { ok: false, status: 429, message: errorTexts.tooManyRequests(retryAfter), retryAfter };
  return { ok: true, owner: { memberId: session.memberId, sessionId: session.id } };
}

const pathOf = (request: IncomingMessage) => (request.url ?? "").split("?", 1)[0];
