import { describe, expect, it } from "vitest";
import { readLogLine } from "./log-file.mjs";
import { readSettings } from "./settings.mjs";
import { demoProgress, readyText } from "./words.mjs";

describe("readyText", () => {
  const text = (/** @type {NodeJS.ProcessEnv} */ env) =>
    readyText({ settings: readSettings(env, "/project"), rung: "mongo-java-server" });

  it("names the address, the demo account, the database's rung, the data and how to stop", () => {
    for (const part of [
      "http://localhost:3000",
      "demo@fidelio.example",
      "fidelio-demo",
      "mongo-java-server",
      "/project/.data",
      "Ctrl-C",
    ]) {
      expect(text({})).toContain(part);
    }
  });

  it("is silent about a demo account that is not there", () => {
    expect(text({ DEMO_MEMBERS: "0" })).not.toContain("demo@");
  });
});

describe("demoProgress", () => {
  it("words progress messages and no others", () => {
    expect(demoProgress({ type: "progress", done: 120, total: 300, what: "demo members" })).toBe(
      "Loading demo members 120/300",
    );
    expect(demoProgress({ type: "ready" })).toBeNull();
  });
});

describe("readLogLine", () => {
  it("reads structured lines aloud and finds the urgent ones", () => {
    const failed = JSON.stringify({
      level: "error",
      msg: "request failed",
      error: { message: "no disk" },
      requestId: "r1",
    });
    expect(readLogLine(failed)).toEqual({ text: "error: request failed: no disk (request r1)", isUrgent: true });
    expect(readLogLine('{"level":50,"msg":"x"}').isUrgent).toBe(true);
    expect(readLogLine('{"level":"info","msg":"serving"}')).toEqual({ text: "info: serving", isUrgent: false });
    expect(readLogLine("{not json")).toEqual({ text: "{not json", isUrgent: false });
  });
});
