import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/components/shell/page-meta";
import { requireMember } from "~/features/account/guards.server";
import { BlockPage } from "~/features/moderation/components/block-page";
import { moderationPath } from "~/features/moderation/paths";
import { requireModerated } from "~/features/moderation/read.server";
import { wayBack, wayOn } from "~/features/moderation/way-back";
import { blockMember } from "~/features/moderation/write.server";
import { toastCookie } from "~/platform/flash.server";
import { pageNotFound } from "~/platform/not-found.server";
import { moderationTexts } from "~/texts/moderation";

const { block: texts, someone } = moderationTexts;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: texts.title(args.data?.name ?? someone) });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const me = await requireMember(request);
  const them = await requireModerated(me, params["id"]);
  const back = wayBack(new URL(request.url).searchParams.get("from"));
  return { name: them.firstName ?? someone, back, reportPath: moderationPath("report", them.id, back) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const me = await requireMember(request);
  const them = await requireModerated(me, params["id"]);
  if (!(await blockMember(me, them.id))) throw pageNotFound();
  const from = new URL(request.url).searchParams.get("from");
  const description = texts.doneBody(them.firstName ?? someone);
  const toast = await toastCookie({ title: texts.doneTitle, description, variant: "success" });
  return redirect(wayOn(from), { headers: { "Set-Cookie": toast } });
}

export default function Block() {
  return <BlockPage {...useLoaderData<typeof loader>()} />;
}
