import { requireApiMember } from "~/features/account/guards.server";
import { readResponses } from "~/features/questionnaire/api-input.server";
import { getQuestionnaire } from "~/features/questionnaire/read.server";
import { saveDraft } from "~/features/questionnaire/write.server";
import { api } from "~/platform/api.server";
import { apiError } from "~/platform/http-error.server";
import { questionnaireTexts } from "~/texts/questionnaire";

export const { loader, action } = api({
  PUT: async ({ request }) => {
    const me = await requireApiMember(request);
    const responses = await readResponses(request);
    const draft = await saveDraft(me, responses);
    if (!draft.ok) {
      if (draft.reason === "contact-information") return apiError(400, draft.refused);
      return apiError(409, questionnaireTexts.alreadyCompleted);
    }
    const saved = await getQuestionnaire(me.id);
    return Response.json({ responses: saved.responses, completed: saved.isCompleted });
  },
});
