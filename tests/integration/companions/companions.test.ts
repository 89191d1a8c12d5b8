import { fork, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import mongoose from "mongoose";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { User } from "~models/user";
import { writeMembers } from "../../../embedded/demo/documents";
import { drawMembers } from "../../../embedded/demo/people/member";
import { useApp } from "../../setup/app-server";
import { bundlePart } from "../embedded-part";
import { makeMember } from "../../factories/member";
import { bodyOf } from "../api/client";

/** As often as it takes: a companion takes its time, and the machine may be busy. */
const PATIENTLY = { timeout: 60_000, interval: 250 };

const folder = mkdtempSync(join(tmpdir(), "fidelio-companions-"));
const surroundings = JSON.parse(process.env["TEST_APP_ENVIRONMENT"] ?? "{}") as Record<string, string>;
const [drawn] = drawMembers("companions", 1);
let companions: ChildProcess;

beforeAll(async () => {
  if (!drawn) throw new Error("nobody was drawn");
  const member = { ...drawn, profile: { ...drawn.profile, interestedIn: [], preferredGoals: [] } };
  await mongoose.connect(surroundings["MONGODB_URI"] ?? "", { autoIndex: false, autoCreate: false });
  const context = { issuer: surroundings["OIDC_ISSUER"] ?? "", now: new Date() };
  await writeMembers([{ member, pictures: [] }], context);
  companions = fork(await bundlePart("companions"), {
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      MONGODB_URI: surroundings["MONGODB_URI"],
      APP_ORIGIN: surroundings["APP_ORIGIN"],
      DATA_DIR: folder,
      COMPANION_SECRET: "a secret that only this test knows, long enough",
      COMPANION_PACE: "0.05",
    },
    silent: true,
  });
  companions.stdout?.resume();
  companions.stderr?.resume();
});

afterAll(async () => {
  const ended = new Promise((resolve) => companions.once("exit", resolve));
  companions.kill("SIGTERM");
  await ended;
  await User.deleteMany({ _id: drawn?.id });
  await mongoose.disconnect();
  rmSync(folder, { recursive: true, force: true });
});

it("likes a newcomer back, says the first words and answers once", async () => {
  const app = useApp();
  // The same answers as the companion's: they fit each other entirely.
  const { client: me } = await makeMember(app.origin, { firstName: "Nora", responses: drawn?.responses ?? {} });

  await vi.waitFor(async () => {
    expect(await bodyOf(await me.post(`/api/matches/${drawn?.id ?? ""}/like`, {}))).toMatchObject({ matched: true });
  }, PATIENTLY);
  const [match] = (await bodyOf(await me.get("/api/matches"))) as { id: string }[];
  const messages = async () =>
    (await bodyOf(await me.get(`/api/chats/${match?.id ?? ""}/messages`))) as { senderId: string; message: string }[];
  await vi.waitFor(async () => expect(await messages()).toHaveLength(1), PATIENTLY);
  expect((await messages())[0]).toMatchObject({
    senderId: drawn?.id,
    message: expect.stringContaining("Nora") as string,
  });

  await me.post(`/api/chats/${match?.id ?? ""}/message`, { message: "What do you do for a living?" });
  await vi.waitFor(async () => expect(await messages()).toHaveLength(3), PATIENTLY);
  expect((await messages())[2]).toMatchObject({
    senderId: drawn?.id,
    message: expect.stringContaining("I work as") as string,
  });
});
