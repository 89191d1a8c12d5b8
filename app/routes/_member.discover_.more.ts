import { requireApiMember } from "~/features/account/guards.server";
import { mustFinishFirst } from "~/features/account/onboarding";
import { finishFirst } from "~/features/discovery/api-refusals.server";
import { filtersFrom } from "~/features/discovery/query";
import { dealCards } from "~/features/discovery/read.server";
import { api } from "~/platform/api.server";

/** Where the discover screen gets its next cards from. */
export const { loader, action } = api({
  GET: async ({ request }) => {
    const me = await requireApiMember(request);
    const next = mustFinishFirst(me);
    if (next !== null) return finishFirst(next);
    return Response.json(await dealCards(me, filtersFrom(new URL(request.url).searchParams)));
  },
});
