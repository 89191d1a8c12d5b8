import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import mongoose from "mongoose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Message } from "~models/message";
import { Pair } from "~models/pair";
import { Photo } from "~models/photo";
import { Profile } from "~models/profile";
import { ProfileView } from "~models/profile-view";
import { Questionnaire } from "~models/questionnaire";
import { User } from "~models/user";
import { findAccountById, verifyPassword } from "../../../embedded/openid/accounts";
import { bundlePart } from "../embedded-part";
import { MediaProcess } from "../media/media-process";

const ISSUER = "http://localhost:4001";
const MEMBERS = 40;

let media: MediaProcess;
let databaseUri: string;

beforeAll(async () => {
  media = await MediaProcess.create();
});

beforeEach(async () => {
  await forgetDatabase();
  databaseUri = `${process.env["TEST_MONGODB_URI"] ?? ""}/demo-${randomUUID()}`;
  await mongoose.connect(databaseUri, { autoIndex: false, autoCreate: false });
  for (const collection of [User, Profile, Questionnaire, Photo, Pair, Message, ProfileView])
    await collection.createIndexes();
});

afterAll(async () => {
  await forgetDatabase();
  await media.end("SIGTERM");
});

async function forgetDatabase(): Promise<void> {
  if (mongoose.connection.readyState !== mongoose.ConnectionStates.connected) return;
  await mongoose.connection.dropDatabase();
  await mongoose.disconnect();
}

interface Progress {
  type: "progress";
  done: number;
  total: number;
  what: string;
}

/** Runs the loader as the launcher does, and kills it once it has reported so many members as done. */
async function load(environment: { members?: number; seed?: string } = {}, killAt = Infinity) {
  const child = spawn(process.execPath, ["--enable-source-maps", await bundlePart("demo")], {
    env: {
      ...process.env,
      MONGODB_URI: databaseUri,
      CLOUDINARY_URL: media.cloudinaryUrl,
      OIDC_ISSUER: ISSUER,
      DEMO_MEMBERS: String(environment.members ?? MEMBERS),
      ...(environment.seed ? { DEMO_SEED: environment.seed } : {}),
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const progress: Progress[] = [];
  child.on("message", (message: Progress) => {
    progress.push(message);
    if (message.done >= killAt) child.kill("SIGKILL");
  });
  const outcome = await new Promise<number | string | null>((resolve) => {
    child.once("exit", (code, signal) => resolve(signal ?? code));
  });
  return { outcome, progress };
}

/** Everything that the database holds of members. */
async function everything() {
  const [users, profiles, questionnaires, photos] = await Promise.all([
    User.find().sort({ _id: 1 }).lean(),
    Profile.find().sort({ _id: 1 }).lean(),
    Questionnaire.find().sort({ _id: 1 }).lean(),
    Photo.find().sort({ _id: 1 }).lean(),
  ]);
  return { users, profiles, questionnaires, photos };
}

test("an empty database gets the demo members, whole, with pictures that can be looked at", async () => {
  const { outcome, progress } = await load();
  expect(outcome).toBe(0);
  expect(progress[0]).toEqual({ type: "progress", done: 0, total: MEMBERS + 1, what: "demo members" });
  expect(progress.at(-1)).toMatchObject({ done: MEMBERS + 1, total: MEMBERS + 1 });

  const { users, profiles, questionnaires, photos } = await everything();
  expect(users).toHaveLength(MEMBERS + 1);
  expect(
    users.every(({ demo, profileComplete, questionnaireComplete }) => demo && profileComplete && questionnaireComplete),
  ).toBe(true);
  expect(users.every(({ waiver, issuer }) => waiver?.version && issuer === ISSUER)).toBe(true);
  expect(profiles.map(({ _id }) => _id)).toEqual(users.map(({ _id }) => _id));
  expect(questionnaires.every(({ completedAt }) => completedAt instanceof Date)).toBe(true);
  for (const [index, profile] of profiles.entries()) {
    expect(profile.photos[0]).toBe(users[index]?.profileImageUrl);
    expect(
      photos
        .filter(({ owner }) => owner.equals(profile._id))
        .map(({ url }) => url)
        .sort(),
    ).toEqual([...profile.photos].sort());
  }
  const answers = await Promise.all(photos.map(({ url }) => fetch(url)));
  expect(answers.filter(({ ok }) => !ok)).toEqual([]);
});

test("the demo account can be signed in with and has done everything; nobody can sign in as another member", async () => {
  await load({ members: 3 });
  const account = await verifyPassword("demo@fidelio.example", "fidelio-demo");
  const user = await User.findOne({ issuer: ISSUER, subject: account?.id }).lean();
  expect(user).toMatchObject({
    firstName: account?.firstName,
    membershipTier: "platinum",
    profileComplete: true,
    questionnaireComplete: true,
    idVerified: true,
    backgroundCheckStatus: "completed",
  });
  const others = await User.find({ _id: { $ne: user?._id } }).lean();
  expect(others).toHaveLength(3);
  for (const { subject } of others) expect(await findAccountById(subject)).toBeNull();
});

test("the demo account has matches, conversations with something unread, likes and a week of views", async () => {
  await load();
  const account = await User.findOne({ subject: "demo-account" }).lean();
  if (!account) throw new Error("there is no demo account");
  const pairs = await Pair.find({ members: account._id }).lean();
  const matches = pairs.filter(({ state }) => state === "matched");
  expect(matches.length).toBeGreaterThanOrEqual(4);
  for (const { _id, lastSeq, lastMessage } of matches) {
    const messages = await Message.find({ matchId: _id }).sort({ seq: 1 }).lean();
    expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: lastSeq }, (_, index) => index + 1));
    expect(messages.at(-1)?.text).toBe(lastMessage?.text);
  }
  expect(matches.some(({ lastSeq }) => lastSeq > 3)).toBe(true);
  expect(pairs.some(({ state, likedBy }) => state === "open" && likedBy.length === 1)).toBe(true);
  expect(await ProfileView.countDocuments({ viewed: account._id })).toBeGreaterThan(10);
});

test("a second start changes nothing, whatever number or seed it is given", async () => {
  await load({ members: 5 });
  const before = await everything();
  const again = await load({ members: 9, seed: "another" });
  expect(again).toEqual({ outcome: 0, progress: [] });
  expect(await everything()).toEqual(before);
});

test("a load that was killed is finished by the next start, without anybody twice", async () => {
  expect((await load({}, 34)).outcome).toBe("SIGKILL");
  const cutOff = await everything();
  expect(cutOff.users.length).toBeGreaterThan(0);
  expect(cutOff.users.length).toBeLessThan(MEMBERS);

  const { outcome, progress } = await load({ members: 7, seed: "another" });
  expect(outcome).toBe(0);
  expect(progress[0]).toMatchObject({ done: cutOff.users.length, total: MEMBERS + 1 });
  const { users, profiles, questionnaires, photos } = await everything();
  expect([users.length, profiles.length, questionnaires.length]).toEqual(Array(3).fill(MEMBERS + 1));
  expect(photos).toHaveLength(profiles.reduce((sum, profile) => sum + profile.photos.length, 0));
  for (const user of cutOff.users) expect(users).toContainEqual(user);
});

test("members who leave do not come back", async () => {
  await load({ members: 4 });
  const [gone] = await User.find({ subject: /^demo-0/ }).lean();
  await User.deleteOne({ _id: gone?._id });
  await load({ members: 4 });
  expect(await User.countDocuments()).toBe(4);
});

test("a database with people in it gets no demo members", async () => {
  await User.create({ issuer: ISSUER, subject: "somebody", email: "somebody@example.com", firstName: "Ada" });
  expect(await load()).toEqual({ outcome: 0, progress: [] });
  expect(await User.countDocuments()).toBe(1);
  expect(await verifyPassword("demo@fidelio.example", "fidelio-demo")).toBeNull();
});

test("with DEMO_MEMBERS=0 nothing is loaded, not even the account", async () => {
  expect(await load({ members: 0 })).toEqual({ outcome: 0, progress: [] });
  expect(await User.countDocuments()).toBe(0);
  expect(await verifyPassword("demo@fidelio.example", "fidelio-demo")).toBeNull();
});
