import type { MetaFunction } from "@remix-run/react";
import { useBrand } from "~/components/shell/brand-context";
import { pageMeta } from "~/components/shell/page-meta";
import { PublicShell } from "~/components/shell/shells";
import { Article } from "~/components/ui/article";
import { articleTexts } from "~/texts/article";
import { helpMeta, helpText } from "~/texts/help";
import { shellTexts } from "~/texts/shell";

export const meta: MetaFunction = (args) => pageMeta(args, { title: shellTexts.helpCenter, description: helpMeta });

export default function Help() {
  return (
    <PublicShell>
      <Article text={helpText(useBrand())} contentsLabel={articleTexts.contents} updatedLabel={articleTexts.updated} />
    </PublicShell>
  );
}
