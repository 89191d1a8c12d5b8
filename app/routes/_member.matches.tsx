import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/components/shell/page-meta";
import { requireMember } from "~/features/account/guards.server";
import { MatchesPage } from "~/features/matches/components/matches-page";
import { listMatchCards } from "~/features/matches/read.server";
import { matchTexts } from "~/texts/matches";

export const meta: MetaFunction = (args) => pageMeta(args, { title: matchTexts.title });

export async function loader({ request }: LoaderFunctionArgs) {
  return { matches: await listMatchCards(await requireMember(request)) };
}

export default function Matches() {
  return <MatchesPage matches={useLoaderData<typeof loader>().matches} />;
}
