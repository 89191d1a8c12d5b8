import { requireApiMember } from "~/features/account/guards.server";
import { listMessagesOf } from "~/features/chat/read.server";
import { StretchSchema } from "~/features/chat/schema";
import { api, parseOrThrow } from "~/platform/api.server";
import { apiError } from "~/platform/http-error.server";
import { chatTexts } from "~/texts/chat";

export const { loader, action } = api({
  GET: async ({ request, params }) => {
    const me = await requireApiMember(request);
    const wanted = parseOrThrow(StretchSchema, Object.fromEntries(new URL(request.url).searchParams));
    const messages = await listMessagesOf(me, params["matchId"] ?? "", wanted);
    return messages === null ? apiError(404, chatTexts.notFound) : Response.json(messages);
  },
});
