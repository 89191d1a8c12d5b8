import { requireApiMember } from "~/features/account/guards.server";
import { mustFinishFirst } from "~/features/account/onboarding";
import { finishFirst } from "~/features/discovery/api-refusals.server";
import { DiscoverQuerySchema } from "~/features/discovery/query";
import { listCandidates } from "~/features/discovery/read.server";
import { api, parseOrThrow } from "~/platform/api.server";

/** The candidates of the member, best first. */
export const { loader, action } = api({
  GET: async ({ request }) => {
    const me = await requireApiMember(request);
    const next = mustFinishFirst(me);
    if (next !== null) return finishFirst(next);
    const query = parseOrThrow(DiscoverQuerySchema, Object.fromEntries(new URL(request.url).searchParams));
    return Response.json(await listCandidates(me, query));
  },
});
