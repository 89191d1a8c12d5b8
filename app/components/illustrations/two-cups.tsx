import { cx } from "~/components/ui/cx";

/** Two cups on a small table under a window: time to talk. For pages about meeting and for empty lists. */
export function TwoCups({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 400 320"
      aria-hidden="true"
      className={cx("h-auto w-full [stroke-linecap:round] [stroke-linejoin:round] [stroke-width:2.5]", className)}
    >
      <path d="M110 214V110a90 90 0 0 1 180 0v104Z" className="fill-primary-soft stroke-ink dark:stroke-control-line" />
      <path
        d="M200 20v194M110 120h180"
        fill="none"
        className="stroke-ink dark:stroke-control-line"
        strokeOpacity="0.5"
      />
      <circle cx="248" cy="82" r="22" className="fill-gold" fillOpacity="0.35" />
      <path d="M40 236h320M70 236l-16 66M330 236l16 66" fill="none" className="stroke-ink dark:stroke-control-line" />
      <g className="stroke-drawn-line dark:stroke-control-line">
        <path d="M122 180h62c0 32-6 52-31 52s-31-20-31-52Z" className="fill-drawn-wine" />
        <path d="M122 190c-20-4-26 26 4 28" fill="none" />
        <path d="M216 180h62c0 32-6 52-31 52s-31-20-31-52Z" className="fill-drawn-mist" />
        <path d="M278 190c20-4 26 26-4 28" fill="none" />
        <path d="M104 236h98M198 236h98" fill="none" className="[stroke-width:5]" />
      </g>
      <g fill="none" className="stroke-primary">
        <path d="M142 166c-8-12 8-18 0-32M164 166c-8-12 8-18 0-32" />
        <path d="M236 166c-8-12 8-18 0-32M258 166c-8-12 8-18 0-32" />
      </g>
    </svg>
  );
}
