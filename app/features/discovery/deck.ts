import type { DiscoverCard } from "./card";

/** What a member does with a card. */
export type Decision = "like" | "pass";
/** Why there is nobody (more): everybody was seen and some can be brought back, or nobody fits. */
export type Ending = "all-seen" | "empty";

/** The cards of the screen, as they are shown; what the server has not confirmed yet is shown as done. */
export interface Deck {
  /** The one on top first. */
  cards: readonly DiscoverCard[];
  /** Cards on their way out. */
  leaving: readonly { card: DiscoverCard; decision: Decision }[];
  /** What follows the last card, by the server; null while there may be more cards. */
  ending: Ending | null;
  /** The pass that can be undone. */
  lastPassed: DiscoverCard | null;
  /** Everybody who was decided on here: an answer that was on its way meanwhile may still hold them. */
  decided: ReadonlyMap<string, Decision>;
}

export type DeckEvent =
  | { type: "decided"; decision: Decision }
  | { type: "left"; id: string }
  | { type: "undone" }
  /** The server did not take it: the card is back on top. */
  | { type: "returned"; card: DiscoverCard }
  /** The pass stands, after all. */
  | { type: "undo-refused"; card: DiscoverCard }
  | { type: "arrived"; cards: readonly DiscoverCard[]; ending: Ending | null };

/** The deck as the server has dealt it. */
export function newDeck({ cards, ending, lastPassed }: Pick<Deck, "cards" | "ending" | "lastPassed">): Deck {
  return { cards, ending, lastPassed, leaving: [], decided: new Map() };
}

/** The deck after an event. */
export function deckAfter(deck: Deck, event: DeckEvent): Deck {
  switch (event.type) {
    case "decided": {
      const [card, ...cards] = deck.cards;
      if (card === undefined) return deck;
      const { decision } = event;
      return {
        ...deck,
        cards,
        leaving: [...deck.leaving, { card, decision }],
        lastPassed: decision === "pass" ? card : deck.lastPassed,
        decided: new Map(deck.decided).set(card.user.id, decision),
      };
    }
    case "left":
      return { ...deck, leaving: deck.leaving.filter(({ card }) => card.user.id !== event.id) };
    case "undone":
      return deck.lastPassed === null ? deck : withCardOnTop(deck, deck.lastPassed);
    case "returned":
      return withCardOnTop(deck, event.card);
    case "undo-refused": {
      const { card } = event;
      const isOnTop = deck.cards[0]?.user.id === card.user.id;
      return { ...deck, cards: isOnTop ? deck.cards.slice(1) : deck.cards, lastPassed: card };
    }
    case "arrived": {
      const known = new Set([...deck.cards.map(({ user }) => user.id), ...deck.decided.keys()]);
      const fresh = event.cards.filter(({ user }) => !known.has(user.id));
      // An answer without anybody new would be asked for again and again.
      const ending = event.ending ?? (fresh.length === 0 ? "empty" : null);
      return { ...deck, cards: [...deck.cards, ...fresh], ending };
    }
  }
}

function withCardOnTop(deck: Deck, card: DiscoverCard): Deck {
  const isOther = (other: DiscoverCard) => other.user.id !== card.user.id;
  const decided = new Map(deck.decided);
  decided.delete(card.user.id);
  return {
    ...deck,
    cards: [card, ...deck.cards.filter(isOther)],
    leaving: deck.leaving.filter((each) => isOther(each.card)),
    lastPassed: deck.lastPassed && isOther(deck.lastPassed) ? deck.lastPassed : null,
    decided,
  };
}

/** What the screen shows instead of a card; null while there is one, or while there may be more. */
export function endingOf({ cards, ending, decided }: Deck): Ending | null {
  if (cards.length > 0 || ending === null) return null;
  // The server answered before these passes.
  return [...decided.values()].includes("pass") ? "all-seen" : ending;
}
