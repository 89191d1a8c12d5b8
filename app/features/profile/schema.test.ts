import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EDUCATION_LEVELS, INCOME_RANGES, INTERESTS } from "./options";
import { validProfile as valid } from "../../../tests/factories/profile";
import { ProfileSchema } from "./schema";

function messagesOf(change: Record<string, unknown>): string[] {
  const result = ProfileSchema.safeParse({ ...valid, ...change });
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
}

describe("ProfileSchema", () => {
  it("takes a profile without any optional field", () => {
    expect(messagesOf({})).toEqual([]);
  });

  it.each([
    [{ bio: "Too short" }, "Bio must be at least 50 characters"],
    [{ bio: `${" ".repeat(60)}short${" ".repeat(60)}` }, "Bio must be at least 50 characters"],
    [{ bio: undefined }, "Bio must be at least 50 characters"],
    [{ bio: "x".repeat(501) }, "Bio must be less than 500 characters"],
    [{ age: 17 }, "Must be at least 18 years old"],
    [{ age: 101 }, "Invalid age"],
    [{ age: 30.5 }, "Invalid age"],
    [{ age: "thirty" }, "Invalid age"],
    [{ age: null }, "Invalid age"],
    [{ location: "  " }, "Location is required"],
    [{ location: undefined }, "Location is required"],
    [{ profession: "" }, "Profession is required"],
    [{ education: undefined }, "Education is required"],
    [{ education: "" }, "Education is required"],
    [{ height: 119 }, "Invalid height"],
    [{ height: 251 }, "Invalid height"],
    [{ interests: ["Travel", "Wine"] }, "Select at least 3 interests"],
    [{ interests: ["Travel", "Travel", "Travel"] }, "Select at least 3 interests"],
    [{ interests: undefined }, "Select at least 3 interests"],
    [{ income: undefined }, "Income range is required"],
  ])("answers %j with '%s'", (change, message) => {
    expect(messagesOf(change)).toContain(message);
  });

  it.each([
    { bio: { $gt: "" } },
    { location: { $ne: null } },
    { interests: { $in: ["Travel"] } },
    { age: [30] },
    { religion: { $exists: true } },
  ])("refuses database operators: %j", (change) => {
    expect(messagesOf(change)).not.toEqual([]);
  });

  it.each([
    { relationshipGoal: "fun" },
    { religion: "jedi" },
    { hasChildren: "yes" },
    { education: "Hogwarts" },
    { income: "lots" },
    { interests: ["Travel", "Wine", "Spam"] },
    { photos: ["a", "b", "c", "d", "e", "f", "g"] },
    { videoUrl: "javascript:alert(1)" },
    { preferredAgeMin: 40, preferredAgeMax: 30 },
    { interestedIn: "woman" },
  ])("refuses %j", (change) => {
    expect(messagesOf(change)).not.toEqual([]);
  });

  it("keeps nothing that it does not know", () => {
    const parsed = ProfileSchema.parse({ ...valid, membershipTier: "platinum", idVerified: true, _id: "1" });
    expect(Object.keys(parsed)).not.toEqual(expect.arrayContaining(["membershipTier"]));
    expect(parsed).not.toHaveProperty("idVerified");
    expect(parsed).not.toHaveProperty("_id");
  });

  it("takes every profile within the documented ranges", () => {
    const profile = fc.record({
      bio: fc.string({ minLength: 50, maxLength: 500 }).filter((bio) => bio.trim().length >= 50),
      age: fc.integer({ min: 18, max: 100 }),
      location: fc.string({ minLength: 1, maxLength: 100 }).filter((text) => text.trim() !== ""),
      profession: fc.string({ minLength: 1, maxLength: 100 }).filter((text) => text.trim() !== ""),
      height: fc.integer({ min: 120, max: 250 }),
      education: fc.constantFrom(...EDUCATION_LEVELS),
      interests: fc.uniqueArray(fc.constantFrom(...INTERESTS), { minLength: 3 }),
      relationshipGoal: fc.constantFrom("marriage", "long_term", "casual", "friendship"),
      religion: fc.constantFrom("christian", "jewish", "muslim", "hindu", "buddhist", "atheist", "agnostic", "other"),
      hasChildren: fc.boolean(),
      wantsChildren: fc.boolean(),
      income: fc.constantFrom(...INCOME_RANGES),
    });
    fc.assert(
      fc.property(profile, (input) => {
        expect(ProfileSchema.safeParse(input).success).toBe(true);
      }),
    );
  });

  it("never throws and never passes what is no object, whatever it is given", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(ProfileSchema.safeParse(value).success).toBe(false);
      }),
    );
  });
});
