import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import mongoose from "mongoose";
import { chooseCast, ensureCompanionAccount, type CastMember } from "./cast";
import { Companion } from "./companion";
import { readEnvironment } from "./environment";
import { Product } from "./product";
import { SessionStore } from "./session-store";
import { signIn } from "./sign-in";

/** Between two sign-ins: a machine that has just started has better things to do than hashing passwords. */
const BETWEEN_SIGN_INS_MS = 500;
const BETWEEN_TRIES_MS = 30_000;

// The launcher is gone, or wants an end.
process.once("disconnect", () => process.exit(0));
process.once("SIGTERM", () => process.exit(0));

const settings = readEnvironment(process.env);
const sessions = new SessionStore(join(settings.dataFolder, "companions.json"));
await mongoose.connect(settings.databaseUri, { autoIndex: false, autoCreate: false });
const { companions, demoIds } = await chooseCast(settings.count, settings.secret);
process.send?.({ type: "ready" });
log("started", { companions: companions.length });
const waiting = [...companions];
for (;;) {
  const member = waiting.shift();
  if (member === undefined) await pause(BETWEEN_TRIES_MS * settings.pace);
  else if (!(await bringToLife(member))) waiting.push(member);
}

/** Signs a companion in, unless it still is, and lets it live. Returns false when that has to be tried again later. */
async function bringToLife(member: CastMember): Promise<boolean> {
  try {
    const cookie = sessions.get(member.email) ?? (await newSession(member));
    const product = new Product(settings.origin, cookie);
    const companion: Companion = new Companion(
      member,
      { product, demoIds, pace: settings.pace, report: (problem) => report(problem) },
      () => {
        companion.stop();
        sessions.set(member.email, undefined);
        waiting.push(member);
      },
    );
    return true;
  } catch (problem) {
    report(problem);
    await pause(BETWEEN_TRIES_MS * settings.pace);
    return false;
  }
}

async function newSession(member: CastMember): Promise<string> {
  await pause(BETWEEN_SIGN_INS_MS * settings.pace);
  await ensureCompanionAccount(member);
  const cookie = await signIn(settings.origin, member);
  sessions.set(member.email, cookie);
  return cookie;
}

function report(problem: unknown): void {
  log("problem", { message: problem instanceof Error ? problem.message : String(problem) });
}

function log(event: string, details: Record<string, string | number>): void {
  process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), part: "companions", event, ...details })}\n`,
  );
}
