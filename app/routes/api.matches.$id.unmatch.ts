import { requireApiMember } from "~/features/account/guards.server";
import { unmatch } from "~/features/matches/write.server";
import { api } from "~/platform/api.server";
import { apiError } from "~/platform/http-error.server";
import { errorTexts } from "~/texts/errors";

/** Ends a match. A second call finds none and answers 404, as for an unknown id or the match of others. */
export const { loader, action } = api({
  DELETE: async ({ request, params }) => {
    const me = await requireApiMember(request);
    const isEnded = await unmatch(me, params["id"] ?? "");
    return isEnded ? Response.json({ unmatched: true }) : apiError(404, errorTexts.notFound);
  },
});
