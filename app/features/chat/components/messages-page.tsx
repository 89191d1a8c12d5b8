import { useState } from "react";
import { useRevalidator } from "@remix-run/react";
import { TwoCups } from "~/components/illustrations/two-cups";
import { ButtonLink } from "~/components/ui/button";
import { cx } from "~/components/ui/cx";
import { EmptyState } from "~/components/ui/empty-state";
import { PageHeader } from "~/components/ui/page-header";
import { screenPath } from "~/features/account/screens";
import { useNotifications, useUnmatched } from "~/realtime/use-live";
import { screenTexts as texts } from "~/texts/chat-screen";
import { NO_ACTIVITY, noteEnd, noteMessages, withActivity } from "../activity";
import type { MessagesView } from "../page.server";
import type { Posted } from "../refusal";
import { useChatClock } from "../use-chat-clock";
import { ConversationList } from "./conversation-list";
import { ConversationPanel } from "./conversation-panel";
import { GoneNotice } from "./gone-notice";

type MessagesPageProps = { page: MessagesView; posted: Posted | null };

/** All conversations, and the one that is open; on phones one of the two. */
export function MessagesPage({ page, posted }: MessagesPageProps) {
  const { open, isGone } = page;
  const openId = open?.conversation.matchId ?? null;
  const clock = useChatClock(page.now);
  const [activity, setActivity] = useState(NO_ACTIVITY);
  const { revalidate } = useRevalidator();
  const [firstId] = useState(openId);
  // Once another conversation was opened, each one that is opened takes the focus.
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && openId !== firstId) setMoved(true);

  useUnmatched((matchId) => setActivity((before) => noteEnd(before, matchId)));
  useNotifications((notification) => {
    const isNews =
      notification.kind === "match" || (notification.kind === "message" && notification.matchId !== openId);
    if (isNews) revalidate();
  });

  const conversations = withActivity(page.conversations, activity);
  if (conversations.length === 0 && open === null && !isGone) return <NoConversations />;
  const isListAlone = open === null && !isGone;
  const Title = isListAlone ? "h1" : "h2";
  return (
    // Phones have no room to give away; from there on the panel fills the window between header and footer.
    <div className="-mx-4 -my-8 bg-surface sm:-mx-6 sm:-my-12 md:mx-0 md:-my-6 md:grid md:h-[calc(100dvh-7rem)] md:min-h-96 md:grid-cols-[20rem_minmax(0,1fr)] md:overflow-hidden md:rounded-card md:border md:border-line">
      <div className={cx("min-h-0 flex-col md:flex md:border-r md:border-line", isListAlone ? "flex" : "hidden")}>
        <Title className="border-b border-line px-4 py-4 text-xl">{texts.title}</Title>
        <div className="min-h-0 flex-1 md:overflow-y-auto md:overscroll-contain">
          <ConversationList conversations={conversations} openId={openId} clock={clock} />
        </div>
      </div>
      <div
        className={cx(
          "min-h-0 flex-col bg-canvas md:flex md:h-full",
          isListAlone ? "hidden" : "flex h-[calc(100dvh-8rem)] min-h-96",
        )}
      >
        {open && (
          <ConversationPanel
            key={openId}
            page={{ ...page, open }}
            posted={posted}
            takesFocus={hasMoved}
            clock={clock}
            onNews={(messages) => setActivity((before) => noteMessages(before, messages))}
          />
        )}
        {isGone && <GoneNotice />}
        {isListAlone && <ChooseOne />}
      </div>
    </div>
  );
}

function ChooseOne() {
  return (
    <div className="m-auto max-w-measure px-6 text-center">
      <h2 className="text-xl">{texts.chooseTitle}</h2>
      <p className="mt-2 text-muted">{texts.chooseBody}</p>
    </div>
  );
}

function NoConversations() {
  const discover = screenPath("/discover");
  return (
    <>
      <PageHeader title={texts.title} />
      <EmptyState
        title={texts.emptyTitle}
        illustration={<TwoCups />}
        action={discover && <ButtonLink to={discover}>{texts.discover}</ButtonLink>}
      >
        {texts.emptyBody}
      </EmptyState>
    </>
  );
}
