import { describe, expect, it } from "vitest";
import { onward } from "./lines";
import { openingFor, replyTo, typingPause } from "./replies";

const self = {
  id: "64b000000000000000000001",
  profile: { profession: "Architect", location: "Lisbon", interests: ["Cooking", "Art", "Travel"] },
};
const said = (senderId: string, ...lines: string[]) =>
  lines.map((message, index) => ({ seq: index + 1, senderId, message }));

describe("openingFor", () => {
  it("greets by name", () => {
    const partner = { name: "Nora", profile: { profession: "", location: "", interests: ["Art"] } };
    expect(openingFor(self, partner)).toContain("Nora");
  });

  it("names no interest where there is none", () => {
    const partner = { name: "Nora", profile: { profession: "", location: "", interests: [] } };
    expect(openingFor(self, partner)).toContain("Nora");
    expect(openingFor(self, partner)).not.toContain("undefined");
  });
});

describe("replyTo", () => {
  it.each([
    ["What do you do for a living?", "an architect"],
    ["Where do you live?", "Lisbon"],
    ["What do you do in your free time?", "cooking, art and travel"],
  ])("answers %s from the own profile", (question, answer) => {
    expect(replyTo(said("other", question), self)).toContain(answer);
  });

  it("goes on with something else when nothing was asked, and does not repeat itself", () => {
    const lines: string[] = [];
    for (let turn = 0; turn < onward.length; turn++) {
      const conversation = [...said(self.id, ...lines), { seq: 99, senderId: "other", message: "Well, you know." }];
      lines.push(replyTo(conversation, self));
    }
    expect(new Set(lines).size).toBe(onward.length);
  });

  it("has an answer when everything was said", () => {
    const everything = said(self.id, ...onward);
    expect(replyTo([...everything, { seq: 99, senderId: "other", message: "And?" }], self)).not.toBe("");
  });
});

it("types long lines longer, and none for ever", () => {
  expect(typingPause("Hello")).toBeLessThan(typingPause("Hello, how are you doing on this fine day?"));
  expect(typingPause("x".repeat(2_000))).toBeLessThan(6_000);
});
