import pino from "pino";
import { env } from "./env.server";
import { requestContext } from "./request-context.server";

/**
 * The one logger: one JSON object a line, to standard output. Never give it personal data: no names, e-mail
 * addresses, message texts, cookies or bodies; ids are enough to find the rest.
 */
export const log = pino({
  level: env().LOG_LEVEL,
  base: { service: "fidelio" },
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
  mixin: () => {
    const { requestId } = requestContext();
    return requestId === "none" ? {} : { requestId };
  },
  serializers: { error: pino.stdSerializers.errWithCause },
});
