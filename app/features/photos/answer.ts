import { z } from "zod";

/**
 * What became of a photo form: the photos as they are now, and why a file was refused. `file` counts from 1 in the
 * order of sending; null is a problem of the whole form.
 */
export const PhotoAnswerSchema = z.object({
  photos: z.array(z.string()),
  problems: z.array(z.object({ file: z.number().nullable(), message: z.string() })),
});
export type PhotoAnswer = z.infer<typeof PhotoAnswerSchema>;
