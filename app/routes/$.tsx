import { json, type MetaFunction } from "@remix-run/node";
import { LostPath } from "~/components/illustrations/lost-path";
import { pageMeta } from "~/components/shell/page-meta";
import { PublicShell } from "~/components/shell/shells";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { notFoundTexts as texts } from "~/texts/not-found";

export const meta: MetaFunction = (args) => pageMeta(args, { title: texts.title });

/** Every address that is nothing else. */
export function loader() {
  return json(null, { status: 404 });
}

export default function NotFound() {
  return (
    <PublicShell>
      <EmptyState
        level={1}
        title={texts.title}
        illustration={<LostPath />}
        action={<ButtonLink to="/">{texts.home}</ButtonLink>}
      >
        {texts.text}
      </EmptyState>
    </PublicShell>
  );
}
