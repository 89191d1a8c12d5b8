import { useEffect, useRef, useState, type MouseEvent } from "react";
import type { FormMetadata } from "@conform-to/react";
import { CircleAlert } from "lucide-react";
import { Icon } from "~/components/ui/icon";
import { formTexts } from "~/texts/form";

type Entry = { id: string; message: string };

type SummaryProps<Schema extends Record<string, unknown>> = {
  /** The form of conform's `useForm`. */
  form: FormMetadata<Schema>;
  title?: string;
};

function entriesOf<Schema extends Record<string, unknown>>(form: FormMetadata<Schema>): Entry[] {
  return Object.entries(form.allErrors).flatMap(([name, messages]) =>
    messages.slice(0, 1).map((message) => ({ id: name ? `${form.id}-${name}` : "", message })),
  );
}

function focusField(event: MouseEvent, id: string) {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: "center" });
}

/**
 * What was wrong with the last submission, on top of the form, each entry a link to its field. It takes the focus and
 * then stays as it is until the next submission, so that the form does not move while a person mends it.
 */
export function ErrorSummary<Schema extends Record<string, unknown>>({
  form,
  title = formTexts.summary,
}: SummaryProps<Schema>) {
  const current = form.status === "error" ? entriesOf(form) : [];
  const currentKey = JSON.stringify(current);
  const [shown, setShown] = useState({ key: currentKey, entries: current });
  const box = useRef<HTMLDivElement>(null);

  if (current.length > 0 && shown.key !== currentKey) setShown({ key: currentKey, entries: current });

  useEffect(() => {
    box.current?.focus();
  }, [shown.key]);

  if (shown.entries.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      // Without JavaScript the answer to a submission is a new page, which should begin with what went wrong.
      // eslint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      className="mb-6 rounded-card border-2 border-danger bg-surface p-4 sm:p-6"
    >
      <h2 className="flex items-center gap-2 text-xl">
        <Icon of={CircleAlert} className="text-danger" />
        {title}
      </h2>
      <ul className="mt-2 space-y-1">
        {shown.entries.map(({ id, message }) => (
          <li key={`${id} ${message}`}>
            {id ? (
              <a
                href={`#${id}`}
                onClick={(event) => focusField(event, id)}
                className="link inline-block py-0.5 !text-danger"
              >
                {message}
              </a>
            ) : (
              <span className="text-danger">{message}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
