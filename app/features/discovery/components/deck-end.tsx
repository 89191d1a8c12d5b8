import { useEffect, useRef } from "react";
import { Form, Link } from "@remix-run/react";
import { RotateCcw, Undo2 } from "lucide-react";
import { TwoCups } from "~/components/illustrations/two-cups";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { discoveryTexts as texts } from "~/texts/discovery";
import type { DiscoverCard } from "../card";
import type { Ending } from "../deck";
import { discoverPath, type Filters } from "../query";
import { ActForm } from "./act-form";

type DeckEndProps = {
  ending: Ending | "failed";
  filters: Filters;
  /** The thresholds that the member may choose between, the plan's own first. */
  thresholds: readonly number[];
  lastPassed: DiscoverCard | null;
  onUndo: () => void;
  /** Whether a card was there a moment ago: the focus was on one of its buttons and has to go on. */
  takesFocus: boolean;
};

/** What stands in place of the cards when there is none: why, and the next step. */
export function DeckEnd({ ending, filters, thresholds, lastPassed, onUndo, takesFocus }: DeckEndProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) place.current?.focus();
  }, [takesFocus]);
  const { title, body, action } = texts.endings[ending];
  const lowest = thresholds.at(-1);
  const canWiden = lowest !== undefined && (filters.min ?? thresholds[0] ?? lowest) > lowest;
  return (
    <div ref={place} tabIndex={-1} className="focus:outline-none">
      <EmptyState
        title={title}
        illustration={<TwoCups />}
        action={
          <>
            {ending === "all-seen" ? (
              <Form method="post" action={discoverPath(filters)}>
                <Button name="intent" value="restart" icon={RotateCcw}>
                  {action}
                </Button>
              </Form>
            ) : (
              <RefreshForm filters={filters} label={action} />
            )}
            {lastPassed && (
              <ActForm
                method="post"
                action={discoverPath(filters)}
                fields={{ intent: "undo", id: lastPassed.user.id }}
                onAct={onUndo}
              >
                <Button variant="secondary" icon={Undo2}>
                  {texts.undoPass(lastPassed.user.firstName)}
                </Button>
              </ActForm>
            )}
          </>
        }
      >
        <p>{body}</p>
        {canWiden && (
          <p className="mt-3">
            <Link to={discoverPath({ ...filters, min: lowest })} className="link">
              {texts.widen(lowest)}
            </Link>
          </p>
        )}
        {filters.verifiedOnly && (
          <p className="mt-3">
            {texts.filtersNarrow}{" "}
            <Link to={discoverPath({ ...filters, verifiedOnly: false })} className="link">
              {texts.clearFilters}
            </Link>
          </p>
        )}
      </EmptyState>
    </div>
  );
}

function RefreshForm({ filters, label }: { filters: Filters; label: string }) {
  return (
    <Form method="get" action="/discover">
      {filters.verifiedOnly && <input type="hidden" name="verifiedOnly" value="true" />}
      {filters.min !== null && <input type="hidden" name="min" value={filters.min} />}
      <Button icon={RotateCcw}>{label}</Button>
    </Form>
  );
}
