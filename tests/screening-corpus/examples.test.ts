import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { screen, screenMessages } from "~/screening/screening";

/** Texts that some rule was written for, or once got wrong: every one of them has to stay right. */
function read<Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema>[] {
  const lines = readFileSync(join("tests", "screening-corpus", "examples", `${name}.jsonl`), "utf8").trimEnd();
  return lines.split("\n").map((line) => schema.parse(JSON.parse(line)));
}
const text = z.string().min(1);
const messages = z.array(text).min(2);

describe("What is held back", () => {
  test.each(read("contacts", text))("%j", (contact) => {
    expect(screen(contact).allowed).toBe(false);
  });

  test.each(read("contacts-in-pieces", messages).map((pieces) => [pieces]))("in pieces: %j", (pieces) => {
    expect(screenMessages(pieces).allowed).toBe(false);
  });
});

describe("What is let through", () => {
  test.each(read("talk", text))("%j", (talk) => {
    expect(screen(talk).violations).toEqual([]);
  });

  test.each(read("conversations", messages).map((lines) => [lines]))("one after the other: %j", (lines) => {
    expect(screenMessages(lines).violations).toEqual([]);
  });
});
