import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { agoLabel, latest, MAX_ACTIVITIES, type ActivityFact } from "./activity";

const at = (text: string) => new Date(text);

describe("latest", () => {
  it("puts the newest first, whatever kind it is", () => {
    const facts: ActivityFact[] = [
      { kind: "profile", at: at("2026-11-01T10:00:00Z") },
      { kind: "message", at: at("2026-11-20T10:00:00Z"), matchId: "1", name: "Ben" },
      { kind: "views", at: at("2026-11-21T08:00:00Z"), day: "2026-11-21", count: 5 },
      { kind: "questionnaire", at: at("2026-11-02T10:00:00Z") },
      { kind: "match", at: at("2026-11-19T10:00:00Z"), matchId: "1", name: "Ben" },
    ];
    expect(latest(facts).map(({ kind }) => kind)).toEqual(["views", "message", "match", "questionnaire", "profile"]);
  });

  it("keeps the newest ones, at most eight", () => {
    const times = fc.array(fc.integer({ min: 0, max: 1e12 }), { maxLength: 30 });
    fc.assert(
      fc.property(times, (moments) => {
        const kept = latest(moments.map((moment) => ({ kind: "profile", at: new Date(moment) })));
        const expected = [...moments].sort((one, other) => other - one).slice(0, MAX_ACTIVITIES);
        expect(kept.map((fact) => fact.at.getTime())).toEqual(expected);
      }),
    );
  });
});

describe("agoLabel", () => {
  const now = at("2026-11-21T12:00:00Z");
  it.each([
    ["2026-11-21T12:00:05Z", "Just now"],
    ["2026-11-21T11:00:01Z", "Just now"],
    ["2026-11-21T11:00:00Z", "1h ago"],
    ["2026-11-20T12:00:01Z", "23h ago"],
    ["2026-11-20T12:00:00Z", "Nov 20"],
    ["2025-12-31T12:00:00Z", "Dec 31, 2025"],
  ])("says of %s: %s", (moment, label) => {
    expect(agoLabel(at(moment), now)).toBe(label);
  });
});
