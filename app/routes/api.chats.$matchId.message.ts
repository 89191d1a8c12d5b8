import { requireWithinLimit } from "~/features/account/api-limits.server";
import { requireApiMember } from "~/features/account/guards.server";
import { getConversation } from "~/features/chat/read.server";
import { MAX_MESSAGE_LENGTH } from "~/features/chat/rules";
import { MessageSchema } from "~/features/chat/schema";
import { sendMessage } from "~/features/chat/write.server";
import { latestRejection } from "~/features/safety/rejections.server";
import { api, parseOrThrow } from "~/platform/api.server";
import { readJsonIfAny } from "~/platform/body.server";
import { apiError } from "~/platform/http-error.server";
import { chatTexts } from "~/texts/chat";

const REFUSALS = {
  empty: { status: 400, message: chatTexts.empty },
  "too-long": { status: 400, message: chatTexts.tooLong(MAX_MESSAGE_LENGTH) },
  "no-credits": { status: 402, message: chatTexts.insufficientCredits },
  "not-found": { status: 404, message: chatTexts.notFound },
} as const;

export const { loader, action } = api({
  POST: async ({ request, params }) => {
    const me = await requireApiMember(request);
    const matchId = params["matchId"] ?? "";
    const body = await readJsonIfAny(request);
    if (body === undefined) {
      // A client that cannot read the body of a refusal asks for it a second time, without one.
      if ((await getConversation(me, matchId)) === null) return apiError(404, chatTexts.notFound);
      return apiError(400, await latestRejection(me, "message"));
    }
    await requireWithinLimit("messages", me);
    const sent = await sendMessage(me, matchId, parseOrThrow(MessageSchema, body));
    if (sent.ok) return Response.json(sent.message);
    if (sent.reason === "contact-information") {
      return apiError(400, { message: sent.message, violations: sent.violations });
    }
    const { status, message } = REFUSALS[sent.reason];
    return apiError(status, message);
  },
});
