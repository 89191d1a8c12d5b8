import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/components/shell/page-meta";
import { requireMember } from "~/features/account/guards.server";
import { MatchPage } from "~/features/matches/components/match-page";
import { getMatch } from "~/features/matches/read.server";
import { countView } from "~/features/profile/views.server";
import { pageNotFound } from "~/platform/not-found.server";
import { matchTexts } from "~/texts/matches";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: args.data?.match.user.firstName ?? matchTexts.title });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const me = await requireMember(request);
  const match = await getMatch(me, params["matchId"] ?? "");
  if (match === null) throw pageNotFound();
  await countView(me, match.user.id);
  return { match };
}

export default function Match() {
  return <MatchPage match={useLoaderData<typeof loader>().match} />;
}
