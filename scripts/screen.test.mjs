import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const script = fileURLToPath(new URL("screen.mjs", import.meta.url));

/** @param {string} input */
function screen(input) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [script], { input, encoding: "utf8" });
  const lines = stdout.split("\n").slice(0, -1);
  return { lines: lines.map((line) => JSON.parse(line)), stderr, status };
}

describe("npm run screen", () => {
  it("answers each line with one line, in order", () => {
    const input = [
      { id: "1", text: "Coffee on Friday at 18:30?" },
      { id: "2", text: "Call me: 555 0142 99" },
      { id: "3", messages: ["ada", "@example.com"] },
      { id: "4", messages: [] },
    ];
    const { lines, stderr, status } = screen(input.map((line) => JSON.stringify(line)).join("\n"));
    expect(lines).toEqual([
      { id: "1", allowed: true, violations: [] },
      { id: "2", allowed: false, violations: [{ kind: "phone", excerpt: "555 0142 99" }] },
      { id: "3", allowed: false, violations: [{ kind: "email", excerpt: "@example.com" }] },
      { id: "4", allowed: true, violations: [] },
    ]);
    expect(stderr).toBe("");
    expect(status).toBe(0);
  });

  it("reads what an editor on Windows wrote, and leaves empty lines out", () => {
    const { lines, status } = screen('\uFEFF{"id":"1","text":"Hello"}\r\n\r\n{"id":"2","text":"Good evening"}\r\n');
    expect(lines.map(({ id }) => id)).toEqual(["1", "2"]);
    expect(status).toBe(0);
  });

  it("says which line it cannot read, screens all others, and fails at the end", () => {
    const bad = [
      "nonsense",
      "[]",
      '{"text":"no id"}',
      '{"id":"a"}',
      '{"id":"b","text":1}',
      '{"id":"c","messages":[1]}',
    ];
    const { lines, stderr, status } = screen([...bad, '{"id":"d","text":"Hello"}'].join("\n"));
    expect(lines.map(({ id }) => id)).toEqual([null, null, null, "a", "b", "c", "d"]);
    expect(lines.slice(0, -1).every(({ error }) => typeof error === "string")).toBe(true);
    expect(stderr).toContain("Line 1: not valid JSON");
    expect(stderr.trim().split("\n")).toHaveLength(bad.length);
    expect(status).toBe(1);
  });

  it("keeps up with a long input", () => {
    const input = Array.from({ length: 20_000 }, (_, id) => JSON.stringify({ id: String(id), text: "Hello" }));
    const { lines, status } = screen(input.join("\n"));
    expect(lines.map(({ id }) => Number(id))).toEqual(input.map((_, id) => id));
    expect(status).toBe(0);
  });
});
