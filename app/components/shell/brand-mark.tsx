import { Link } from "@remix-run/react";
import { cx } from "~/components/ui/cx";
import { shellTexts } from "~/texts/shell";
import { useBrand } from "./brand-context";

/** Two petals of one shape, one open and one full: the sign of the product, without words. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      className={cx("text-primary", className)}
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinejoin="round"
    >
      <path d="M16 28C6.8 24 3.2 16 4.6 5 13.4 7.6 18.2 15 16 28Z" fill="none" />
      <path d="M16 28c9.2-4 12.8-12 11.4-23C18.6 7.6 13.8 15 16 28Z" fill="currentColor" />
    </svg>
  );
}

/** The mark with the name; leads to `/`. */
export function BrandLink({ className }: { className?: string }) {
  const brand = useBrand();
  return (
    <Link
      to="/"
      aria-label={shellTexts.home(brand)}
      className={cx("inline-flex min-h-target items-center gap-2.5 rounded-control font-display text-xl", className)}
    >
      <BrandMark className="size-8" />
      {brand}
    </Link>
  );
}
