import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { pageMeta } from "~/components/shell/page-meta";
import { ReminderPage } from "~/features/discovery/components/reminder-page";
import { requireDiscoverer } from "~/features/discovery/discoverer.server";
import { actByForm } from "~/features/discovery/form.server";
import { likedPath } from "~/features/discovery/query";
import { ReminderSchema } from "~/features/discovery/reminder";
import { findReachable } from "~/features/matches/reach.server";
import { toastCookie } from "~/platform/flash.server";
import { parseForm } from "~/platform/forms.server";
import { discoveryTexts as texts } from "~/texts/discovery";

export const meta: MetaFunction = (args) => pageMeta(args, { title: texts.reminder.title });

/** What the action says beside its page: when to try again. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** The safety reminder for browsers without JavaScript; others see it as a dialog. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const me = await requireDiscoverer(request);
  const them = await findReachable(me.id, params["id"]);
  if (them === null) throw data("Not Found", { status: 404 });
  return { name: them.firstName };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const me = await requireDiscoverer(request);
  const { id = "" } = params;
  const form = await parseForm(request, ReminderSchema);
  if (!form.ok) return form.reply;
  const outcome = await actByForm(me, { intent: "like", id });
  if (!outcome.ok) {
    return data({ result: undefined, problem: outcome.problem }, { status: outcome.status, headers: outcome.headers });
  }
  const isGone = outcome.toast === texts.goneToast;
  const headers = outcome.toast ? { "Set-Cookie": await toastCookie(outcome.toast) } : undefined;
  return redirect(isGone ? "/discover" : likedPath(id), { headers });
}

export default function Reminder() {
  const { name } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const problem = answer && "problem" in answer ? answer.problem : null;
  return <ReminderPage name={name} result={answer?.result} problem={problem} />;
}
