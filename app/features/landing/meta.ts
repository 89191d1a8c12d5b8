import type { MetaArgs, MetaDescriptor } from "@remix-run/react";
import { pageMeta } from "~/components/shell/page-meta";
import { landingTexts } from "~/texts/landing";

/** Title, description and link preview of the landing page. */
export function landingMeta(args: Pick<MetaArgs, "matches" | "location">): MetaDescriptor[] {
  return pageMeta(args, { title: landingTexts.metaTitle, description: landingTexts.metaDescription });
}
