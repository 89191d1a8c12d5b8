import { UserRound } from "lucide-react";
import { cx } from "./cx";
import { Icon } from "./icon";

type PortraitProps = {
  src?: string | null;
  /** Whose picture it is; empty when the name stands beside it. */
  alt: string;
  /** Width in px that the file is shown at; the height follows from 4:5. */
  width?: number;
  /** Pictures below the first screen load late; the first one of a screen should not. */
  lazy?: boolean;
  className?: string;
};

/** A person's picture in the product's 4:5 frame, with a drawn stand-in when there is none. */
export function Portrait({ src, alt, width = 320, lazy = true, className }: PortraitProps) {
  const frame = cx("aspect-portrait w-full overflow-hidden rounded-card bg-sunken", className);
  if (!src) {
    return (
      <div
        className={cx(frame, "grid place-items-center text-muted")}
        role={alt ? "img" : undefined}
        aria-label={alt || undefined}
      >
        <Icon of={UserRound} size="size-1/3" />
      </div>
    );
  }
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={Math.round((width * 5) / 4)}
      loading={lazy ? "lazy" : "eager"}
      decoding="async"
      className={cx(frame, "object-cover")}
    />
  );
}

type AvatarProps = { src?: string | null; name: string; size?: "sm" | "md" | "lg"; className?: string };

const avatarSizes = {
  sm: { px: 32, look: "size-8 text-sm" },
  md: { px: 44, look: "size-11 text-base" },
  lg: { px: 72, look: "size-18 text-2xl" },
};

/** A small round picture beside a person's name, or the first letter of the name. It says nothing to screen readers. */
export function Avatar({ src, name, size = "md", className }: AvatarProps) {
  const { px, look } = avatarSizes[size];
  const frame = cx("shrink-0 overflow-hidden rounded-full bg-primary-soft text-primary", look, className);
  if (src)
    return <img src={src} alt="" width={px} height={px} decoding="async" className={cx(frame, "object-cover")} />;
  return (
    <span aria-hidden="true" className={cx(frame, "grid place-items-center font-semibold")}>
      {(name.trim()[0] ?? "•").toUpperCase()}
    </span>
  );
}
