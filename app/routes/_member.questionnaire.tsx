import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data, redirect, useActionData, useLoaderData, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { pageMeta } from "~/components/shell/page-meta";
import { requireMember } from "~/features/account/guards.server";
import { CompletedScreen } from "~/features/questionnaire/components/completed-screen";
import { QuestionScreen } from "~/features/questionnaire/components/question-screen";
import { loadPage } from "~/features/questionnaire/draft";
import {
  AFTER_QUESTIONNAIRE,
  QUESTION_ID,
  QUESTIONNAIRE_PATH,
  questionPath,
} from "~/features/questionnaire/navigation";
import { getQuestionnairePage } from "~/features/questionnaire/read.server";
import { parseStep, takeStep } from "~/features/questionnaire/take-step.server";
import { toastCookie } from "~/platform/flash.server";
import { readForm } from "~/platform/forms.server";
import { questionnaireTexts } from "~/texts/questionnaire";
import { screenTexts } from "~/texts/questionnaire-screen";

export const meta: MetaFunction<typeof loader> = (args) => {
  const page = args.data;
  const title = page?.status === "open" ? screenTexts.pageTitle(page.number, page.marks.length) : screenTexts.title;
  return pageMeta(args, { title });
};

export async function loader({ request }: LoaderFunctionArgs) {
  const me = await requireMember(request);
  const asked = new URL(request.url).searchParams.get("q");
  const page = await getQuestionnairePage(me.id, asked);
  // One address a question, so that Back and a reload show the same one.
  if (page.status === "open" && asked !== String(page.number)) throw redirect(questionPath(page.number));
  return page;
}

/** Questions that this page was given before are shown without waiting. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get("q");
  return loadPage(asked, () => serverLoader<typeof loader>(), request.signal);
}

export async function action({ request }: ActionFunctionArgs) {
  const me = await requireMember(request);
  const step = parseStep(await readForm(request));
  if (step === null) throw data("Bad Request", { status: 400 });
  const taken = await takeStep(me, step);
  switch (taken.status) {
    case "moved":
      // The fragment takes the focus to the question on browsers without JavaScript.
      return redirect(`${questionPath(taken.number)}#${QUESTION_ID}`);
    case "completed":
      return redirect(AFTER_QUESTIONNAIRE.path, {
        headers: { "Set-Cookie": await toastCookie({ ...questionnaireTexts.completedToast, variant: "success" }) },
      });
    case "already-completed":
      return redirect(QUESTIONNAIRE_PATH);
    case "refused":
      return data(taken.problem, { status: taken.problem.notice === "failed" ? 500 : 400 });
  }
}

export default function Questionnaire() {
  const page = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  if (page.status === "completed") return <CompletedScreen page={page} />;
  return <QuestionScreen page={page} problem={problem ?? null} />;
}
