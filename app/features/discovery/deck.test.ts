import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DiscoverCard } from "./card";
import { deckAfter, endingOf, newDeck, type Deck, type DeckEvent } from "./deck";

/** Only who it is matters to the deck. */
const card = (id: string) => ({ user: { id } }) as unknown as DiscoverCard;
const cards = (...ids: string[]) => ids.map(card);
const idsOf = (deck: Deck) => deck.cards.map(({ user }) => user.id);
const deal = (...ids: string[]) => newDeck({ cards: cards(...ids), ending: null, lastPassed: null });
const after = (deck: Deck, ...events: DeckEvent[]) => events.reduce(deckAfter, deck);
const pass: DeckEvent = { type: "decided", decision: "pass" };
const like: DeckEvent = { type: "decided", decision: "like" };

describe("the deck", () => {
  it("goes on at once and lets the card leave", () => {
    const deck = after(deal("a", "b", "c"), pass, like);
    expect(idsOf(deck)).toEqual(["c"]);
    expect(deck.leaving.map(({ card: { user }, decision }) => [user.id, decision])).toEqual([
      ["a", "pass"],
      ["b", "like"],
    ]);
    expect(after(deck, { type: "left", id: "a" }, { type: "left", id: "b" }).leaving).toEqual([]);
  });

  it("brings the last pass back on top, also after a like, and only once", () => {
    const deck = after(deal("a", "b", "c"), pass, like, { type: "undone" });
    expect(idsOf(deck)).toEqual(["a", "c"]);
    expect(deck.lastPassed).toBeNull();
    expect(after(deck, { type: "undone" })).toBe(deck);
  });

  it("puts a card back that the server did not take, and takes an undo back that it refused", () => {
    const passed = after(deal("a", "b"), pass);
    expect(idsOf(after(passed, { type: "returned", card: card("a") }))).toEqual(["a", "b"]);
    const refused = after(passed, { type: "undone" }, { type: "undo-refused", card: card("a") });
    expect(idsOf(refused)).toEqual(["b"]);
    expect(refused.lastPassed?.user.id).toBe("a");
  });

  it("adds only who is neither there nor decided on", () => {
    const deck = after(deal("a", "b"), pass, { type: "arrived", cards: cards("a", "b", "c"), ending: "empty" });
    expect(idsOf(deck)).toEqual(["b", "c"]);
    expect(deck.ending).toBe("empty");
  });

  it("ends with what the server says, but knows of passes that came after", () => {
    const last = newDeck({ cards: cards("a"), ending: "empty", lastPassed: null });
    expect(endingOf(last)).toBeNull();
    expect(endingOf(after(last, like))).toBe("empty");
    expect(endingOf(after(last, pass))).toBe("all-seen");
    expect(endingOf(after(deal("a"), pass))).toBeNull();
  });

  it("asks no further when an answer brings nobody new", () => {
    const deck = after(deal("a"), pass, { type: "arrived", cards: cards("a"), ending: null });
    expect(endingOf(deck)).toBe("all-seen");
  });

  it("never holds anybody twice, whatever happens", () => {
    const id = fc.constantFrom("a", "b", "c", "d", "e");
    const event: fc.Arbitrary<DeckEvent> = fc.oneof(
      fc.constantFrom<DeckEvent>(pass, like, { type: "undone" }),
      id.map((each): DeckEvent => ({ type: "returned", card: card(each) })),
      id.map((each): DeckEvent => ({ type: "left", id: each })),
      fc.uniqueArray(id).map((ids): DeckEvent => ({ type: "arrived", cards: cards(...ids), ending: null })),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const deck = after(deal("a", "b", "c"), ...events);
        const shown = [...idsOf(deck), ...deck.leaving.map((each) => each.card.user.id)];
        expect(new Set(shown).size).toBe(shown.length);
        for (const shownId of idsOf(deck)) expect(deck.decided.has(shownId)).toBe(false);
      }),
    );
  });
});
