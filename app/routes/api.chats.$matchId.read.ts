import { requireApiMember } from "~/features/account/guards.server";
import { ReadSchema } from "~/features/chat/schema";
import { markConversationRead } from "~/features/chat/write.server";
import { api, parseOrThrow } from "~/platform/api.server";
import { readJson } from "~/platform/body.server";
import { apiError } from "~/platform/http-error.server";
import { chatTexts } from "~/texts/chat";

export const { loader, action } = api({
  POST: async ({ request, params }) => {
    const me = await requireApiMember(request);
    const { seq } = parseOrThrow(ReadSchema, await readJson(request));
    const marked = await markConversationRead(me, params["matchId"] ?? "", seq);
    if (marked.ok) return Response.json({ seq });
    return marked.reason === "not-found"
      ? apiError(404, chatTexts.notFound)
      : apiError(400, { message: chatTexts.unreadAhead, fieldErrors: { seq: [chatTexts.unreadAhead] } });
  },
});
