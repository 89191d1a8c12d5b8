// The tokens of the product's design language, restated: this process shares no code with the app.
const tokens = `
:root {
  color-scheme: light dark;
  --canvas: #fbf7f4;
  --surface: #ffffff;
  --sunken: #f3ece7;
  --ink: #2a1830;
  --muted: #6a5870;
  --line: #e4d9d3;
  --control-line: #8c7a90;
  --primary: #8e2453;
  --primary-strong: #741a42;
  --on-primary: #ffffff;
  --primary-soft: #f8e6ee;
  --danger: #b3261e;
  --shadow: 0 1px 2px rgb(42 24 48 / 0.04), 0 12px 32px -12px rgb(42 24 48 / 0.14);
}

@media (prefers-color-scheme: dark) {
  :root {
    --canvas: #17101c;
    --surface: #211828;
    --sunken: #120c16;
    --ink: #f5edf3;
    --muted: #b9a8be;
    --line: #3a2c42;
    --control-line: #86748c;
    --primary: #f19cbd;
    --primary-strong: #f7bad1;
    --on-primary: #3a0a22;
    --primary-soft: #3b1a2b;
    --danger: #ff9c93;
    --shadow: none;
  }
}
`;

// System fonts stretched to the measure of ours, so that nothing moves when ours arrive.
const fallbackFonts = `
@font-face {
  font-family: "Fraunces Fallback Georgia";
  src: local("Georgia"), local("Gelasio");
  size-adjust: 102.7%;
  ascent-override: 95.2%;
  descent-override: 24.8%;
  line-gap-override: 0%;
}
@font-face {
  font-family: "Fraunces Fallback Times";
  src: local("Times New Roman"), local("Liberation Serif"), local("Nimbus Roman");
  size-adjust: 114.5%;
  ascent-override: 85.4%;
  descent-override: 22.3%;
  line-gap-override: 0%;
}
@font-face {
  font-family: "Instrument Sans Fallback";
  src: local("Arial"), local("Liberation Sans"), local("Helvetica"), local("Roboto");
  size-adjust: 101.6%;
  ascent-override: 95.5%;
  descent-override: 24.6%;
  line-gap-override: 0%;
}
`;

const page = `
*, ::before, ::after { box-sizing: border-box; }
html { text-size-adjust: 100%; scrollbar-gutter: stable; }
body {
  margin: 0;
  min-height: 100dvh;
  display: flex;
  flex-direction: column;
  background: var(--canvas);
  color: var(--ink);
  font: 400 1rem/1.5 "Instrument Sans Variable", "Instrument Sans Fallback", system-ui, sans-serif;
  overflow-wrap: anywhere;
  -webkit-font-smoothing: antialiased;
}
h1, .brand { font-family: "Fraunces Variable", "Fraunces Fallback Georgia", "Fraunces Fallback Times", Georgia, serif; }
h1 { margin: 0; font-size: 1.75rem; line-height: 2.25rem; font-weight: 500; letter-spacing: -0.01em; text-wrap: balance; }
h2 { margin: 0; font-size: 1rem; line-height: 1.5rem; font-weight: 600; }
p { margin: 0; text-wrap: pretty; }
a { color: var(--primary); text-decoration-thickness: 1px; text-underline-offset: 4px; }
a:hover { color: var(--primary-strong); text-decoration-thickness: 2px; }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; }
::selection { background: var(--primary); color: var(--on-primary); }

header { padding: 2rem 1rem 1.5rem; text-align: center; }
.brand {
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  padding: 0.25rem 0.5rem;
  border-radius: 12px;
  color: var(--ink);
  font-size: 1.3125rem;
  line-height: 2.25rem;
  font-weight: 500;
  letter-spacing: -0.01em;
  text-decoration: none;
  min-width: 0;
  max-width: 100%;
}
.brand:hover { color: var(--primary); }
.brand svg { flex: none; width: 2rem; height: 2rem; color: var(--primary); }

main { flex: 1; width: 100%; max-width: 30rem; margin: 0 auto; padding: 0 1rem 3rem; }
.card, .intro, .actions, .pair, .field, .summary, form { grid-template-columns: minmax(0, 1fr); }
.card {
  display: grid;
  gap: 1.5rem;
  padding: 1.5rem 1.25rem;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: 16px;
  box-shadow: var(--shadow);
}
.intro { display: grid; gap: 0.5rem; }
.lead, .hint { color: var(--muted); }
.hint { font-size: 0.875rem; line-height: 1.25rem; }

form { display: grid; gap: 1.25rem; }
.pair { display: grid; gap: 1.25rem; }
.field { display: grid; gap: 0.375rem; align-content: start; }
label { font-weight: 600; }
input {
  width: 100%;
  min-height: 3rem;
  padding: 0.625rem 1rem;
  font: inherit;
  color: var(--ink);
  background: var(--surface);
  border: 1px solid var(--control-line);
  border-radius: 12px;
}
input[aria-invalid="true"] { border-color: var(--danger); box-shadow: inset 0 0 0 1px var(--danger); }
.error { display: flex; gap: 0.5rem; color: var(--danger); font-size: 0.875rem; line-height: 1.25rem; font-weight: 500; }
.icon { flex: none; width: 1.25rem; height: 1.25rem; }
.summary {
  display: grid;
  gap: 0.5rem;
  padding: 1rem 1.25rem;
  border: 2px solid var(--danger);
  border-radius: 16px;
}
/* It takes the focus so that it is read first; it is no control. */
.summary:focus { outline: none; }
.summary h2 { display: flex; align-items: center; gap: 0.5rem; color: var(--danger); }
.summary ul { display: grid; gap: 0.25rem; margin: 0; padding: 0; list-style: none; }
.summary a { color: var(--danger); }

.actions { display: grid; gap: 0.5rem; }
.actions > .button + .button { margin-top: 0.25rem; }
.button {
  display: flex;
  align-items: center;
  justify-content: center;
  width: 100%;
  min-height: 3rem;
  padding: 0.625rem 1.25rem;
  font: inherit;
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  border: 1px solid transparent;
  border-radius: 12px;
  cursor: pointer;
  transition: background-color 180ms ease-out, border-color 180ms ease-out, color 180ms ease-out;
}
.button.primary { color: var(--on-primary); background: var(--primary); }
.button.primary:hover { color: var(--on-primary); background: var(--primary-strong); }
.button.secondary { color: var(--ink); background: var(--surface); border-color: var(--control-line); }
.button.secondary:hover { color: var(--primary); border-color: var(--primary); }
.button.quiet { color: var(--primary); background: transparent; }
.button.quiet:hover { color: var(--primary-strong); background: var(--primary-soft); }
.other { padding-top: 1.25rem; border-top: 1px solid var(--line); text-align: center; }
.other a { display: inline-block; padding: 0.25rem 0; font-weight: 600; }
.visually-hidden {
  position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; overflow: hidden;
  clip-path: inset(50%); white-space: nowrap; border: 0;
}

@media (min-width: 30rem) {
  header { padding: 4rem 1rem 2rem; }
  .card { padding: 2.5rem; }
  .pair { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1rem; }
}
@media (prefers-reduced-motion: reduce) { .button { transition: none; } }
@media (forced-colors: active) { .button { border-color: ButtonText; } }
`;

export interface FontSource {
  family: string;
  weights: string;
  range: string;
  href: string;
}

function fontFace({ family, weights, range, href }: FontSource): string {
  return `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-display: swap;
  font-weight: ${weights};
  src: url("${href}") format("woff2");
  unicode-range: ${range};
}
`;
}

/** The one style sheet of the provider's pages. */
export function renderStyle(fonts: readonly FontSource[]): string {
  return [tokens, ...fonts.map(fontFace), fallbackFonts, page].join("\n");
}
