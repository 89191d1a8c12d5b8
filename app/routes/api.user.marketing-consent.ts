import { requireApiMember } from "~/features/account/guards.server";
import { MarketingConsentSchema } from "~/features/safety/waiver-schema";
import { changeMarketingConsent } from "~/features/safety/write.server";
import { api, parseOrThrow } from "~/platform/api.server";
import { readJson } from "~/platform/body.server";

export const { loader, action } = api({
  POST: async ({ request }) => {
    const me = await requireApiMember(request);
    const { marketingConsentGiven } = parseOrThrow(MarketingConsentSchema, await readJson(request));
    await changeMarketingConsent(me, marketingConsentGiven);
    return Response.json({ marketingConsentGiven });
  },
});
