import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { apiError } from "./http-error.server";
import { log } from "./log.server";
import { requestContext } from "./request-context.server";

type Handler = (args: LoaderFunctionArgs | ActionFunctionArgs) => Promise<Response>;
export type ApiMethod = "GET" | "POST" | "PUT" | "DELETE";

/**
 * The loader and action of one API path. Any other method is answered 405 with Allow; an unexpected error 500
 * with an id that the log carries too, and never its text.
 */
export function api(handlers: Partial<Record<ApiMethod, Handler>>): { loader: Handler; action: Handler } {
  const methods = Object.keys(handlers);
  if (handlers.GET) methods.push("HEAD");
  const handle: Handler = async (args) => {
    const method = args.request.method === "HEAD" ? "GET" : args.request.method;
    const handler = isApiMethod(method) ? handlers[method] : undefined;
    if (!handler) return apiError(405, "Method Not Allowed", { Allow: methods.sort().join(", ") });
    try {
      return await handler(args);
    } catch (error) {
      if (error instanceof Response) return error;
      log.error({ error }, "an API call failed");
      return apiError(500, `Something went wrong on our side. Please try again. (${requestContext().requestId})`);
    }
  };
  return { loader: handle, action: handle };
}

const isApiMethod = (method: string): method is ApiMethod => ["GET", "POST", "PUT", "DELETE"].includes(method);

/**
 * Checks a value from outside against a schema.
 * @throws Response 400 with the messages by field; errors of the whole body stand in `message` alone
 */
export function parseOrThrow<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw apiError(400, validationError(result.error));
}

/** The API's error body for failed validation: the first message, and all of them by field. */
export function validationError(error: z.ZodError) {
  const fieldErrors: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? "");
    if (field !== "") (fieldErrors[field] ??= []).push(issue.message);
  }
  const message = error.issues[0]?.message ?? "Invalid input";
  return Object.keys(fieldErrors).length > 0 ? { message, fieldErrors } : { message };
}
