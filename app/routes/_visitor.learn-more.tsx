import type { MetaFunction } from "@remix-run/react";
import { pageMeta } from "~/components/shell/page-meta";
import { LearnMorePage } from "~/features/landing/learn-more-page";
import { learnMoreTexts } from "~/texts/landing";

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: learnMoreTexts.metaTitle, description: learnMoreTexts.metaDescription });

export default function LearnMore() {
  return <LearnMorePage />;
}
