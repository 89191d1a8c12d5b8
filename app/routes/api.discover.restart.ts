import { requireWithinLimit } from "~/features/account/api-limits.server";
import { requireApiMember } from "~/features/account/guards.server";
import { startOver } from "~/features/matches/write.server";
import { api } from "~/platform/api.server";

/** Brings all passed members back. Answers how many. */
export const { loader, action } = api({
  POST: async ({ request }) => {
    const me = await requireApiMember(request);
    await requireWithinLimit("likes", me);
    return Response.json({ restored: await startOver(me) });
  },
});
