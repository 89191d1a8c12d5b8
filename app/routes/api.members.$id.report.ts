import { requireWithinLimit } from "~/features/account/api-limits.server";
import { requireApiMember } from "~/features/account/guards.server";
import { ReportSchema } from "~/features/moderation/report-schema";
import { reportMember } from "~/features/moderation/write.server";
import { api, parseOrThrow } from "~/platform/api.server";
import { readJson } from "~/platform/body.server";
import { apiError } from "~/platform/http-error.server";
import { moderationTexts } from "~/texts/moderation";

export const { loader, action } = api({
  POST: async ({ request, params }) => {
    const me = await requireApiMember(request);
    const report = parseOrThrow(ReportSchema, await readJson(request));
    await requireWithinLimit("reports", me);
    const isReported = await reportMember(me, params["id"], report);
    return isReported ? Response.json({ reported: true }) : apiError(404, moderationTexts.unknownMember);
  },
});
