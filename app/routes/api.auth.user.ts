import { requireApiMember } from "~/features/account/guards.server";
import { getUserRecord } from "~/features/account/read.server";
import { api } from "~/platform/api.server";

export const { loader, action } = api({
  GET: async ({ request }) => Response.json(await getUserRecord(await requireApiMember(request))),
});
