import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/components/shell/page-meta";
import { requireMember } from "~/features/account/guards.server";
import { MessagesPage } from "~/features/chat/components/messages-page";
import { openMessages } from "~/features/chat/page.server";
import { MESSAGES_PATH, messagesPath } from "~/features/chat/paths";
import { postForm } from "~/features/chat/post.server";
import { PageQuerySchema } from "~/features/chat/schema";
import { readForm } from "~/platform/forms.server";
import { screenTexts } from "~/texts/chat-screen";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: args.data?.open?.conversation.partnerName ?? screenTexts.title });

/** What the action says beside its page: when to try again. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const me = await requireMember(request);
  const page = await openMessages(me, queryOf(request));
  return data(page, { status: page.isGone ? 404 : 200 });
}

/** The composer's form, as browsers without JavaScript post it. */
export async function action({ request }: ActionFunctionArgs) {
  const me = await requireMember(request);
  const { matchId } = queryOf(request);
  if (matchId === null) return redirect(MESSAGES_PATH);
  const refused = await postForm(me, matchId, await readForm(request));
  if (refused === null) return redirect(messagesPath(matchId));
  const { status, retryAfter, ...shown } = refused;
  return data(shown, { status, headers: retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) } });
}

export default function Messages() {
  return <MessagesPage page={useLoaderData<typeof loader>()} posted={useActionData<typeof action>() ?? null} />;
}

function queryOf(request: Request) {
  const query = new URL(request.url).searchParams;
  return PageQuerySchema.parse({ matchId: query.get("matchId"), before: query.get("before") });
}
