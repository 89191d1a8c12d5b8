import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canAccept, initialWaiverFlow, isFinished, WAIVER_BOXES, waiverFlow, type WaiverEvent } from "./waiver-flow";

const tick = (box: (typeof WAIVER_BOXES)[number], isTicked = true): WaiverEvent => ({ type: "ticked", box, isTicked });
const after = (...events: WaiverEvent[]) => events.reduce(waiverFlow, initialWaiverFlow(true));
const bothBoxes = [tick("read"), tick("agree")];
const accepting: WaiverEvent[] = [...bothBoxes, { type: "accept" }];
const noBoxes = { read: false, agree: false, marketingConsentGiven: false };

describe("accepting the waiver", () => {
  it.each([
    [[]],
    [[tick("read")]],
    [[tick("agree")]],
    [[...bothBoxes, tick("read", false)]],
    [[tick("marketingConsentGiven")]],
  ])("is not possible after %j", (events) => {
    const flow = after(...events);
    expect(canAccept(flow)).toBe(false);
    expect(waiverFlow(flow, { type: "accept" })).toEqual(flow);
  });

  it("is possible with both required boxes, whatever the consent", () => {
    expect(canAccept(after(...bothBoxes))).toBe(true);
    expect(canAccept(after(...bothBoxes, tick("marketingConsentGiven")))).toBe(true);
  });

  it("closes the waiver, resets the boxes and opens the meeting safety guidelines", () => {
    expect(after(...accepting, { type: "accepted" })).toMatchObject({ dialog: "meeting-safety", boxes: noBoxes });
  });

  it.each([true, false])("remembers the consent (%s) until the guidelines are closed", (consent) => {
    const flow = after(tick("marketingConsentGiven", consent), ...accepting, { type: "accepted" });
    expect(isFinished(flow)).toBe(false);
    const finished = waiverFlow(flow, { type: "guidelines-closed" });
    expect(finished).toMatchObject({ dialog: null, consent });
    expect(isFinished(finished)).toBe(true);
  });

  it("cannot be sent twice and keeps the boxes when it fails", () => {
    expect(canAccept(after(...accepting))).toBe(false);
    const refused = after(...accepting, { type: "refused", problem: "no connection" });
    expect(refused).toMatchObject({ dialog: "waiver", problem: "no connection", boxes: { read: true, agree: true } });
    expect(canAccept(refused)).toBe(true);
  });
});

describe("cancelling or dismissing", () => {
  it("closes the dialog and resets all boxes", () => {
    const flow = after(...bothBoxes, tick("marketingConsentGiven"), { type: "cancelled" });
    expect(flow).toMatchObject({ dialog: null, boxes: noBoxes, consent: null });
    expect(isFinished(flow)).toBe(false);
  });

  it("leaves a way back to an empty waiver", () => {
    const flow = after(...bothBoxes, { type: "cancelled" }, { type: "reopened" });
    expect(flow).toEqual(initialWaiverFlow(true));
  });

  it("cannot take back an acceptance that is on its way", () => {
    expect(after(...accepting, { type: "cancelled" }, { type: "accepted" }).dialog).toBe("meeting-safety");
  });
});

it("reaches the guidelines only by an acceptance with both boxes ticked, whatever happens in whatever order", () => {
  const event = fc.oneof(
    fc.record({ type: fc.constant("ticked" as const), box: fc.constantFrom(...WAIVER_BOXES), isTicked: fc.boolean() }),
    fc.constantFrom<WaiverEvent>(
      { type: "accept" },
      { type: "accepted" },
      { type: "refused", problem: "x" },
      { type: "guidelines-closed" },
      { type: "cancelled" },
      { type: "reopened" },
    ),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let flow = initialWaiverFlow(true);
      for (const next of events) {
        const before = flow;
        flow = waiverFlow(flow, next);
        if (before.dialog === "waiver" && flow.dialog === "meeting-safety") {
          expect(before).toMatchObject({ isSaving: true, boxes: { read: true, agree: true } });
          expect(flow.consent).toBe(before.boxes.marketingConsentGiven);
        }
        if (flow.dialog !== "waiver") expect(flow.boxes).toEqual(noBoxes);
      }
    }),
  );
});
