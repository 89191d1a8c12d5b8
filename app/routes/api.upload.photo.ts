import { requireWithinLimit } from "~/features/account/api-limits.server";
import { requireApiMember } from "~/features/account/guards.server";
import { MAX_PHOTO_BYTES } from "~/features/photos/limits";
import { PHOTO_PROBLEMS } from "~/features/photos/problem";
import { uploadPhoto } from "~/features/photos/write.server";
import { api } from "~/platform/api.server";
import { readMultipart } from "~/platform/body.server";
import { apiError } from "~/platform/http-error.server";

export const { loader, action } = api({
  POST: async ({ request }) => {
    const me = await requireApiMember(request);
    await requireWithinLimit("uploads", me);
    const { files } = await readMultipart(request, { maxFiles: 1, maxFileBytes: MAX_PHOTO_BYTES });
    const file = files.find(({ field }) => field === "photo") ?? {
      name: "",
      bytes: Buffer.alloc(0),
      isTooLarge: false,
    };
    const uploaded = await uploadPhoto(me, file);
    if (uploaded.ok) return Response.json({ url: uploaded.url });
    const { status, message } = PHOTO_PROBLEMS[uploaded.reason];
    const { violations } = uploaded;
    return apiError(status, { message, fieldErrors: { photo: [message] }, ...(violations && { violations }) });
  },
});
