import { requireApiMember } from "~/features/account/guards.server";
import { getDashboardRecord } from "~/features/dashboard/read.server";
import { api } from "~/platform/api.server";

export const { loader, action } = api({
  GET: async ({ request }) => Response.json(await getDashboardRecord(await requireApiMember(request))),
});
