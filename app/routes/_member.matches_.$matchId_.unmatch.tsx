import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/components/shell/page-meta";
import { requireMember } from "~/features/account/guards.server";
import { UnmatchPage } from "~/features/matches/components/unmatch-page";
import { MATCHES_PATH } from "~/features/matches/paths";
import { getMatchCard, isFormerMatch } from "~/features/matches/read.server";
import { unmatch } from "~/features/matches/write.server";
import { toastCookie, type NewToast } from "~/platform/flash.server";
import { log } from "~/platform/log.server";
import { pageNotFound } from "~/platform/not-found.server";
import { matchTexts } from "~/texts/matches";

const { unmatching: texts } = matchTexts;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: args.data ? texts.title(args.data.match.user.firstName) : texts.confirm });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const me = await requireMember(request);
  const match = await getMatchCard(me, params["matchId"] ?? "");
  if (match === null) throw pageNotFound();
  return { match };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const me = await requireMember(request);
  const matchId = params["matchId"] ?? "";
  try {
    // Pressed twice, or ended by the other one meanwhile: what was asked for is so.
    if (!(await unmatch(me, matchId)) && !(await isFormerMatch(me, matchId))) throw pageNotFound();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    log.error({ error }, "a match was not ended");
    return toMatches({ title: texts.failedTitle, description: texts.failedBody, variant: "destructive" });
  }
  return toMatches({ title: texts.doneTitle, description: texts.doneBody, variant: "success" });
}

const toMatches = async (toast: NewToast) =>
  redirect(MATCHES_PATH, { headers: { "Set-Cookie": await toastCookie(toast) } });

export default function Unmatch() {
  return <UnmatchPage match={useLoaderData<typeof loader>().match} />;
}
