import type { MetaArgs, MetaDescriptor } from "@remix-run/react";
import { DEFAULT_BRAND_NAME } from "~/platform/brand";
import type { RootData } from "./root-data";

type PageMeta = { title: string; description?: string };

function rootDataOf(matches: MetaArgs["matches"]): Partial<RootData> {
  const data: unknown = matches.find((match) => match.id === "root")?.data;
  // The root's loader answers RootData or, when it failed, nothing.
  return typeof data === "object" && data !== null ? (data as Partial<RootData>) : {};
}

/** Title, and for pages with a description also what search engines and link previews read. For `meta` exports. */
export function pageMeta(
  { matches, location }: Pick<MetaArgs, "matches" | "location">,
  page: PageMeta,
): MetaDescriptor[] {
  const { brandName = DEFAULT_BRAND_NAME, origin = "" } = rootDataOf(matches);
  const title = page.title === brandName ? brandName : `${page.title} · ${brandName}`;
  if (!page.description) return [{ title }];
  const address = `${origin}${location.pathname}`;
  return [
    { title },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: brandName },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: address },
    { name: "twitter:card", content: "summary" },
  ];
}
