import type { MetaFunction } from "@remix-run/react";
import { useBrand } from "~/components/shell/brand-context";
import { pageMeta } from "~/components/shell/page-meta";
import { PublicShell } from "~/components/shell/shells";
import { Article } from "~/components/ui/article";
import { articleTexts } from "~/texts/article";
import { termsMeta, termsText } from "~/texts/terms";
import { shellTexts } from "~/texts/shell";

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: shellTexts.termsOfService, description: termsMeta });

export default function Terms() {
  return (
    <PublicShell>
      <Article text={termsText(useBrand())} contentsLabel={articleTexts.contents} updatedLabel={articleTexts.updated} />
    </PublicShell>
  );
}
