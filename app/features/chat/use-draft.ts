import { useEffect, useRef, type RefObject } from "react";

/** What members have begun to write, by match, as long as the page lives; only effects touch it, so only browsers do. */
const drafts = new Map<string, string>();

/**
 * Keeps what stands in the box while another conversation or screen is looked at.
 * @param unsent  Texts that could not be sent: they would be gone with the screen, so they go back to the box.
 */
export function useDraft(matchId: string, box: RefObject<HTMLTextAreaElement>, unsent: readonly string[]): void {
  const latest = useRef(unsent);
  useEffect(() => {
    latest.current = unsent;
  });
  useEffect(() => {
    const textarea = box.current;
    if (textarea === null) return;
    if (textarea.value === "") textarea.value = drafts.get(matchId) ?? "";
    drafts.delete(matchId);
    return () => {
      const draft = [...latest.current, textarea.value].filter(Boolean).join("\n");
      if (draft !== "") drafts.set(matchId, draft);
    };
  }, [matchId, box]);
}
