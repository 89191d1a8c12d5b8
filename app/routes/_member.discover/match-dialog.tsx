import { MessagesSquare } from "lucide-react";
import { ButtonLink } from "~/components/ui/button";
import type { NewMatch } from "~/features/discovery/components/discover-screen";
import { conversationPath } from "~/features/discovery/query";
import { MeetingSafetyGuidelines } from "~/features/safety/components/meeting-safety-guidelines";
import { discoveryTexts } from "~/texts/discovery";

const texts = discoveryTexts.matched;

/** What follows the safety reminder when both like each other: the guidelines, and the way to the conversation. */
export function MatchDialog({ match: { matchId, name }, onClose }: { match: NewMatch; onClose: () => void }) {
  return (
    <MeetingSafetyGuidelines
      open
      name={name}
      onClose={onClose}
      lead={<p className="mb-4 text-lg font-semibold">{texts.lead(name)}</p>}
      action={
        <ButtonLink to={conversationPath(matchId)} variant="secondary" icon={MessagesSquare}>
          {texts.openConversation}
        </ButtonLink>
      }
    />
  );
}
