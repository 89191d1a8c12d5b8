import { describe, expect, it } from "vitest";
import { profileFacts } from "./facts";

describe("profileFacts", () => {
  it("tells each fact in words, also a no", () => {
    const facts = profileFacts({ height: 178, relationshipGoal: "long_term", hasChildren: false, gender: "nonbinary" });
    expect(facts).toEqual([
      { label: "Height", value: "178 cm" },
      { label: "Looking for", value: "Long-term relationship" },
      { label: "Has children", value: "No" },
      { label: "Gender", value: "Non-binary" },
    ]);
  });

  it("leaves out what is open and what it has no words for", () => {
    expect(profileFacts({})).toEqual([]);
    expect(profileFacts({ religion: "toString", gender: null })).toEqual([]);
  });
});
