import { describe, expect, it } from "vitest";
import type { Factor } from "../../matching/factors";
import { scoredFactors } from "../../matching/factors";
import { CandidateIndex, type Search } from "./candidate-index";
import { packFacets, type Wishes } from "./rules";

const factors: readonly Factor[] = scoredFactors(
  Array.from({ length: 10 }, (_, at) => ({
    id: `q-${at}`,
    category: "other" as const,
    question: `Statement ${at}.`,
    type: "scale" as const,
    scored: { weight: 1 as const, compare: "near" as const },
  })),
);
/** Answers of which so many are as far from the others as can be. */
const codes = (far = 0) => Uint8Array.from(factors, (_, at) => (at < far ? 5 : 1));
const wishes = (more: Wishes = {}) => packFacets({ age: 30, relationshipGoal: "long_term", ...more });
const all: Search = { limit: 10, atLeast: 0, verifiedOnly: false, decided: [] };

function indexOf(members: Record<string, { far?: number; wishes?: Wishes; isVerified?: boolean }>): CandidateIndex {
  const index = new CandidateIndex(factors);
  for (const [id, { far = 0, wishes: given, isVerified = false }] of Object.entries(members)) {
    index.put(id, { codes: codes(far), facets: wishes(given), isVerified });
  }
  return index;
}

const me = { id: "me", codes: codes(), facets: wishes() };
const idsOf = (index: CandidateIndex, search: Partial<Search> = {}, seeker = me) =>
  index.search(seeker, { ...all, ...search }).found.map(({ id }) => id);

describe("the candidate index", () => {
  it("finds the best first, and never the member who looks", () => {
    const index = indexOf({ far: { far: 6 }, near: {}, me: {}, between: { far: 3 } });
    expect(idsOf(index)).toEqual(["near", "between", "far"]);
    expect(idsOf(index, { limit: 2 })).toEqual(["near", "between"]);
    expect(idsOf(index, { atLeast: 100 })).toEqual(["near"]);
  });

  it("leaves out who does not fit, who is not verified when asked, and who was decided on", () => {
    const index = indexOf({
      fits: {},
      verified: { isVerified: true },
      old: { wishes: { age: 70 } },
      choosy: { wishes: { preferredAgeMax: 20 } },
    });
    const seeker = { ...me, facets: wishes({ preferredAgeMax: 50 }) };
    expect(idsOf(index, {}, seeker)).toEqual(["fits", "verified"]);
    expect(idsOf(index, { verifiedOnly: true }, seeker)).toEqual(["verified"]);
    expect(idsOf(index, { decided: [{ id: "fits", isPassed: false }] }, seeker)).toEqual(["verified"]);
  });

  it("tells whether a passed one would be shown again", () => {
    const index = indexOf({ near: {}, far: { far: 9 } });
    const hasPassed = (id: string, isPassed = true) =>
      index.search(me, { ...all, atLeast: 60, decided: [{ id, isPassed }] }).hasPassed;
    expect(hasPassed("near")).toBe(true);
    expect(hasPassed("near", false)).toBe(false);
    expect(hasPassed("far")).toBe(false);
    expect(hasPassed("nobody")).toBe(false);
  });

  it("keeps answers when only the wishes change", () => {
    const index = indexOf({ one: { far: 2 } });
    index.put("one", { facets: wishes({ age: 50 }), isVerified: true });
    expect(index.codesOf("one")).toEqual(codes(2));
    expect(idsOf(index, { verifiedOnly: true })).toEqual(["one"]);
    expect(() => index.put("two", { facets: wishes(), isVerified: false })).toThrow(RangeError);
  });

  it("forgets who leaves, and gives the place to the next", () => {
    const index = indexOf({ one: {}, two: {} });
    index.remove("one");
    index.remove("one");
    expect(index.codesOf("one")).toBeNull();
    expect(idsOf(index)).toEqual(["two"]);
    index.put("three", { codes: codes(1), facets: wishes(), isVerified: false });
    expect(idsOf(index)).toEqual(["two", "three"]);
    expect(index.size).toBe(2);
  });

  it("grows beyond its first room and keeps everybody", () => {
    const names = Array.from({ length: 3_000 }, (_, at) => `m-${String(at).padStart(4, "0")}`);
    const index = indexOf(Object.fromEntries(names.map((name, at) => [name, { far: at % 10 }])));
    expect(index.size).toBe(3_000);
    expect(idsOf(index, { limit: 3_000 })).toHaveLength(3_000);
    expect(index.codesOf("m-2999")).toEqual(codes(9));
    expect(idsOf(index, { limit: 2 })).toEqual(["m-0000", "m-0010"]);
  });
});
