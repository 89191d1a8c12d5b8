import type { MetaFunction } from "@remix-run/react";
import { useBrand } from "~/components/shell/brand-context";
import { pageMeta } from "~/components/shell/page-meta";
import { PublicShell } from "~/components/shell/shells";
import { Article } from "~/components/ui/article";
import { articleTexts } from "~/texts/article";
import { privacyMeta, privacyText } from "~/texts/privacy";
import { shellTexts } from "~/texts/shell";

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: shellTexts.privacyPolicy, description: privacyMeta });

export default function Privacy() {
  return (
    <PublicShell>
      <Article
        text={privacyText(useBrand())}
        contentsLabel={articleTexts.contents}
        updatedLabel={articleTexts.updated}
      />
    </PublicShell>
  );
}
