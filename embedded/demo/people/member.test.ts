import { describe, expect, test } from "vitest";
import { ProfileSchema } from "~/features/profile/schema";
import { parseResponses } from "~/features/questionnaire/answers";
import { drawMembers } from "./member";
import { PROFESSIONS } from "./professions";

const members = drawMembers("fidelio", 300);
const profiles = members.map(({ profile }) => profile);
const shareOf = (isSo: (profile: (typeof profiles)[number]) => boolean) => profiles.filter(isSo).length / 300;

describe("a seed", () => {
  test("always gives the same members, the first ones however many are drawn", () => {
    expect(drawMembers("fidelio", 20)).toEqual(members.slice(0, 20));
  });

  test("gives other members than another seed", () => {
    const [other] = drawMembers("another", 1);
    expect(other?.id).not.toBe(members[0]?.id);
    expect(other?.profile).not.toEqual(members[0]?.profile);
  });
});

describe("every member", () => {
  test("has a profile that the product's own form would accept", () => {
    const refused = profiles.filter((profile) => !ProfileSchema.safeParse(profile).success);
    expect(refused).toEqual([]);
  });

  test("has answered the whole questionnaire", () => {
    const incomplete = members.filter(({ responses }) => !parseResponses(responses).ok);
    expect(incomplete).toEqual([]);
  });

  test("has schooling, pay and age that go with the work", () => {
    const incomes = [...new Set(profiles.map(({ income }) => income))];
    expect(incomes).toHaveLength(6);
    for (const { profession, education, age } of profiles) {
      const work = PROFESSIONS.find(({ title }) => title === profession);
      expect(work?.education).toContain(education);
      expect(age).toBeGreaterThanOrEqual(work?.age[0] ?? Infinity);
      expect(age).toBeLessThanOrEqual(work?.age[1] ?? 0);
    }
  });

  test("is somebody of their own: id, subject, address, name and bio", () => {
    for (const value of [
      ({ id }) => id,
      ({ subject }) => subject,
      ({ email }) => email,
      ({ firstName, lastName }) => `${firstName} ${lastName}`,
      ({ profile }) => profile.bio,
    ] satisfies ((member: (typeof members)[number]) => string)[]) {
      expect(new Set(members.map(value)).size).toBe(300);
    }
  });

  test("has a background check only with gold or platinum and a verified ID", () => {
    for (const { standing } of members.filter(({ standing }) => standing.backgroundCheckStatus !== "pending")) {
      expect(["gold", "platinum"]).toContain(standing.membershipTier);
      expect(standing.idVerified).toBe(true);
    }
  });

  test("was last here after joining, and not in the future", () => {
    for (const { standing } of members) {
      expect(standing.activeMinutesAgo).toBeGreaterThan(0);
      expect(standing.activeMinutesAgo).toBeLessThan(standing.joinedMinutesAgo);
    }
  });
});

describe("a bio", () => {
  const bios = profiles.map(({ bio }) => bio);

  test("holds nothing that reaches a person, and no template marks", () => {
    const suspicious = bios.filter((bio) => /[\d@{}|<>_/\\]|\bwww\b|\.com\b|\b(insta|whatsapp|telegram)/i.test(bio));
    expect(suspicious).toEqual([]);
  });

  test("shares few of its sentences with others", () => {
    const sentences = bios.flatMap((bio) => bio.split(/(?<=[.?]) (?=[A-Z])/));
    const counts = new Map<string, number>();
    for (const sentence of sentences) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
    expect(counts.size).toBeGreaterThan(600);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(7);
  });

  test("is short for some and long for others", () => {
    const lengths = bios.map(({ length }) => length).sort((a, b) => a - b);
    expect(lengths[30]).toBeLessThan(150);
    expect(lengths[270]).toBeGreaterThan(270);
  });

  test("agrees with the member's family", () => {
    for (const { bio, hasChildren, gender } of profiles) {
      if (/\b(my kids|my daughter|my son|single (mother|father|dad|parent)|grandparent)\b/i.test(bio)) {
        expect(hasChildren, bio).toBe(true);
      }
      if (/no kids, by choice/i.test(bio)) expect(hasChildren, bio).toBe(false);
      if (gender === "man") expect(bio).not.toMatch(/single mother|be a mother|I'm an aunt/i);
      if (gender === "woman") expect(bio).not.toMatch(/single (dad|father)|be a dad|the uncle/i);
    }
  });
});

describe("together they", () => {
  test("are of all ages from 21 to 72, most of them between 25 and 55", () => {
    const ages = profiles.map(({ age }) => age);
    expect(Math.min(...ages)).toBeLessThanOrEqual(23);
    expect(Math.max(...ages)).toBeGreaterThanOrEqual(66);
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(21);
    expect(Math.max(...ages)).toBeLessThanOrEqual(72);
    expect(shareOf(({ age }) => age >= 25 && age <= 55)).toBeGreaterThan(0.7);
  });

  test.each(["religion", "relationshipGoal", "education", "income"] as const)("differ in %s", (field) => {
    const values = profiles.map((profile) => profile[field]);
    const counts = [...new Set(values)].map((value) => values.filter((other) => other === value).length);
    expect(counts.length).toBeGreaterThanOrEqual(field === "relationshipGoal" ? 4 : 6);
    expect(Math.max(...counts)).toBeLessThan(180);
  });

  test("differ in work, place, interests, plan and number of pictures", () => {
    expect(new Set(profiles.map(({ profession }) => profession)).size).toBeGreaterThan(80);
    expect(new Set(profiles.map(({ location }) => location)).size).toBeGreaterThan(60);
    expect(new Set(profiles.flatMap(({ interests }) => interests)).size).toBe(20);
    expect(new Set(members.map(({ standing }) => standing.membershipTier)).size).toBe(4);
    expect(new Set(members.map(({ poses }) => poses.length))).toEqual(new Set([1, 2, 3]));
  });

  test("leave some optional questions open, and look for women, men and others", () => {
    for (const field of ["gender", "interestedIn", "preferredAgeMin", "preferredGoals"] as const) {
      const share = shareOf((profile) => profile[field] !== undefined);
      expect(share).toBeGreaterThan(0.3);
      expect(share).toBeLessThan(1);
    }
    for (const gender of ["woman", "man"] as const) {
      expect(shareOf(({ gender: own }) => own === gender)).toBeGreaterThan(0.35);
      expect(shareOf(({ interestedIn }) => interestedIn?.includes(gender) ?? false)).toBeGreaterThan(0.3);
    }
  });

  test("are as tall as people are", () => {
    const heights = (gender: string) => profiles.filter((one) => one.gender === gender).map(({ height }) => height);
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(mean(heights("woman"))).toBeCloseTo(164, -1);
    expect(mean(heights("man"))).toBeCloseTo(177, -1);
    expect(mean(heights("man")) - mean(heights("woman"))).toBeGreaterThan(9);
  });
});
