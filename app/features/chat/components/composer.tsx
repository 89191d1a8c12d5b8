import { useState, type FormEvent, type KeyboardEvent, type RefObject } from "react";
import { Link } from "@remix-run/react";
import { CircleAlert, SendHorizontal } from "lucide-react";
import { Button } from "~/components/ui/button";
import { useHydrated } from "~/components/ui/hydration";
import { Icon } from "~/components/ui/icon";
import { screenPath } from "~/features/account/screens";
import { screenTexts as texts } from "~/texts/chat-screen";
import { messagesPath } from "../paths";
import type { Posted } from "../refusal";
import { MessageSchema } from "../schema";

const BOX_ID = "message";
const ERROR_ID = "message-error";

type ComposerProps = {
  matchId: string;
  partnerName: string;
  /** Made by the server: a form that is posted twice sends once. */
  clientId: string;
  posted: Posted | null;
  credits: number | null;
  box: RefObject<HTMLTextAreaElement>;
  /** Returns false when the text has to stay. */
  onSend: (text: string) => boolean;
  onTyping: (isTyping: boolean) => void;
};

/** Where a message is written: a native form, which with JavaScript sends without leaving the page. */
export function Composer({ matchId, partnerName, clientId, posted, credits, box, onSend, onTyping }: ComposerProps) {
  const [error, setError] = useState(posted?.error ?? null);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const textarea = event.currentTarget.elements.namedItem("message");
    if (!(textarea instanceof HTMLTextAreaElement)) return;
    textarea.focus();
    const parsed = MessageSchema.safeParse({ message: textarea.value });
    setError(parsed.success ? null : (parsed.error.issues[0]?.message ?? null));
    if (parsed.success && onSend(parsed.data.message)) textarea.value = "";
  };

  const sendByEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While an input method composes a word, Enter belongs to it; Safari says so by the key code alone.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== "Enter" || event.shiftKey || isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

  const takeInput = (event: FormEvent<HTMLTextAreaElement>) => {
    setError(null);
    onTyping(event.currentTarget.value !== "");
  };

  return (
    <form
      method="post"
      action={messagesPath(matchId)}
      noValidate
      onSubmit={send}
      className="composer px-3 pb-2 pt-3 sm:px-4"
    >
      <input type="hidden" name="clientId" value={clientId} />
      <label htmlFor={BOX_ID} className="sr-only">
        {texts.message(partnerName)}
      </label>
      <div className="flex items-end gap-2">
        <textarea
          ref={box}
          id={BOX_ID}
          name="message"
          rows={1}
          dir="auto"
          defaultValue={posted?.text}
          placeholder={texts.placeholder}
          enterKeyHint="send"
          autoComplete="off"
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : ERROR_ID}
          onKeyDown={sendByEnter}
          onInput={takeInput}
          onBlur={() => onTyping(false)}
          className="control max-h-40 min-w-0 flex-1 resize-none [field-sizing:content]"
        />
        <Button icon={SendHorizontal}>{texts.send}</Button>
      </div>
      {error !== null && (
        <p
          id={ERROR_ID}
          role="alert"
          className="mt-1 flex items-start gap-1.5 text-sm font-medium leading-6 text-danger"
        >
          <Icon of={CircleAlert} size="size-4" className="mt-1" />
          <span>{error}</span>
        </p>
      )}
      <Credits credits={credits} />
    </form>
  );
}

function Credits({ credits }: { credits: number | null }) {
  const isHydrated = useHydrated();
  const plans = screenPath("/membership");
  return (
    <p className="mt-1 flex min-h-6 flex-wrap items-center gap-x-3 text-sm leading-6 text-muted">
      <span className="tabular-nums">{credits === null ? texts.unlimited : texts.credits(credits)}</span>
      {credits === 0 && plans !== null && (
        <Link to={plans} className="link">
          {texts.upgrade}
        </Link>
      )}
      {isHydrated && <span className="ml-auto hidden lg:inline">{texts.keys}</span>}
    </p>
  );
}
