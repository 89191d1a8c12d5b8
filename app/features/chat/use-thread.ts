import { useEffect, useReducer, useRef, useState, type RefObject } from "react";
import { useRevalidator } from "@remix-run/react";
import { showToast } from "~/components/ui/toast-store";
import type { MessageView } from "~/realtime/protocol";
import { useConversationEvents } from "~/realtime/use-live";
import { chatTexts } from "~/texts/chat";
import { fetchEarlier, newClientId, postMessage } from "./calls";
import type { MessagesView, OpenConversation } from "./page.server";
import type { Refusal } from "./refusal";
import { countArrived, openThread, reduceThread, shownOutgoing } from "./thread";
import { useDraft } from "./use-draft";
import { useIsLost } from "./use-is-lost";

interface ThreadOptions {
  page: Pick<MessagesView, "me" | "creditsLeft"> & { open: OpenConversation };
  /** Why the message that was posted without JavaScript was not sent. */
  refused: Refusal | null;
  /** The box in which the member writes: what was not sent goes back there. */
  box: RefObject<HTMLTextAreaElement>;
  /** Messages are new to the list of conversations too. */
  onNews: (messages: readonly MessageView[]) => void;
}

/** One conversation in the browser: what is shown, what is on its way, and what the member can do. */
export function useThread({ page, refused, box, onNews }: ThreadOptions) {
  const { me, creditsLeft: credits, open } = page;
  const { conversation, messages } = open;
  const { matchId, partnerId, lastSeq, partnerReadSeq: partnerRead } = conversation;
  const [thread, dispatch] = useReducer(reduceThread, null, () =>
    openThread(me, { messages, lastSeq, partnerRead, credits }),
  );
  const [refusal, setRefusal] = useState(refused);
  const [isTyping, setTyping] = useState(false);
  const [isOnline, setOnline] = useState(false);
  const [isLive, setLive] = useState(false);
  const [earlier, setEarlier] = useState<"idle" | "loading" | "failed">("idle");
  const { revalidate } = useRevalidator();
  const connections = useRef(0);
  const queue = useRef(Promise.resolve());

  const controls = useConversationEvents(
    matchId,
    {
      onMessages: (news) => {
        dispatch({ type: "arrived", messages: news });
        onNews(news);
        // Sent from another window: what it cost, the server knows.
        const isUnknown = ({ senderId, seq }: MessageView) => senderId === me && !thread.known.has(seq);
        if (thread.outgoing.length === 0 && news.some(isUnknown)) revalidate();
      },
      onTyping: setTyping,
      onRead: (memberId, seq) => dispatch({ type: "read", memberId, seq }),
      onPresence: setOnline,
      onUnmatched: () => dispatch({ type: "ended" }),
      onLive: (live) => {
        setLive(live);
        // Messages are caught up with by number; what was read, and other conversations, the page tells.
        if (live && connections.current > 0) revalidate();
        if (live) connections.current += 1;
      },
    },
    { afterSeq: thread.last },
  );

  // A page that the server made anew.
  useEffect(() => {
    dispatch({ type: "arrived", messages });
    dispatch({ type: "read", memberId: partnerId, seq: partnerRead });
    dispatch({ type: "credits", credits });
  }, [messages, partnerId, partnerRead, credits]);

  // Sent and charged, though the answer was lost.
  const unanswered = countArrived(thread);
  useEffect(() => {
    if (unanswered > 0) revalidate();
  }, [unanswered, revalidate]);

  const unsent = shownOutgoing(thread).filter(({ status }) => status.is === "failed");
  useDraft(
    matchId,
    box,
    unsent.map(({ text }) => text),
  );

  useReading(thread.last, conversation.lastSeq, isLive, controls.read);

  function giveBack(text: string) {
    const textarea = box.current;
    if (textarea === null) return;
    textarea.value = [text, textarea.value].filter(Boolean).join("\n");
    textarea.focus();
  }

  function refuse(refusal: Refusal, text: string, clientId: string) {
    if (refusal.kind === "failed") {
      dispatch({ type: "failed", clientId });
      showToast(chatTexts.sendFailedToast);
      return;
    }
    dispatch({ type: "dropped", clientId });
    giveBack(text);
    if (refusal.kind === "no-credits") {
      dispatch({ type: "credits", credits: 0 });
      showToast(chatTexts.noCreditsToast);
    } else setRefusal(refusal);
  }

  async function deliver(text: string, clientId: string) {
    const outcome = await postMessage(matchId, { message: text, clientId });
    if (outcome.ok) {
      dispatch({ type: "sent", clientId, message: outcome.message });
      controls.nudge(outcome.message);
      return onNews([outcome.message]);
    }
    const { refusal } = outcome;
    if (refusal.kind === "gone") return dispatch({ type: "ended" });
    // The page's own guard says so and leads to the sign-in.
    if (refusal.kind === "signed-out") return window.location.reload();
    refuse(refusal, text, clientId);
  }

  /** One after the other, so that messages are stored in the order in which they were written. */
  const enqueue = (text: string, clientId: string) => {
    queue.current = queue.current.then(() => deliver(text, clientId));
  };

  return {
    thread,
    refusal,
    isTyping,
    isOnline,
    isLost: useIsLost(isLive),
    earlier,
    typing: controls.typing,
    dismissRefusal: () => setRefusal(null),
    /** Sends what was written. Returns false when the member has no chats left: then nothing is sent. */
    send(text: string): boolean {
      const onTheirWay = thread.outgoing.filter(({ status }) => status.is === "sending").length;
      if (thread.credits !== null && thread.credits - onTheirWay <= 0) {
        showToast({ ...chatTexts.noCreditsToast, description: chatTexts.noCreditsBlock });
        return false;
      }
      const clientId = newClientId();
      setRefusal(null);
      controls.typing(false);
      dispatch({ type: "send", clientId, text });
      enqueue(text, clientId);
      return true;
    },
    retry(text: string, clientId: string) {
      dispatch({ type: "retry", clientId });
      enqueue(text, clientId);
    },
    discard: (clientId: string) => dispatch({ type: "dropped", clientId }),
    async showEarlier() {
      if (earlier === "loading") return;
      setEarlier("loading");
      const messages = await fetchEarlier(matchId, thread.first);
      if (messages !== null) dispatch({ type: "arrived", messages });
      setEarlier(messages === null ? "failed" : "idle");
    },
  };
}

export type ThreadControls = ReturnType<typeof useThread>;

/** Tells what the member has read: what is shown, while the page is looked at. */
function useReading(last: number, readOnServer: number, isLive: boolean, read: (seq: number) => void) {
  const told = useRef(readOnServer);
  useEffect(() => {
    const tell = () => {
      if (!isLive || document.visibilityState !== "visible" || last <= told.current) return;
      told.current = last;
      read(last);
    };
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [last, isLive, read]);
}
