import type { ComponentPropsWithoutRef } from "react";
import { Handshake, Heart, Undo2, X, type LucideIcon } from "lucide-react";
import { cx } from "~/components/ui/cx";
import { useHydrated } from "~/components/ui/hydration";
import { Icon } from "~/components/ui/icon";
import { discoveryTexts as texts } from "~/texts/discovery";
import type { DiscoverCard } from "../card";
import type { Decision } from "../deck";
import { discoverPath, reminderPath, type Filters } from "../query";
import { ActForm } from "./act-form";

type DecisionBarProps = {
  top: DiscoverCard;
  lastPassed: DiscoverCard | null;
  filters: Filters;
  onDecide: (decision: Decision) => void;
  onUndo: () => void;
  /** Opens the safety reminder. */
  onMatch: () => void;
};

/** What a member can do with the card on top, as large round buttons with words under them. */
export function DecisionBar({ top, lastPassed, filters, onDecide, onUndo, onMatch }: DecisionBarProps) {
  const action = discoverPath(filters);
  const { id } = top.user;
  return (
    <div className="sticky bottom-16 z-20 flex items-start justify-center gap-5 bg-canvas py-2 sm:gap-6 md:bottom-0">
      <UndoForm lastPassed={lastPassed} action={action} onUndo={onUndo} />
      <ActForm method="post" action={action} fields={{ intent: "pass", id }} onAct={() => onDecide("pass")}>
        <RoundButton icon={X} label={texts.pass} look="large" />
      </ActForm>
      <ActForm method="get" action={reminderPath(id)} onAct={onMatch}>
        <RoundButton icon={Handshake} label={texts.match} />
      </ActForm>
      <ActForm method="post" action={action} fields={{ intent: "like", id }} onAct={() => onDecide("like")}>
        <RoundButton icon={Heart} label={texts.like} look="primary" />
      </ActForm>
    </div>
  );
}

type UndoFormProps = { lastPassed: DiscoverCard | null; action: string; onUndo: () => void };

/** With JavaScript the button keeps its place when there is nothing to undo, so that nothing moves and no focus is lost. */
export function UndoForm({ lastPassed, action, onUndo }: UndoFormProps) {
  const hydrated = useHydrated();
  if (lastPassed === null && !hydrated) return null;
  const { id = "", firstName = "" } = lastPassed?.user ?? {};
  return (
    <ActForm method="post" action={action} fields={{ intent: "undo", id }} onAct={onUndo}>
      <RoundButton
        icon={Undo2}
        label={texts.undo}
        aria-label={lastPassed ? texts.undoPass(firstName) : texts.nothingToUndo}
        aria-disabled={lastPassed === null || undefined}
      />
    </ActForm>
  );
}

type RoundButtonProps = ComponentPropsWithoutRef<"button"> & {
  icon: LucideIcon;
  label: string;
  look?: "small" | "large" | "primary";
};

const looks = {
  small: { circle: "size-12 border border-control-line bg-surface text-ink", icon: "size-5" },
  large: { circle: "size-16 border border-control-line bg-surface text-ink", icon: "size-7" },
  primary: { circle: "size-16 bg-primary text-on-primary group-hover:bg-primary-strong", icon: "size-7" },
};

function RoundButton({ icon, label, look = "small", ...rest }: RoundButtonProps) {
  return (
    <button
      {...rest}
      className={cx(
        "group flex min-w-target flex-col items-center gap-1 rounded-control text-sm font-semibold text-ink",
        "aria-disabled:cursor-not-allowed aria-disabled:text-muted",
      )}
    >
      <span className="grid h-16 place-items-center">
        <span
          className={cx(
            "grid place-items-center rounded-full transition-colors",
            "group-hover:border-primary group-aria-disabled:border-line group-aria-disabled:bg-sunken group-aria-disabled:text-muted",
            looks[look].circle,
          )}
        >
          <Icon of={icon} size={looks[look].icon} />
        </span>
      </span>
      {label}
    </button>
  );
}
