import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { FontSource } from "./style";
import { renderStyle } from "./style";

const LATIN =
  "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, " +
  "U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD";
const LATIN_EXTENDED =
  "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, " +
  "U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF";

const FRAUNCES = { family: "Fraunces Variable", weights: "100 900" };
const INSTRUMENT_SANS = { family: "Instrument Sans Variable", weights: "400 700" };

const FONTS = [
  { ...FRAUNCES, range: LATIN, file: "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2" },
  {
    ...FRAUNCES,
    range: LATIN_EXTENDED,
    file: "@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2",
  },
  {
    ...INSTRUMENT_SANS,
    range: LATIN,
    file: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  },
  {
    ...INSTRUMENT_SANS,
    range: LATIN_EXTENDED,
    file: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2",
  },
];

// The product's mark, as in the page header.
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><g stroke="#B83A72" stroke-width="2.6" stroke-linejoin="round">' +
  '<path d="M16 28C6.8 24 3.2 16 4.6 5 13.4 7.6 18.2 15 16 28Z" fill="none"/>' +
  '<path d="M16 28c9.2-4 12.8-12 11.4-23C18.6 7.6 13.8 15 16 28Z" fill="#B83A72"/></g></svg>';

export interface Asset {
  type: string;
  body: Buffer;
}

export interface Assets {
  stylesheet: string;
  icon: string;
  /** The fonts that every page shows above the fold. */
  preloads: string[];
  byPath: ReadonlyMap<string, Asset>;
}

/** Reads the style sheet, the fonts and the icon into memory, each under a path that changes with its content. */
export async function loadAssets(): Promise<Assets> {
  const byPath = new Map<string, Asset>();
  const add = (name: string, extension: string, type: string, content: Buffer | string): string => {
    const body = Buffer.from(content);
    const path = `/assets/${name}-${createHash("sha256").update(body).digest("hex").slice(0, 12)}.${extension}`;
    byPath.set(path, { type, body });
    return path;
  };
  const require = createRequire(import.meta.url);
  const fonts: FontSource[] = [];
  for (const { file, ...font } of FONTS) {
    fonts.push({ ...font, href: add("font", "woff2", "font/woff2", await readFile(require.resolve(file))) });
  }
  return {
    stylesheet: add("style", "css", "text/css; charset=utf-8", renderStyle(fonts)),
    icon: add("icon", "svg", "image/svg+xml", ICON),
    preloads: fonts.filter((font) => font.range === LATIN).map((font) => font.href),
    byPath,
  };
}
