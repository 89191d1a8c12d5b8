import { apiError } from "~/platform/http-error.server";
import { errorTexts } from "~/texts/errors";

/** Every path under /api that no other route serves. */
export const loader = () => apiError(404, errorTexts.notFound);
export const action = loader;
