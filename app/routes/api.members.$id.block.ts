import { requireApiMember } from "~/features/account/guards.server";
import { blockMember } from "~/features/moderation/write.server";
import { api } from "~/platform/api.server";
import { apiError } from "~/platform/http-error.server";
import { moderationTexts } from "~/texts/moderation";

export const { loader, action } = api({
  POST: async ({ request, params }) => {
    const me = await requireApiMember(request);
    const isBlocked = await blockMember(me, params["id"]);
    return isBlocked ? Response.json({ blocked: true }) : apiError(404, moderationTexts.unknownMember);
  },
});
