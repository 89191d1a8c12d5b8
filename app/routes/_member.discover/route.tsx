import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { useActionData, useLoaderData, useLocation, type MetaFunction } from "@remix-run/react";
import { pageMeta } from "~/components/shell/page-meta";
import { DiscoverScreen } from "~/features/discovery/components/discover-screen";
import { recordLook } from "~/features/discovery/decide.server";
import { requireDiscoverer } from "~/features/discovery/discoverer.server";
import { actByForm, parseDiscoverForm } from "~/features/discovery/form.server";
import { discoverPath, filtersFrom } from "~/features/discovery/query";
import { dealCards, getPassedCard } from "~/features/discovery/read.server";
import { thresholdChoices } from "~/features/discovery/rules";
import { toastCookie } from "~/platform/flash.server";
import { readForm } from "~/platform/forms.server";
import { discoveryTexts } from "~/texts/discovery";
import { MatchDialog } from "./match-dialog";

export const meta: MetaFunction = (args) => pageMeta(args, { title: discoveryTexts.title });

/** What the action says beside its page: when to try again. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const me = await requireDiscoverer(request);
  const { searchParams } = new URL(request.url);
  const filters = filtersFrom(searchParams);
  const [dealt, lastPassed] = await Promise.all([
    dealCards(me, filters),
    getPassedCard(me, searchParams.get("undo") ?? undefined),
  ]);
  await recordLook(me, dealt.cards[0]?.user.id);
  return { ...dealt, lastPassed, filters, thresholds: thresholdChoices(me.membershipTier) };
}

/** The forms of browsers without JavaScript, and Start Over. */
export async function action({ request }: ActionFunctionArgs) {
  const me = await requireDiscoverer(request);
  const form = parseDiscoverForm(await readForm(request));
  if (form === null) throw data("Bad Request", { status: 400 });
  const outcome = await actByForm(me, form);
  if (!outcome.ok) return data({ problem: outcome.problem }, { status: outcome.status, headers: outcome.headers });
  const { toast, undo } = outcome;
  const filters = filtersFrom(new URL(request.url).searchParams);
  const headers = toast ? { "Set-Cookie": await toastCookie(toast) } : undefined;
  return redirect(discoverPath(filters, undo === undefined ? {} : { undo }), { headers });
}

export default function Discover() {
  const dealt = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { key } = useLocation();
  return (
    <DiscoverScreen
      // Every visit is dealt anew; while it lasts, the cards are the screen's own.
      key={key}
      {...dealt}
      problem={answer?.problem ?? null}
      matchDialog={(match, close) => <MatchDialog match={match} onClose={close} />}
    />
  );
}
