import { useRef, type FormEvent, type MouseEvent, type ReactNode } from "react";
import { CARD_ANIMATION_MS } from "../use-deck";

type ActFormProps = {
  method: "get" | "post";
  action: string;
  /** Hidden fields. */
  fields?: Record<string, string>;
  onAct: () => void;
  /** The form's one button. */
  children: ReactNode;
};

/** A button that is a form of its own without JavaScript. A double click is one press: the second meets another card. */
export function ActForm({ method, action, fields = {}, onAct, children }: ActFormProps) {
  const press = useRef({ at: -Infinity, isSecondOfTwo: false });
  const notePress = ({ detail, timeStamp }: MouseEvent) => {
    const isSecondOfTwo = detail > 1 && timeStamp - press.current.at < CARD_ANIMATION_MS;
    press.current = { at: timeStamp, isSecondOfTwo };
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!press.current.isSecondOfTwo) onAct();
  };
  return (
    <form method={method} action={action} onClickCapture={notePress} onSubmit={submit} className="contents">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
