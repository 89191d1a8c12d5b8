import { z } from "zod";
import { waiverTexts as texts } from "~/texts/waiver";

/** What accepting the waiver takes: both boxes, and perhaps the consent. Also the page form's schema. */
export const WaiverSchema = z.object({
  read: z.literal(true, texts.readRequired),
  agree: z.literal(true, texts.agreeRequired),
  marketingConsentGiven: z.boolean(texts.consentInvalid).default(false),
});

export type WaiverInput = z.input<typeof WaiverSchema>;

export const MarketingConsentSchema = z.object({ marketingConsentGiven: z.boolean(texts.consentInvalid) });
