import mongoose from "mongoose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useApp } from "../../setup/app-server";
import { runToItsEnd, startOwnApp } from "../../setup/own-app";
import { ApiClient, bodyOf } from "../api/client";
import { validProfile } from "../../factories/profile";

const NEEDED = [
  "MONGODB_URI",
  "OIDC_ISSUER",
  "CLOUDINARY_URL",
  "STRIPE_SECRET_KEY",
  "IDENTITY_URL",
  "BACKGROUND_CHECK_URL",
  "SESSION_SECRET",
  "DATA_KEY",
  "APP_ORIGIN",
];

beforeAll(async () => {
  await mongoose.connect(`${process.env["TEST_MONGODB_URI"]}/fidelio`);
});
afterAll(() => mongoose.disconnect());

describe("in production mode", () => {
  it("the app ends at once with one message that names all that is missing", async () => {
    const nothing = Object.fromEntries([...NEEDED, "APP_MODE"].map((name) => [name, undefined]));
    const { code, errors } = await runToItsEnd(nothing);
    expect(code).toBe(1);
    for (const name of NEEDED) expect(errors).toContain(name);
    expect(errors).not.toContain("    at ");
  });

  it("it names what is malformed, never its value", async () => {
    const { code, errors } = await runToItsEnd({ APP_MODE: "production", DATA_KEY: "bm90IHRoaXJ0eS10d28=" });
    expect(code).toBe(1);
    expect(errors).toContain("Malformed: DATA_KEY");
    expect(errors).not.toContain("bm90");
  });
});

describe("the app", () => {
  it("ends cleanly when it is told to, and keeps sessions over a restart", async () => {
    const cookie = await useApp().signUp();
    const first = await startOwnApp();
    expect((await new ApiClient(first.origin, cookie).get("/api/auth/user")).status).toBe(200);
    expect(await first.stop()).toBe(0);
    const second = await startOwnApp();
    expect((await new ApiClient(second.origin, cookie).get("/api/auth/user")).status).toBe(200);
    expect(await second.stop()).toBe(0);
  });

  it("finishes at its start what a crash cut off between the profile and the user", async () => {
    const me = new ApiClient(useApp().origin, await useApp().signUp());
    await me.post("/api/profile", validProfile);
    const { id } = (await bodyOf(await me.get("/api/auth/user"))) as { id: string };
    const _id = new mongoose.Types.ObjectId(id);
    // As a kill after the first of the two writes leaves it.
    await mongoose.connection
      .collection("users")
      .updateOne({ _id }, { $set: { profileComplete: false }, $unset: { profileRevision: 1 } });
    await mongoose.connection.collection("profiles").updateOne({ _id }, { $set: { userCopyPending: true } });
    expect(await bodyOf(await me.get("/api/auth/user"))).toMatchObject({ profileComplete: false });

    const restarted = await startOwnApp();
    await expect
      .poll(async () => bodyOf(await me.get("/api/auth/user")), { timeout: 10_000 })
      .toMatchObject({ profileComplete: true });
    const profile = await mongoose.connection.collection("profiles").findOne({ _id });
    expect(profile).not.toHaveProperty("userCopyPending");
    await restarted.stop();
  });
});
