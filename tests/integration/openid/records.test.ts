import { randomBytes } from "node:crypto";
import mongoose from "mongoose";
import { afterAll, beforeAll, expect, it } from "vitest";
import { prepareRecords, RecordAdapter, sweepRecords } from "../../../embedded/openid/records";
import { databaseUri } from "./provider-process";

const codes = new RecordAdapter("AuthorizationCode");
const tokens = new RecordAdapter("AccessToken");
const sessions = new RecordAdapter("Session");

beforeAll(async () => {
  await mongoose.connect(databaseUri(`openid_${randomBytes(6).toString("hex")}`));
  await prepareRecords();
});

afterAll(async () => {
  await mongoose.connection.dropDatabase();
  await mongoose.disconnect();
});

it("lets one of many uses of a code through", async () => {
  await codes.upsert("code", { grantId: "grant" }, 60);
  const uses = await Promise.allSettled(Array.from({ length: 20 }, () => codes.consume("code")));
  expect(uses.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await codes.find("code")).toMatchObject({ grantId: "grant", consumed: expect.any(Number) });
});

it("finds nothing that has expired, also before it is swept", async () => {
  await sessions.upsert("old", { uid: "old-uid" }, -1);
  expect(await sessions.find("old")).toBeUndefined();
  expect(await sessions.findByUid("old-uid")).toBeUndefined();
  await sessions.upsert("new", { uid: "new-uid" }, 60);
  await sweepRecords();
  const records = mongoose.connection.collection<{ _id: string }>("openid_records");
  expect(await records.countDocuments({ _id: "Session:old" })).toBe(0);
  expect(await sessions.findByUid("new-uid")).toEqual({ uid: "new-uid" });
});

it("revokes what was given out under a grant, and nothing else", async () => {
  await tokens.upsert("mine", { grantId: "mine" }, 60);
  await tokens.upsert("other", { grantId: "other" }, 60);
  await sessions.upsert("remembers", { uid: "u", grantId: "mine" }, 60);
  await tokens.revokeByGrantId("mine");
  expect(await tokens.find("mine")).toBeUndefined();
  expect(await tokens.find("other")).toBeDefined();
  expect(await sessions.find("remembers")).toBeDefined();
});

it("takes several first writes of one record at the same moment", async () => {
  await Promise.all(Array.from({ length: 10 }, (_, index) => sessions.upsert("same", { uid: `uid-${index}` }, 60)));
  expect(await sessions.find("same")).toBeDefined();
});

it("gives back exactly what it was given, whatever the requester put into it", async () => {
  const payload = { params: { state: "s", "a.b": { $ne: null }, __proto__x: "1" }, uid: "odd" };
  await sessions.upsert("odd", payload, 60);
  expect(await sessions.find("odd")).toEqual(payload);
});
