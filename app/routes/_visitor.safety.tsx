import type { MetaFunction } from "@remix-run/react";
import { useBrand } from "~/components/shell/brand-context";
import { pageMeta } from "~/components/shell/page-meta";
import { PublicShell } from "~/components/shell/shells";
import { Article } from "~/components/ui/article";
import { articleTexts } from "~/texts/article";
import { safetyMeta, safetyText } from "~/texts/safety";
import { shellTexts } from "~/texts/shell";

export const meta: MetaFunction = (args) => pageMeta(args, { title: shellTexts.safetyTips, description: safetyMeta });

export default function Safety() {
  return (
    <PublicShell>
      <Article
        text={safetyText(useBrand())}
        contentsLabel={articleTexts.contents}
        updatedLabel={articleTexts.updated}
      />
    </PublicShell>
  );
}
