import { requireApiMember } from "~/features/account/guards.server";
import { getProfile } from "~/features/profile/read.server";
import { ProfileSchema } from "~/features/profile/schema";
import { saveProfile } from "~/features/profile/write.server";
import { api, parseOrThrow } from "~/platform/api.server";
import { readJson } from "~/platform/body.server";
import { apiError } from "~/platform/http-error.server";

export const { loader, action } = api({
  GET: async ({ request }) => {
    const me = await requireApiMember(request);
    return Response.json({ firstName: me.firstName, ...(await getProfile(me.id)) });
  },
  POST: async ({ request }) => {
    const me = await requireApiMember(request);
    const input = parseOrThrow(ProfileSchema, await readJson(request));
    const saved = await saveProfile(me, input);
    if (!saved.ok) {
      return apiError(400, { message: Object.values(saved.fieldErrors)[0]?.[0] ?? "", fieldErrors: saved.fieldErrors });
    }
    return Response.json({ firstName: me.firstName, ...(await getProfile(me.id)) });
  },
});
