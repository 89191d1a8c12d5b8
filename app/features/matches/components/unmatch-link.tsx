import type { MouseEvent } from "react";
import { ButtonLink, type ButtonSize, type ButtonVariant } from "~/components/ui/button";
import { matchTexts as texts } from "~/texts/matches";
import { unmatchPath } from "../paths";
import type { Unmatchable } from "../use-unmatch";

type UnmatchLinkProps = {
  match: Unmatchable;
  onAsk: (match: Unmatchable) => void;
  variant?: ButtonVariant;
  size?: ButtonSize;
};

/** Leads to the question whether to unmatch: a dialog with JavaScript, a page without. */
export function UnmatchLink({ match, onAsk, variant = "quiet", size = "sm" }: UnmatchLinkProps) {
  const ask = (event: MouseEvent) => {
    // A click that asks for a new tab or window gets the page.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onAsk(match);
  };
  return (
    <ButtonLink
      to={unmatchPath(match.id)}
      onClick={ask}
      variant={variant}
      size={size}
      aria-label={texts.unmatchFrom(match.name)}
    >
      {texts.unmatch}
    </ButtonLink>
  );
}
