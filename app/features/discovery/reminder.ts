import { z } from "zod";
import { discoveryTexts } from "~/texts/discovery";

const texts = discoveryTexts.reminder;

/** The two boxes of the safety reminder; both are required. */
export const ReminderSchema = z.object({
  careful: z.literal(true, texts.carefulRequired),
  publicPlace: z.literal(true, texts.publicPlaceRequired),
});
export type ReminderInput = z.input<typeof ReminderSchema>;
