import { createHash, randomBytes } from "node:crypto";
import type { Types } from "mongoose";
import {
  extendSession,
  findSession,
  listValidSessions,
  removeSession,
  removeSessionsOf,
  Session,
} from "~models/session";
import { clock } from "./clock";
import { createSignedCookie } from "./cookies.server";
import { oncePerRequest } from "./request-context.server";

const SESSION_DAYS = 30;
const DAY_MS = 86_400_000;
/** A session in use is extended at most this often: one write an hour, not one a request. */
const EXTEND_AFTER_MS = 3_600_000;

const cookie = createSignedCookie("fidelio_session", SESSION_DAYS * 86_400);

export interface ActiveSession {
  id: string;
  memberId: Types.ObjectId;
  idToken: string;
}

/** Starts a session and returns the cookie to set. The secret is new at every sign-in. */
export async function startSession(memberId: Types.ObjectId, idToken: string): Promise<string> {
  const secret = randomBytes(32).toString("base64url");
  const now = clock.now();
  await Session.create({
    _id: hashOf(secret),
    userId: memberId,
    idToken,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + SESSION_DAYS * DAY_MS),
  });
  return cookie.serialize(secret);
}

/** The valid session of this request, or null. Looked up once a request. */
export function readSession(request: Request): Promise<ActiveSession | null> {
  return readSessionCookie(request.headers.get("Cookie"));
}

/** The valid session behind a Cookie header, or null. */
export function readSessionCookie(header: string | null): Promise<ActiveSession | null> {
  return oncePerRequest("session", () => lookUp(header));
}

async function lookUp(header: string | null): Promise<ActiveSession | null> {
  const secret: unknown = await cookie.parse(header);
  if (typeof secret !== "string" || secret === "") return null;
  const id = hashOf(secret);
  const now = clock.now();
  const session = await findSession(id, now);
  if (session === null) return null;
  if (now.getTime() - session.lastSeenAt.getTime() > EXTEND_AFTER_MS) {
    await extendSession(id, now, new Date(now.getTime() + SESSION_DAYS * DAY_MS));
  }
  return { id, memberId: session.userId, idToken: session.idToken };
}

/** Which of these sessions have ended or expired. */
export async function findEndedSessions(ids: readonly string[]): Promise<string[]> {
  const valid = new Set(await listValidSessions(ids, clock.now()));
  return ids.filter((id) => !valid.has(id));
}

/** Ends the session of this request, if there is one, and returns the cookie that clears the browser's. */
export async function endSession(request: Request): Promise<{ ended: ActiveSession | null; clearCookie: string }> {
  const session = await readSession(request);
  if (session !== null) await removeSession(session.id);
  return { ended: session, clearCookie: await cookie.serialize("", { maxAge: 0 }) };
}

/** Ends every session of a member on every device. */
export async function endAllSessions(memberId: Types.ObjectId): Promise<void> {
  await removeSessionsOf(memberId);
}

const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex");
