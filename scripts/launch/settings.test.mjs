import { describe, expect, it } from "vitest";
import { readSettings } from "./settings.mjs";

const read = (/** @type {NodeJS.ProcessEnv} */ env) => readSettings(env, "/project");

describe("readSettings", () => {
  it("stands on its own with an empty environment", () => {
    expect(read({ PORT: "", DATA_DIR: " " })).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      origin: "http://localhost:3000",
      healthUrl: "http://127.0.0.1:3000/healthz",
      dataFolder: "/project/.data",
      demoMembers: 300,
      embeds: { database: true, login: true, media: true },
    });
  });

  it("names a relative data folder from the project and follows PORT", () => {
    expect(read({ PORT: "4000", DATA_DIR: "some/data" })).toMatchObject({
      origin: "http://localhost:4000",
      dataFolder: "/project/some/data",
    });
  });

  it("calls an app that listens everywhere on loopback", () => {
    expect(read({ HOST: "0.0.0.0" }).healthUrl).toBe("http://127.0.0.1:3000/healthz");
    expect(read({ HOST: "::" }).healthUrl).toBe("http://[::1]:3000/healthz");
  });

  it("leaves out each part that the environment configures", () => {
    const login = { OIDC_ISSUER: "https://login.example", OIDC_CLIENT_ID: "id", OIDC_CLIENT_SECRET: "secret" };
    expect(read(login).embeds).toEqual({ database: true, login: false, media: true });
    expect(read({ MONGODB_URI: "mongodb://db/x" }).embeds).toEqual({ database: false, login: true, media: true });
    expect(read({ CLOUDINARY_URL: "cloudinary://k:s@c" }).embeds).toEqual({
      database: true,
      login: true,
      media: false,
    });
  });

  it("names what half a login configuration lacks", () => {
    expect(() => read({ OIDC_ISSUER: "https://login.example" })).toThrow(/missing: OIDC_CLIENT_ID, OIDC_CLIENT_SECRET/);
  });

  it.each([
    ["PORT", "0"],
    ["PORT", "65536"],
    ["PORT", "3000x"],
    ["DEMO_MEMBERS", "-1"],
    ["DEMO_MEMBERS", "many"],
  ])("refuses %s=%s by name", (name, value) => {
    expect(() => read({ [name]: value })).toThrow(name);
  });
});
