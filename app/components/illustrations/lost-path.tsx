import { cx } from "~/components/ui/cx";

/** A path that ends before an empty frame: for the page that is not there. */
export function LostPath({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 400 300"
      aria-hidden="true"
      className={cx("h-auto w-full [stroke-linecap:round] [stroke-linejoin:round] [stroke-width:2.5]", className)}
    >
      <path d="M140 250V120a60 60 0 0 1 120 0v130Z" className="fill-primary-soft stroke-ink dark:stroke-control-line" />
      <path
        d="M162 250V124a38 38 0 0 1 76 0v126Z"
        className="fill-canvas stroke-ink dark:stroke-control-line"
        strokeDasharray="2 9"
      />
      <path d="M20 250h360" fill="none" className="stroke-ink dark:stroke-control-line" />
      <path
        d="M30 282c60 4 78-24 118-20 44 4 26 30-4 22-28-8 8-34 56-34"
        fill="none"
        className="stroke-primary [stroke-width:3]"
        strokeDasharray="1 10"
      />
      <g className="fill-success stroke-success">
        <path d="M318 250c2-34-2-60 10-92" fill="none" />
        <path d="M320 222c-16-2-24-12-27-26 16 0 26 10 27 26Z" fillOpacity="0.16" />
        <path d="M321 204c15-5 22-16 22-30-15 3-24 15-22 30Z" fillOpacity="0.16" />
        <path d="M322 184c-14-2-22-10-24-23 14 0 23 9 24 23Z" fillOpacity="0.16" />
        <path d="M328 158c-7-8-9-16-4-26 8 7 10 16 4 26Z" fillOpacity="0.16" />
      </g>
      <g className="fill-gold stroke-gold">
        <circle cx="88" cy="92" r="20" fillOpacity="0.25" />
        <path d="M88 56v-10M88 138v-10M52 92H42M134 92h-10M62 66l-7-7M121 125l-7-7M114 66l7-7M55 125l7-7" fill="none" />
      </g>
    </svg>
  );
}
