import { requireWithinLimit } from "~/features/account/api-limits.server";
import { requireApiMember } from "~/features/account/guards.server";
import { noSuchMember } from "~/features/discovery/api-refusals.server";
import { passCandidate } from "~/features/discovery/decide.server";
import { api } from "~/platform/api.server";
import { apiError } from "~/platform/http-error.server";
import { discoveryTexts } from "~/texts/discovery";

/** Passes the member with this id, who is not shown again until the passed ones are brought back. */
export const { loader, action } = api({
  POST: async ({ request, params }) => {
    const me = await requireApiMember(request);
    await requireWithinLimit("likes", me);
    const passed = await passCandidate(me, params["id"]);
    if (!passed.ok) return passed.reason === "matched" ? apiError(409, discoveryTexts.alreadyMatched) : noSuchMember();
    return Response.json({ passed: true });
  },
});
