import { isDatabaseReady } from "~/platform/db.server";

/** Whether this process can serve members now: 200, or 503 while the database does not answer. */
export const loader = async () =>
  (await isDatabaseReady())
    ? Response.json({ status: "ready" })
    : Response.json({ status: "unavailable", database: "unreachable" }, { status: 503 });
