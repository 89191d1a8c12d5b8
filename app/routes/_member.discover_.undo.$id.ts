import { requireWithinLimit } from "~/features/account/api-limits.server";
import { requireApiMember } from "~/features/account/guards.server";
import { noSuchMember } from "~/features/discovery/api-refusals.server";
import { takePassBack } from "~/features/matches/write.server";
import { api } from "~/platform/api.server";

/** Where the discover screen takes its last pass back. */
export const { loader, action } = api({
  POST: async ({ request, params }) => {
    const me = await requireApiMember(request);
    await requireWithinLimit("likes", me);
    return (await takePassBack(me, params["id"])) ? Response.json({ undone: true }) : noSuchMember();
  },
});
