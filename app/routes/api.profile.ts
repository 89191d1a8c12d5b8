import { requireApiMember } from "~/features/account/guards.server";
import { getProfile } from "~/features/profile/read.server";
import { ProfileSchema } from "~/features/profile/schema";
import { saveProfile } from "~/features/profile/write.server";
import { latestRejection } from "~/features/safety/rejections.server";
import { api, parseOrThrow } from "~/platform/api.server";
import { readJsonIfAny } from "~/platform/body.server";
import { apiError } from "~/platform/http-error.server";

export const { loader, action } = api({
  GET: async ({ request }) => {
    const me = await requireApiMember(request);
    return Response.json({ firstName: me.firstName, ...(await getProfile(me.id)) });
  },
  POST: async ({ request }) => {
    const me = await requireApiMember(request);
    const body = await readJsonIfAny(request);
    // A client that cannot read the body of a refusal asks for it a second time, without one.
    if (body === undefined) return apiError(400, await latestRejection(me, "profile"));
    const saved = await saveProfile(me, parseOrThrow(ProfileSchema, body));
    if (!saved.ok) {
      if (saved.reason === "contact-information") return apiError(400, saved.refused);
      return apiError(400, { message: Object.values(saved.fieldErrors)[0]?.[0] ?? "", fieldErrors: saved.fieldErrors });
    }
    return Response.json({ firstName: me.firstName, ...(await getProfile(me.id)) });
  },
});
