import { env } from "~/platform/env.server";

/** Whether this process is alive, and what it keeps its data in. */
export const loader = () => Response.json({ status: "ok", database: { rung: env().DATABASE_RUNG } });
