import { requireApiMember } from "~/features/account/guards.server";
import { WaiverSchema } from "~/features/safety/waiver-schema";
import { acceptWaiver } from "~/features/safety/write.server";
import { api, parseOrThrow } from "~/platform/api.server";
import { readJson } from "~/platform/body.server";

export const { loader, action } = api({
  POST: async ({ request }) => {
    const me = await requireApiMember(request);
    const { marketingConsentGiven } = parseOrThrow(WaiverSchema, await readJson(request));
    await acceptWaiver(me, marketingConsentGiven);
    return Response.json({ accepted: true });
  },
});
