import { createHmac } from "node:crypto";
import { recordWaiver, setMarketingConsent } from "~models/user";
import { clock } from "~/platform/clock";
import { env } from "~/platform/env.server";
import { requestContext } from "~/platform/request-context.server";
import type { Member } from "../account/member";
import { WAIVER_VERSION } from "./waiver-version";

/** Records that the member accepts the current waiver: its version, when, and a keyed hash of from where. */
export async function acceptWaiver(me: Member, marketingConsentGiven: boolean): Promise<void> {
  const addressHash = createHmac("sha256", Buffer.from(env().DATA_KEY, "base64"))
    .update(`waiver:${requestContext().clientAddress}`)
    .digest("hex");
  await recordWaiver(me.id, { version: WAIVER_VERSION, acceptedAt: clock.now(), addressHash }, marketingConsentGiven);
}

/** Gives or withdraws the member's consent to the use of profile pictures in marketing. */
export async function changeMarketingConsent(me: Member, marketingConsentGiven: boolean): Promise<void> {
  await setMarketingConsent(me.id, marketingConsentGiven);
}
