import { expect, it } from "vitest";
import { hashPassword, matchesHash, matchesNothing } from "./password-hash";

it("knows the password again, and no other", async () => {
  const hash = await hashPassword("an engine of brass");
  expect(await matchesHash("an engine of brass", hash)).toBe(true);
  expect(await matchesHash("an engine of iron", hash)).toBe(false);
});

it("reads the cost from the hash, so that older hashes stay good when it is raised", async () => {
  // RFC 7914's parameters for "password" and "NaCl", shortened to 32 bytes.
  const key = Buffer.from("fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162", "hex");
  const hash = `$scrypt$ln=10,r=8,p=16$${Buffer.from("NaCl").toString("base64url")}$${key.toString("base64url")}`;
  expect(await matchesHash("password", hash)).toBe(true);
});

it("opens nothing for an address without an account", async () => {
  expect(await matchesNothing("anything")).toBe(false);
});

it("refuses a stored value that is no hash", async () => {
  await expect(matchesHash("password", "plain text")).rejects.toThrow("unknown form");
});
