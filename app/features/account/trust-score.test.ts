import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TRUST_POINTS, trustParts, trustScore, type TrustProofs } from "./trust-score";

const nothing: TrustProofs = {
  emailVerified: false,
  profileComplete: false,
  hasPhotos: false,
  hasVideo: false,
  questionnaireComplete: false,
  idVerified: false,
  backgroundCheckCompleted: false,
};

describe("trustScore", () => {
  it("is 0 with nothing proven and 100 with everything", () => {
    expect(trustScore(nothing, 0)).toBe(0);
    const everything = Object.fromEntries(Object.keys(nothing).map((key) => [key, true]));
    expect(trustScore({ ...nothing, ...everything }, 0)).toBe(100);
  });

  it("gives a verified identity 25 and a confirmed e-mail address 10", () => {
    expect(trustScore({ ...nothing, idVerified: true }, 0)).toBe(25);
    expect(trustScore({ ...nothing, emailVerified: true }, 0)).toBe(10);
  });

  it("never falls by a further proof", () => {
    const proofs = fc.record({
      emailVerified: fc.boolean(),
      profileComplete: fc.boolean(),
      hasPhotos: fc.boolean(),
      hasVideo: fc.boolean(),
      questionnaireComplete: fc.boolean(),
      idVerified: fc.boolean(),
      backgroundCheckCompleted: fc.boolean(),
    });
    fc.assert(
      fc.property(proofs, fc.constantFrom(...Object.keys(TRUST_POINTS)), fc.nat(9), (before, proof, reports) => {
        expect(trustScore({ ...before, [proof]: true }, reports)).toBeGreaterThanOrEqual(trustScore(before, reports));
      }),
    );
  });

  it("loses 20 by each confirmed report, and is never below 0", () => {
    const proven = { ...nothing, idVerified: true, profileComplete: true };
    expect([0, 1, 2, 3].map((reports) => trustScore(proven, reports))).toEqual([40, 20, 0, 0]);
  });
});

describe("trustParts", () => {
  it("names every proof with its points, whether proven or not", () => {
    const parts = trustParts({ ...nothing, hasPhotos: true });
    expect(parts).toHaveLength(Object.keys(TRUST_POINTS).length);
    expect(parts.filter(({ isProven }) => isProven)).toEqual([{ proof: "hasPhotos", points: 10, isProven: true }]);
  });
});
