import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reconnectDelayMs } from "./backoff";
import { Sequence } from "./sequence";

describe("the wait before the next attempt", () => {
  it("doubles up to half a minute, with jitter of half", () => {
    expect([0, 1, 2, 3].map((attempt) => reconnectDelayMs(attempt, 1))).toEqual([500, 1_000, 2_000, 4_000]);
    expect(reconnectDelayMs(0, 0)).toBe(250);
    for (const attempt of [6, 20, 2_000]) expect(reconnectDelayMs(attempt, 1)).toBe(30_000);
  });
});

describe("a sequence", () => {
  const item = (seq: number) => ({ seq });

  it("gives each out once and in order, whatever comes when and how often", () => {
    const arrivals = fc.integer({ min: 1, max: 40 }).chain((count) =>
      fc.tuple(
        fc.constant(count),
        fc.shuffledSubarray(
          Array.from({ length: 3 * count }, (_, index) => (index % count) + 1),
          { minLength: 3 * count },
        ),
      ),
    );
    fc.assert(
      fc.property(arrivals, ([count, order]) => {
        const sequence = new Sequence(0);
        const given = order.flatMap((seq) => sequence.take(item(seq))).map(({ seq }) => seq);
        expect(given).toEqual(Array.from({ length: count }, (_, index) => index + 1));
        expect(sequence.isBehind).toBe(false);
      }),
    );
  });

  it("knows that something is missing, from a later one or from being told how many there are", () => {
    const sequence = new Sequence(3);
    expect(sequence.isBehind).toBe(false);
    expect(sequence.take(item(2))).toEqual([]);
    expect(sequence.take(item(5))).toEqual([]);
    expect(sequence.isBehind).toBe(true);
    expect(sequence.take(item(4))).toEqual([item(4), item(5)]);
    expect(sequence.isBehind).toBe(false);
    sequence.expect(7);
    expect(sequence.isBehind).toBe(true);
    expect(sequence.seen).toBe(5);
  });
});
