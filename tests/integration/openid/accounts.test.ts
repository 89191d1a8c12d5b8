import { randomBytes } from "node:crypto";
import mongoose from "mongoose";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createAccount, ensureAccount, prepareAccounts, verifyPassword } from "../../../embedded/openid/accounts";
import { databaseUri } from "./provider-process";

const ADA = { firstName: "Ada", lastName: "Byron", email: "ada@example.com", password: "an engine of brass" };

beforeAll(async () => {
  await mongoose.connect(databaseUri(`openid_${randomBytes(6).toString("hex")}`));
  await prepareAccounts();
});

afterAll(async () => {
  await mongoose.connection.dropDatabase();
  await mongoose.disconnect();
});

it("makes an account once and finds it from then on", async () => {
  const first = await ensureAccount({ ...ADA, sub: "demo-ada" });
  const second = await ensureAccount({ ...ADA, email: "ADA@example.com", password: "another one" });
  expect(first.id).toBe("demo-ada");
  expect(second).toEqual(first);
  expect(await verifyPassword(ADA.email, ADA.password)).toEqual(first);
  expect(await verifyPassword(ADA.email, "another one")).toBeNull();
});

it("keeps no password in the database, and salts each hash", async () => {
  await createAccount({ ...ADA, email: "one@example.com" });
  await createAccount({ ...ADA, email: "two@example.com" });
  const stored = await mongoose.model("OpenIdAccount").find({ email: /^(one|two)@/ });
  const hashes: string[] = stored.map((account) => account.passwordHash);
  expect(hashes).toHaveLength(2);
  expect(new Set(hashes).size).toBe(2);
  for (const hash of hashes) expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w-]{22}\$[\w-]{43}$/);
});

it("lets one of many sign-ups with one address through", async () => {
  const wanted = { ...ADA, email: "race@example.com" };
  const results = await Promise.all(Array.from({ length: 5 }, () => createAccount(wanted)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results.filter((result) => !result.ok && result.reason === "email-taken")).toHaveLength(4);
});

it("takes a password for the same whichever way its accents are encoded", async () => {
  await createAccount({ ...ADA, email: "accent@example.com", password: "caf\u00e9 crema" });
  expect(await verifyPassword("accent@example.com", "cafe\u0301 crema")).not.toBeNull();
});
