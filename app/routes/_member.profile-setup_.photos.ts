import { requireApiMember } from "~/features/account/guards.server";
import { addPhotosOf, editPhotosOf } from "~/features/photos/form.server";
import { api } from "~/platform/api.server";
import { bodyErrors, MAX_TEXT_BODY_BYTES, mediaType, readText } from "~/platform/body.server";
import { apiError } from "~/platform/http-error.server";

/** The photo forms of the profile wizard, answered as JSON: what its page calls to change photos without a reload. */
export const { loader, action } = api({
  POST: async ({ request }) => {
    const me = await requireApiMember(request);
    const outcome = await outcomeOf(me, request);
    if (outcome === null) return apiError(415, bodyErrors.notMultipart);
    return Response.json(outcome.answer, { status: outcome.status, headers: outcome.headers });
  },
});

async function outcomeOf(me: Awaited<ReturnType<typeof requireApiMember>>, request: Request) {
  const type = mediaType(request);
  if (type === "multipart/form-data") return addPhotosOf(me, request);
  if (type !== "application/x-www-form-urlencoded") return null;
  return editPhotosOf(me, new URLSearchParams(await readText(request, MAX_TEXT_BODY_BYTES)));
}
