import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/components/shell/page-meta";
import { requireMember } from "~/features/account/guards.server";
import { ReportReceivedPage } from "~/features/moderation/components/report-received-page";
import { moderationPath } from "~/features/moderation/paths";
import { findActsAgainst, requireModerated } from "~/features/moderation/read.server";
import { wayBack, wayOn } from "~/features/moderation/way-back";
import { pageNotFound } from "~/platform/not-found.server";
import { moderationTexts } from "~/texts/moderation";

export const meta: MetaFunction = (args) => pageMeta(args, { title: moderationTexts.received.title });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const me = await requireMember(request);
  const them = await requireModerated(me, params["id"]);
  const { hasReported, hasBlocked } = await findActsAgainst(me, them.id);
  if (!hasReported) throw pageNotFound();
  const from = new URL(request.url).searchParams.get("from");
  return {
    name: them.firstName ?? moderationTexts.someone,
    goOn: hasBlocked ? wayOn(from) : wayBack(from),
    blockPath: hasBlocked ? null : moderationPath("block", them.id, wayBack(from)),
  };
}

export default function ReportReceived() {
  return <ReportReceivedPage {...useLoaderData<typeof loader>()} />;
}
