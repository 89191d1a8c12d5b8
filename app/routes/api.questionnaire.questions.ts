import { requireApiMember } from "~/features/account/guards.server";
import { publicQuestion, questions } from "~/features/questionnaire/questions";
import { api } from "~/platform/api.server";

export const { loader, action } = api({
  GET: async ({ request }) => {
    await requireApiMember(request);
    return Response.json(questions.map(publicQuestion));
  },
});
