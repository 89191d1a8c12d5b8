import type { LinkDescriptor } from "@remix-run/node";
import frauncesUrl from "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2";
import instrumentSansUrl from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";

/** Preloads the two fonts that every page shows above the fold; spread into the root's `links`. */
export const fontLinks: LinkDescriptor[] = [frauncesUrl, instrumentSansUrl].map((href) => ({
  rel: "preload",
  as: "font",
  type: "font/woff2",
  href,
  crossOrigin: "anonymous",
}));
