import { requireWithinLimit } from "~/features/account/api-limits.server";
import { requireApiMember } from "~/features/account/guards.server";
import { finishFirst, noSuchMember } from "~/features/discovery/api-refusals.server";
import { likeCandidate } from "~/features/discovery/decide.server";
import { api } from "~/platform/api.server";

/** Likes the member with this id. Answers whether both like each other now, and then under which id they are matched. */
export const { loader, action } = api({
  POST: async ({ request, params }) => {
    const me = await requireApiMember(request);
    await requireWithinLimit("likes", me);
    const liked = await likeCandidate(me, params["id"]);
    if (!liked.ok) return liked.reason === "not-ready" ? finishFirst(liked.next) : noSuchMember();
    return Response.json(liked.matched ? { matched: true, matchId: liked.matchId } : { matched: false });
  },
});
