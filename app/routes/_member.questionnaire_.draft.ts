import { requireApiMember } from "~/features/account/guards.server";
import { readFormResponses } from "~/features/questionnaire/api-input.server";
import { saveDraft } from "~/features/questionnaire/write.server";
import { api } from "~/platform/api.server";
import { readForm } from "~/platform/forms.server";
import { apiError } from "~/platform/http-error.server";
import { questionnaireTexts } from "~/texts/questionnaire";

/** Where the questionnaire's screen saves answers as they are given; fields are named by question id. */
export const { loader, action } = api({
  POST: async ({ request }) => {
    const me = await requireApiMember(request);
    const responses = readFormResponses(await readForm(request));
    const draft = await saveDraft(me, responses);
    if (draft.ok) return Response.json({ saved: true });
    if (draft.reason === "contact-information") return apiError(400, draft.refused);
    return apiError(409, questionnaireTexts.alreadyCompleted);
  },
});
