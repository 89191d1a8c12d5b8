import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { pageMeta } from "~/components/shell/page-meta";
import { requireMember } from "~/features/account/guards.server";
import type { Member } from "~/features/account/member";
import { addPhotosOf, editPhotosOf, isPhotoEdit, type PhotoOutcome } from "~/features/photos/form.server";
import { WizardPage } from "~/features/profile/components/wizard-page";
import { getWizard } from "~/features/profile/read.server";
import { askedStep, firstOpenStep, stepPath, stepToShow } from "~/features/profile/wizard";
import { saveStep } from "~/features/profile/wizard-steps.server";
import { keepDraft } from "~/features/profile/write.server";
import { mediaType } from "~/platform/body.server";
import { toastCookie, type NewToast } from "~/platform/flash.server";
import { readForm } from "~/platform/forms.server";
import { profileTexts, wizardTexts } from "~/texts/profile";

export const meta: MetaFunction<typeof loader> = (args) => {
  const step = args.data?.step ?? 1;
  return pageMeta(args, { title: `${wizardTexts.steps[step - 1] ?? ""} (${step} of ${wizardTexts.steps.length})` });
};

/** What the action says beside its page: when to try again. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const me = await requireMember(request);
  const { profile, progress } = await getWizard(me.id);
  return { step: stepToShow(request.url, progress), profile };
}

export async function action({ request }: ActionFunctionArgs) {
  const me = await requireMember(request);
  if (mediaType(request) === "multipart/form-data") return answerPhotos(await addPhotosOf(me, request));
  const fields = await readForm(request);
  if (isPhotoEdit(fields)) return answerPhotos(await editPhotosOf(me, fields));

  const step = askedStep(request.url) ?? firstOpenStep((await getWizard(me.id)).progress);
  const intent = fields.get("intent");
  if (intent === "back") {
    await keepDraft(me, step, fields);
    return redirect(stepPath(step === 3 ? 2 : 1));
  }
  const saved = await saveStep(me, step, fields);
  if (!saved.ok) return saved.reply;
  if (intent === "close" && me.profileComplete) return redirectWith("/dashboard", { title: profileTexts.savedTitle });
  return step === 3 ? redirectWith(...afterLastStep(me, saved.isWhole)) : redirect(stepPath(step === 1 ? 2 : 3));
}

function answerPhotos({ answer, status, headers }: PhotoOutcome) {
  // The address of the section, so that the page comes back to where the button was.
  if (answer.problems.length === 0) return redirect(`${stepPath(2)}#photos`);
  return data({ photos: answer }, { status, headers });
}

function afterLastStep(me: Member, isWhole: boolean): [path: string, toast: NewToast] {
  if (!isWhole) {
    const toast = { title: profileTexts.stepMissingTitle, description: profileTexts.stepMissingBody };
    return [stepPath(1), toast];
  }
  if (me.waiverAccepted) return ["/dashboard", { title: profileTexts.savedTitle }];
  const { createdTitle: title, createdBody: description } = profileTexts;
  return ["/waiver", { title, description, variant: "success" }];
}

async function redirectWith(path: string, toast: NewToast) {
  return redirect(path, { headers: { "Set-Cookie": await toastCookie(toast) } });
}

export default function ProfileSetup() {
  const { step, profile } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const result = answer && "result" in answer ? answer.result : undefined;
  const refusal = answer && "result" in answer ? answer.refusal : null;
  const photoAnswer = answer && "photos" in answer ? answer.photos : undefined;
  return <WizardPage step={step} profile={profile} result={result} refusal={refusal} photoAnswer={photoAnswer} />;
}
