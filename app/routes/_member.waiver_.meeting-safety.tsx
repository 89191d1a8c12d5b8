import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import type { MetaFunction } from "@remix-run/react";
import { pageMeta } from "~/components/shell/page-meta";
import { Button } from "~/components/ui/button";
import { PageHeader } from "~/components/ui/page-header";
import { requireMember } from "~/features/account/guards.server";
import { MeetingSafetyAdvice } from "~/features/safety/components/meeting-safety-guidelines";
import { meetingSafetyTexts as texts } from "~/texts/meeting-safety";
import { waiverTexts } from "~/texts/waiver";

const title = texts.title(waiverTexts.newMatches);

export const meta: MetaFunction = (args) => pageMeta(args, { title });

/** The guidelines after the waiver, for browsers without JavaScript; others see them as a dialog. */
export async function loader({ request }: LoaderFunctionArgs) {
  const me = await requireMember(request);
  return me.waiverAccepted ? null : redirect("/waiver");
}

export default function MeetingSafety() {
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={title} />
      <MeetingSafetyAdvice level={2} />
      <form method="get" action="/questionnaire" className="mt-8">
        <Button size="lg" className="w-full sm:w-auto">
          {texts.understand}
        </Button>
      </form>
    </div>
  );
}
