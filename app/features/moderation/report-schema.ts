import { z } from "zod";
import { moderationTexts } from "~/texts/moderation";

const { report: texts } = moderationTexts;

export const MAX_DETAILS = 1_000;

// Object.keys forgets the type of the keys; the texts name exactly the reasons.
const reasons = Object.keys(texts.reasons) as (keyof typeof texts.reasons)[];

/** A report as the API takes it. */
export const ReportSchema = z.object({
  reason: z.enum(reasons, texts.reasonRequired),
  details: z.string(texts.detailsInvalid).trim().max(MAX_DETAILS, texts.detailsTooLong).optional(),
});
export type ReportInput = z.output<typeof ReportSchema>;

/** The form of the page: a report, and whether to block as well. */
export const ReportFormSchema = ReportSchema.extend({
  alsoBlock: z.boolean(texts.alsoBlockInvalid).default(false),
});

/** The reasons with their words, in the order in which they are offered. */
export const reasonOptions = reasons.map((value) => ({ value, ...texts.reasons[value] }));
