import { pino } from "pino";

/** One JSON line per event on standard output. Events never carry names, addresses or tokens. */
export const log = pino({ base: { part: "openid" }, timestamp: pino.stdTimeFunctions.isoTime });
