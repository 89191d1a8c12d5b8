import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";

const BOXES = ["hasChildren", "wantsChildren"] as const;

/** The posted fields with a box's "true" and "false" read as ticked and not: clients without our page send those. */
export function readBoxes(fields: URLSearchParams): URLSearchParams {
  const read = new URLSearchParams(fields);
  for (const box of BOXES) {
    if (read.get(box) === "true") read.set(box, "on");
    if (read.get(box) === "false") read.delete(box);
  }
  return read;
}

/**
 * Those of the fields that are valid, each looked at alone; one that was emptied and may be is `undefined`.
 * For keeping what was typed in a step that its member leaves unfinished.
 */
export function validPart<Shape extends z.ZodRawShape>(
  fields: URLSearchParams,
  shape: Shape,
): { [Key in keyof Shape]?: z.output<Shape[Key]> } {
  const valid: [string, unknown][] = [];
  for (const [name, schema] of Object.entries(shape)) {
    const parsed = parseWithZod(fields, { schema: z.object({ [name]: schema }) });
    if (parsed.status === "success") valid.push([name, parsed.value[name] ?? undefined]);
  }
  // Each value was parsed by the schema of its own name.
  return Object.fromEntries(valid) as { [Key in keyof Shape]?: z.output<Shape[Key]> };
}
