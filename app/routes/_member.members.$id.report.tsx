import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/components/shell/page-meta";
import { requireMember } from "~/features/account/guards.server";
import { ReportPage } from "~/features/moderation/components/report-page";
import { moderationPath } from "~/features/moderation/paths";
import { requireModerated } from "~/features/moderation/read.server";
import { ReportFormSchema } from "~/features/moderation/report-schema";
import { wayBack } from "~/features/moderation/way-back";
import { blockMember, reportMember } from "~/features/moderation/write.server";
import { parseForm } from "~/platform/forms.server";
import { countAgainstLimit } from "~/platform/limits.server";
import { pageNotFound } from "~/platform/not-found.server";
import { moderationTexts } from "~/texts/moderation";

const { report: texts, someone } = moderationTexts;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: texts.title(args.data?.name ?? someone) });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const me = await requireMember(request);
  const them = await requireModerated(me, params["id"]);
  return { name: them.firstName ?? someone, back: wayBack(new URL(request.url).searchParams.get("from")) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const me = await requireMember(request);
  const them = await requireModerated(me, params["id"]);
  const form = await parseForm(request, ReportFormSchema);
  if (!form.ok) return form.reply;
  if ((await countAgainstLimit("reports", me.id.toString())) !== null) return form.reply({ "": [texts.tooMany] }, 429);
  const { alsoBlock, ...report } = form.value;
  // In this order: a block removes the messages that go along with the report.
  if (!(await reportMember(me, them.id, report))) throw pageNotFound();
  if (alsoBlock) await blockMember(me, them.id);
  return redirect(moderationPath("report/received", them.id, wayBack(new URL(request.url).searchParams.get("from"))));
}

export default function Report() {
  return <ReportPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()?.result} />;
}
