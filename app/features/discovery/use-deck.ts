import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { showToast } from "~/components/ui/toast-store";
import { discoveryTexts as texts } from "~/texts/discovery";
import type { DiscoverCard } from "./card";
import { deckAfter, endingOf, newDeck, type Deck, type DeckEvent, type Decision } from "./deck";
import { DecisionQueue, type Act, type Sent } from "./decision-queue";
import { loadMore } from "./more-cards";
import type { Filters } from "./query";
import { sendAct } from "./send-act";

/** How long a card takes to leave. */
export const CARD_ANIMATION_MS = 300;
/** With this many cards left, the next ones are asked for. */
const FEW_CARDS = 4;

const failedToasts = {
  like: texts.likeFailedToast,
  pass: texts.passFailedToast,
  undo: texts.undoFailedToast,
} satisfies Record<Act, object>;

/** The deck in a browser with JavaScript: cards move at once, the server is told in the same order behind them. */
export function useDeck(dealt: Pick<Deck, "cards" | "ending" | "lastPassed">, filters: Filters) {
  const [deck, dispatch] = useReducer(deckAfter, dealt, newDeck);
  const [queue] = useState(() => new DecisionQueue(sendAct));
  const { isLoading, hasFailed } = useMoreCards({ deck, dispatch, queue, filters });
  const top = deck.cards[0];

  useEffect(() => {
    const leave = () => queue.leave();
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, [queue]);

  const advance = useCallback((card: DiscoverCard, decision: Decision) => {
    dispatch({ type: "decided", decision });
    setTimeout(() => dispatch({ type: "left", id: card.user.id }), CARD_ANIMATION_MS);
  }, []);

  /** Likes or passes the card on top. */
  async function decide(decision: Decision): Promise<void> {
    if (top === undefined) return;
    advance(top, decision);
    const sent = await queue.add(decision, top.user.id);
    if (sent.kind === "done" && decision === "like") {
      showToast(sent.matchId === null ? texts.likedToast : texts.matchedToast);
    }
    if (sent.kind === "gone" && decision === "like") showToast(texts.goneToast);
    if (sent.kind !== "failed") return;
    dispatch({ type: "returned", card: top });
    showToast(failedToasts[decision]);
  }

  /** Likes the card on top and only then goes on: the follow-up depends on the answer. */
  async function likeAndWait(): Promise<Sent> {
    if (top === undefined) return { kind: "gone" };
    const sent = await queue.add("like", top.user.id);
    if (sent.kind === "failed") showToast(texts.likeFailedToast);
    else advance(top, "like");
    if (sent.kind === "gone") showToast(texts.goneToast);
    return sent;
  }

  /** Brings the member who was passed last back on top. */
  async function undo(): Promise<void> {
    const card = deck.lastPassed;
    if (card === null) return;
    dispatch({ type: "undone" });
    const sent = await queue.add("undo", card.user.id);
    if (sent.kind === "done") return;
    dispatch({ type: "undo-refused", card });
    showToast(failedToasts.undo);
  }

  return { deck, ending: endingOf(deck), hasFailed, isLoading, decide, likeAndWait, undo };
}

interface MoreCards {
  deck: Deck;
  dispatch: (event: DeckEvent) => void;
  queue: DecisionQueue;
  filters: Filters;
}

/** Asks for the next cards while there are few left. */
function useMoreCards({ deck, dispatch, queue, filters }: MoreCards) {
  const [hasFailed, setFailed] = useState(false);
  const isUnderWay = useRef(false);
  const left = deck.cards.length;
  const needsMore = deck.ending === null && left <= FEW_CARDS && !hasFailed;

  useEffect(() => {
    if (!needsMore || isUnderWay.current) return;
    isUnderWay.current = true;
    void (async () => {
      // What is not recorded yet would come back with the answer and leave no room for others.
      await queue.settled();
      const more = await loadMore(filters);
      isUnderWay.current = false;
      if (more === null) setFailed(true);
      else dispatch({ type: "arrived", ...more });
    })();
  }, [needsMore, left, dispatch, queue, filters]);

  return { hasFailed, isLoading: left === 0 && needsMore };
}
