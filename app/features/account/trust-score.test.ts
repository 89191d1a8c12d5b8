import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TRUST_POINTS, trustScore, type TrustProofs } from "./trust-score";

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
    expect(trustScore(nothing)).toBe(0);
    const everything = Object.fromEntries(Object.keys(nothing).map((key) => [key, true]));
    expect(trustScore({ ...nothing, ...everything })).toBe(100);
  });

  it("gives a verified identity 25 and a confirmed e-mail address 10", () => {
    expect(trustScore({ ...nothing, idVerified: true })).toBe(25);
    expect(trustScore({ ...nothing, emailVerified: true })).toBe(10);
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
      fc.property(proofs, fc.constantFrom(...Object.keys(TRUST_POINTS)), (before, proof) => {
        expect(trustScore({ ...before, [proof]: true })).toBeGreaterThanOrEqual(trustScore(before));
      }),
    );
  });
});
