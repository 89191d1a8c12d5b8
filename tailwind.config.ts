import type { Config } from "tailwindcss";
import plugin from "tailwindcss/plugin";

/**
 * The colours of the product, by name, as used in class names (`bg-surface`, `text-muted`).
 * `app/components/ui/tokens.test.ts` computes their contrast: text 4.5:1, lines of controls 3:1.
 */
export const lightTokens = {
  canvas: "#FBF7F4",
  surface: "#FFFFFF",
  sunken: "#F3ECE7",
  ink: "#2A1830",
  muted: "#6A5870",
  line: "#E4D9D3",
  "control-line": "#8C7A90",
  primary: "#8E2453",
  "primary-strong": "#741A42",
  "on-primary": "#FFFFFF",
  "primary-soft": "#F8E6EE",
  success: "#1F6B4A",
  warning: "#8A5A00",
  danger: "#B3261E",
  "on-danger": "#FFFFFF",
  info: "#1F5A93",
  silver: "#5F6670",
  gold: "#8A6414",
  platinum: "#4A5A7A",
  // For drawings only.
  "drawn-line": "#2A1830",
  "drawn-wine": "#8E2453",
  "drawn-night": "#4A5A7A",
  "drawn-blush": "#F0CDB8",
  "drawn-clay": "#BC8566",
  "drawn-sand": "#DFD2BA",
  "drawn-mist": "#C7CCD8",
} as const;

export const darkTokens: Record<keyof typeof lightTokens, string> = {
  canvas: "#17101C",
  surface: "#211828",
  sunken: "#120C16",
  ink: "#F5EDF3",
  muted: "#B9A8BE",
  line: "#3A2C42",
  "control-line": "#86748C",
  primary: "#F19CBD",
  "primary-strong": "#F7BAD1",
  "on-primary": "#3A0A22",
  "primary-soft": "#3B1A2B",
  success: "#7FD3A8",
  warning: "#F2C46D",
  danger: "#FF9C93",
  "on-danger": "#3F0805",
  info: "#8FC3F7",
  silver: "#C3C9D1",
  gold: "#E3BE6B",
  platinum: "#B8C6E6",
  "drawn-line": "#1D1222",
  "drawn-wine": "#B0416F",
  "drawn-night": "#5F729C",
  "drawn-blush": "#E6BFAA",
  "drawn-clay": "#A87457",
  "drawn-sand": "#B8A684",
  "drawn-mist": "#9AA3B8",
};

const LIGHT_SHADOW = "0 1px 2px rgb(42 24 48 / 0.04), 0 12px 32px -12px rgb(42 24 48 / 0.14)";

function channels(hex: string): string {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(" ");
}

function asVariables(tokens: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(tokens).map(([name, hex]) => [`--color-${name}`, channels(hex)]));
}

const colors = Object.fromEntries(
  Object.keys(lightTokens).map((name) => [name, `rgb(var(--color-${name}) / <alpha-value>)`]),
);

const sansFallback = ['"Instrument Sans Fallback"', "system-ui", "-apple-system", "Segoe UI", "sans-serif"];
const serifFallback = ['"Fraunces Fallback Georgia"', '"Fraunces Fallback Times"', "Georgia", "serif"];

export default {
  content: ["./app/**/*.{ts,tsx}"],
  darkMode: "media",
  theme: {
    colors: { transparent: "transparent", current: "currentColor", inherit: "inherit", ...colors },
    fontFamily: {
      sans: ['"Instrument Sans Variable"', ...sansFallback],
      display: ['"Fraunces Variable"', ...serifFallback],
    },
    fontSize: {
      sm: ["0.875rem", { lineHeight: "1.25rem" }],
      base: ["1rem", { lineHeight: "1.5rem" }],
      lg: ["1.125rem", { lineHeight: "1.75rem" }],
      xl: ["1.3125rem", { lineHeight: "1.75rem" }],
      "2xl": ["1.75rem", { lineHeight: "2.25rem", letterSpacing: "-0.01em" }],
      "3xl": ["2.375rem", { lineHeight: "2.75rem", letterSpacing: "-0.015em" }],
      "4xl": ["3.25rem", { lineHeight: "3.5rem", letterSpacing: "-0.02em" }],
    },
    borderRadius: { none: "0", sm: "6px", control: "12px", card: "16px", full: "9999px" },
    boxShadow: { none: "none", soft: "var(--shadow-soft)" },
    extend: {
      spacing: { 18: "4.5rem" },
      // A ch is the width of a zero; 48 of them hold about 65 letters of Instrument Sans.
      maxWidth: { measure: "48ch", page: "72rem", form: "36rem" },
      minHeight: { target: "2.75rem" },
      minWidth: { target: "2.75rem" },
      height: { header: "4rem" },
      aspectRatio: { portrait: "4 / 5" },
      transitionDuration: { DEFAULT: "180ms" },
      transitionTimingFunction: { DEFAULT: "cubic-bezier(0.16, 1, 0.3, 1)" },
      keyframes: {
        "toast-in": {
          from: { opacity: "0", transform: "translateY(0.75rem)" },
          to: { opacity: "1", transform: "none" },
        },
        "toast-out": { from: { opacity: "1" }, to: { opacity: "0" } },
        // From where the finger has left the card.
        "leave-right": {
          from: { transform: "translateX(var(--drag-x, 0px)) rotate(var(--drag-turn, 0deg))" },
          to: { transform: "translateX(130%) rotate(14deg)", opacity: "0" },
        },
        "leave-left": {
          from: { transform: "translateX(var(--drag-x, 0px)) rotate(var(--drag-turn, 0deg))" },
          to: { transform: "translateX(-130%) rotate(-14deg)", opacity: "0" },
        },
        "dialog-in": {
          from: { opacity: "0", transform: "translateY(0.5rem)" },
          to: { opacity: "1", transform: "none" },
        },
      },
      animation: {
        "toast-in": "toast-in 220ms cubic-bezier(0.16, 1, 0.3, 1)",
        "toast-out": "toast-out 150ms ease-out forwards",
        "leave-right": "leave-right 300ms ease-out forwards",
        "leave-left": "leave-left 300ms ease-out forwards",
        "dialog-in": "dialog-in 200ms cubic-bezier(0.16, 1, 0.3, 1)",
      },
    },
  },
  plugins: [
    plugin(({ addBase, addVariant }) => {
      addVariant("modal", "&:modal");
      addBase({
        ":root": { colorScheme: "light dark", ...asVariables(lightTokens), "--shadow-soft": LIGHT_SHADOW },
        "@media (prefers-color-scheme: dark)": { ":root": { ...asVariables(darkTokens), "--shadow-soft": "none" } },
      });
    }),
  ],
} satisfies Config;
