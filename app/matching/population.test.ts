import { describe, expect, it } from "vitest";
import { emptyPopulation, packPopulation, readMember, STRIDE, writeMember } from "./population";

const members = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
  [10, 11, 12],
  [13, 14, 15],
].map((codes) => Uint8Array.from(codes));

describe("a population", () => {
  it("puts one question of a block of members side by side", () => {
    expect([...packPopulation(members, 2).codes]).toEqual([1, 4, 2, 5, 3, 6, 7, 10, 8, 11, 9, 12, 13, 0, 14, 0, 15, 0]);
    expect([...packPopulation(members, 5).codes]).toEqual([1, 4, 7, 10, 13, 2, 5, 8, 11, 14, 3, 6, 9, 12, 15]);
    expect([...packPopulation(members, 1).codes]).toEqual(members.flatMap((codes) => [...codes]));
  });

  it("holds each code where the layout says", () => {
    const questions = 3;
    const { codes, stride } = packPopulation(members);
    expect(stride).toBe(STRIDE);
    for (const [member, answers] of members.entries()) {
      const block = Math.floor(member / stride);
      for (const [question, code] of answers.entries()) {
        expect(codes[(block * questions + question) * stride + (member % stride)]).toBe(code);
      }
    }
  });

  it("gives back what was put in", () => {
    for (const stride of [1, 2, 5, STRIDE]) {
      const population = packPopulation(members, stride);
      expect(members.map((_, member) => readMember(population, member, 3))).toEqual(members);
    }
    expect(() => readMember(packPopulation(members), 5, 3)).toThrow(RangeError);
  });

  it("takes new answers of one member, and leaves the others", () => {
    const population = packPopulation(members, 2);
    writeMember(population, 3, Uint8Array.of(1, 1, 1));
    expect(population).toEqual(packPopulation(members.with(3, Uint8Array.of(1, 1, 1)), 2));
  });

  it("grows by blocks behind the others", () => {
    const small = packPopulation(members.slice(0, 4), 2);
    const large = emptyPopulation(3, 5, 2);
    large.codes.set(small.codes);
    writeMember(large, 4, Uint8Array.of(13, 14, 15));
    expect(large).toEqual(packPopulation(members, 2));
  });

  it("has no place for a member beyond its count, nor for codes of other factors", () => {
    const population = packPopulation(members, 2);
    expect(() => writeMember(population, 5, Uint8Array.of(1, 1, 1))).toThrow(RangeError);
    expect(() => writeMember(population, -1, Uint8Array.of(1, 1, 1))).toThrow(RangeError);
    expect(() => writeMember(population, 4, new Uint8Array(4))).toThrow(RangeError);
    expect(packPopulation([])).toEqual({ codes: new Uint8Array(0), count: 0, stride: STRIDE });
  });
});
