import { cx } from "~/components/ui/cx";

const line = "stroke-drawn-line [stroke-linecap:round] [stroke-linejoin:round] [stroke-width:2.5]";

/** A leaf twig, growing upwards from 0,0. */
function Twig({ className, transform }: { className: string; transform: string }) {
  return (
    <g
      transform={transform}
      className={cx("[stroke-linecap:round] [stroke-linejoin:round] [stroke-width:2.5]", className)}
    >
      <path d="M0 0C6-34 2-72 18-118" fill="none" />
      <path d="M3-28c-20-2-30-14-34-32 20 0 32 12 34 32Z" fillOpacity="0.16" />
      <path d="M5-46c18-6 26-20 26-38-18 4-28 18-26 38Z" fillOpacity="0.16" />
      <path d="M7-72c-18-2-28-12-31-29 18 0 29 11 31 29Z" fillOpacity="0.16" />
      <path d="M12-94c15-5 22-16 22-31-15 3-24 15-22 31Z" fillOpacity="0.16" />
      <path d="M18-118c-9-9-11-20-6-32 10 8 13 19 6 32Z" fillOpacity="0.16" />
    </g>
  );
}

function LeftPerson() {
  return (
    <g className={line}>
      <path
        d="M62 150c-26 26-32 74-28 130l70 10 70-6c24-40 28-102 6-136-18-30-92-44-118 2Z"
        className="fill-drawn-wine"
      />
      <path d="M10 330c0-46 34-68 80-74h68c48 6 82 28 82 74v30H10Z" className="fill-drawn-sand" />
      <path d="M98 212v42c4 16 12 24 26 24s22-8 26-24v-44" className="fill-drawn-blush" />
      <path d="M78 168c0 40 20 66 46 66s46-28 46-68c0-30-18-48-46-48s-46 20-46 50Z" className="fill-drawn-blush" />
      <path
        d="M74 182c-6-32 4-54 28-62 10 22 36 36 68 40 0 8 0 14-2 22 10-20 8-46-6-62-22-26-70-22-86 8-10 18-8 40-2 54Z"
        className="fill-drawn-wine"
      />
      <path
        d="M97 174c4 4 11 4 15 0M136 174c4 4 11 4 15 0M125 176c3 8 4 12 2 16-2 2-5 2-7 1M112 208c8 7 20 7 28-1"
        fill="none"
      />
      <path d="M90 258c8 20 20 28 34 28s26-8 34-28" fill="none" />
    </g>
  );
}

function RightPerson() {
  return (
    <g className={line}>
      <path d="M10 334c2-48 36-72 82-78h56c46 6 80 30 82 78v30H10Z" className="fill-drawn-mist" />
      <path d="M94 218v36c6 16 46 16 52 0v-38" className="fill-drawn-clay" />
      <path d="M72 168c0 42 20 70 48 70s48-30 48-72c0-32-18-52-48-52s-48 22-48 54Z" className="fill-drawn-clay" />
      <path
        d="M76 190c0 34 18 52 44 52s42-18 45-54c-7 8-11 14-19 17-10-9-40-9-52 0-8-2-13-7-18-15Z"
        className="fill-drawn-night"
      />
      <path
        d="M68 178c-8-38 2-68 32-76 30-12 66 2 72 30 4 16 2 32-2 46-4-16-8-28-18-36-24 6-50 4-66-6-10 8-14 24-18 42Z"
        className="fill-drawn-night"
      />
      <path d="M90 176c4 4 11 4 15 0M132 176c4 4 11 4 15 0M119 178c-3 8-4 12-2 16 2 2 5 2 7 1" fill="none" />
      <path d="M107 216c8 6 18 6 26 0" fill="none" className="stroke-drawn-blush" />
      <path d="M92 256c2 22 14 36 28 42 14-6 26-20 28-42M120 298v60" fill="none" />
    </g>
  );
}

/** What is checked and asked, as two small cards without words. */
function Cards() {
  return (
    <g className="[stroke-linecap:round] [stroke-linejoin:round]">
      <g transform="translate(6 424)">
        <rect
          width="148"
          height="64"
          rx="16"
          className="fill-surface stroke-ink [stroke-width:2.5] dark:stroke-control-line"
        />
        <circle cx="34" cy="32" r="17" className="fill-success" fillOpacity="0.16" />
        <path d="m26.5 32.5 5.5 5.5 10-11" fill="none" className="stroke-success [stroke-width:3.5]" />
        <path d="M66 25h60M66 39h38" className="stroke-control-line [stroke-width:5]" strokeOpacity="0.55" />
      </g>
      <g transform="translate(392 62)">
        <rect
          width="160"
          height="72"
          rx="16"
          className="fill-surface stroke-ink [stroke-width:2.5] dark:stroke-control-line"
        />
        <path d="M22 24h84" className="stroke-control-line [stroke-width:5]" strokeOpacity="0.55" />
        {[28, 54, 80, 106, 132].map((x, index) => (
          <circle
            key={x}
            cx={x}
            cy="49"
            r="8.5"
            className={
              index === 3
                ? "fill-primary stroke-primary [stroke-width:2.5]"
                : "fill-none stroke-control-line [stroke-width:2.5]"
            }
          />
        ))}
      </g>
    </g>
  );
}

/** Two people in arched frames, joined by one line: the picture of the landing page. */
export function HeroPair({ className }: { className?: string }) {
  return (
    <svg viewBox="-36 12 640 580" aria-hidden="true" className={cx("h-auto w-full", className)}>
      <defs>
        <clipPath id="hero-left">
          <path d="M40 500V190a120 120 0 0 1 240 0v310Z" />
        </clipPath>
        <clipPath id="hero-right">
          <path d="M300 560V250a110 110 0 0 1 220 0v310Z" />
        </clipPath>
        <linearGradient id="hero-rose" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="text-primary" stopColor="currentColor" stopOpacity="0.22" />
          <stop offset="1" className="text-primary" stopColor="currentColor" stopOpacity="0.06" />
        </linearGradient>
        <linearGradient id="hero-gold" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="text-gold" stopColor="currentColor" stopOpacity="0.24" />
          <stop offset="1" className="text-gold" stopColor="currentColor" stopOpacity="0.05" />
        </linearGradient>
      </defs>

      <Twig transform="translate(30 424) rotate(-12)" className="fill-success stroke-success" />
      <Twig transform="translate(556 590) rotate(4) scale(0.92)" className="fill-primary stroke-primary" />

      <path d="M40 500V190a120 120 0 0 1 240 0v310Z" fill="url(#hero-rose)" />
      <g clipPath="url(#hero-left)">
        <g transform="translate(1 92) scale(1.28)">
          <LeftPerson />
        </g>
      </g>
      <path
        d="M40 500V190a120 120 0 0 1 240 0v310Z"
        fill="none"
        className="stroke-ink [stroke-width:2.5] dark:stroke-control-line"
      />

      <path d="M300 560V250a110 110 0 0 1 220 0v310Z" className="fill-canvas" />
      <path d="M300 560V250a110 110 0 0 1 220 0v310Z" fill="url(#hero-gold)" />
      <g clipPath="url(#hero-right)">
        <g transform="translate(266 140) scale(1.2)">
          <RightPerson />
        </g>
      </g>
      <path
        d="M300 560V250a110 110 0 0 1 220 0v310Z"
        fill="none"
        className="stroke-ink [stroke-width:2.5] dark:stroke-control-line"
      />

      <path
        d="M160 70c34-56 122-48 120 12-2 42-58 44-56 4 2-40 70-52 112 0 26 32 44 48 74 54"
        fill="none"
        className="stroke-primary [stroke-linecap:round] [stroke-width:3]"
      />
      <Cards />
    </svg>
  );
}
