import { data } from "@remix-run/node";

/** What a screen throws for an id that is unknown, or not the member's to know: the 404 page. */
export const pageNotFound = () => data(null, { status: 404 });
