import { requireApiMember } from "~/features/account/guards.server";
import { listMatches } from "~/features/matches/read.server";
import { api } from "~/platform/api.server";

export const { loader, action } = api({
  GET: async ({ request }) => Response.json(await listMatches(await requireApiMember(request))),
});
