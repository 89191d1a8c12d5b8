import { requireApiMember } from "~/features/account/guards.server";
import { listConversations } from "~/features/chat/read.server";
import { api } from "~/platform/api.server";

export const { loader, action } = api({
  GET: async ({ request }) => Response.json(await listConversations(await requireApiMember(request))),
});
