import { requireApiMember } from "~/features/account/guards.server";
import { readResponses } from "~/features/questionnaire/api-input.server";
import { getQuestionnaire } from "~/features/questionnaire/read.server";
import { submitQuestionnaire } from "~/features/questionnaire/write.server";
import { api } from "~/platform/api.server";
import { apiError } from "~/platform/http-error.server";
import { questionnaireTexts } from "~/texts/questionnaire";

export const { loader, action } = api({
  GET: async ({ request }) => {
    const me = await requireApiMember(request);
    const { responses, isCompleted } = await getQuestionnaire(me.id);
    // Nothing saved is no questionnaire: what is there counts as begun or done.
    if (Object.keys(responses).length === 0) return Response.json(null);
    return Response.json({ responses, completed: isCompleted });
  },
  POST: async ({ request }) => {
    const me = await requireApiMember(request);
    const responses = await readResponses(request);
    const submitted = await submitQuestionnaire(me, responses);
    if (submitted.ok) return Response.json({ responses, completed: true });
    if (submitted.reason === "contact-information") return apiError(400, submitted.refused);
    return submitted.reason === "incomplete"
      ? apiError(400, questionnaireTexts.incomplete)
      : apiError(409, questionnaireTexts.alreadyCompleted);
  },
});
