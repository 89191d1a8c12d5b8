import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import type { z } from "zod";
import { MAX_TEXT_BODY_BYTES, mediaType, readText } from "./body.server";

/** The fields of a posted form without files. @throws Response 413 when too large, 415 for another content type */
export async function readForm(request: Request): Promise<URLSearchParams> {
  if (mediaType(request) !== "application/x-www-form-urlencoded") {
    throw data("Unsupported Media Type", { status: 415 });
  }
  return new URLSearchParams(await readText(request, MAX_TEXT_BODY_BYTES));
}

type ParsedForm<Value> = { ok: true; value: Value; reply: Reply } | { ok: false; reply: FormReply };
export type FormReply = ReturnType<typeof formReply>;
/** The answer to a form that a rule behind it refuses; `refusal` is what a banner above it says. */
export type Reply = (errors: Record<string, string[]>, status?: number, refusal?: TextRefusal) => FormReply;

/** Why a written text as a whole was refused, and what was found in it. */
export interface TextRefusal {
  message: string;
  violations: string[];
}

const formReply = (result: SubmissionResult, status: number, refusal: TextRefusal | null = null) =>
  data({ result, refusal }, { status });

/**
 * Checks a posted form against a schema. When it fails, `reply` is the action's answer: status 400, the errors
 * beside their fields, the values kept. A value that passes can still be refused by a rule behind the form:
 * `reply({ field: ["…"] })` answers in the same way; the key "" stands for the whole form.
 */
export function parseFields<Schema extends z.ZodType>(
  fields: URLSearchParams,
  schema: Schema,
): ParsedForm<z.output<Schema>> {
  const submission = parseWithZod(fields, { schema });
  if (submission.status !== "success") return { ok: false, reply: formReply(submission.reply(), 400) };
  return {
    ok: true,
    value: submission.value,
    reply: (errors, status = 400, refusal) => {
      const { "": formErrors, ...fieldErrors } = errors;
      return formReply(submission.reply({ formErrors, fieldErrors }), status, refusal);
    },
  };
}

/** `readForm` and `parseFields` in one. */
export async function parseForm<Schema extends z.ZodType>(request: Request, schema: Schema) {
  return parseFields(await readForm(request), schema);
}
