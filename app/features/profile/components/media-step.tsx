import { useForm, type SubmissionResult } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import { Field } from "~/components/form/field";
import type { PhotoAnswer } from "~/features/photos/answer";
import { PhotoManager } from "./photos/photo-manager";
import { usePhotos } from "~/features/photos/use-photos";
import { photoManagerTexts, wizardTexts } from "~/texts/profile";
import type { StoredProfile } from "../read.server";
import { VideoSchema } from "../schema";
import { stepPath } from "../wizard";
import { checkWith, StepForm } from "./step-form";

const texts = wizardTexts.fields;

type StepProps = { profile: StoredProfile; result: SubmissionResult | undefined; photoAnswer: PhotoAnswer | undefined };

/** Step 2: Photos & Video. Photos are kept one by one as they are added; the form is the video's. */
export function MediaStep({ profile, result, photoAnswer }: StepProps) {
  const [form, fields] = useForm({
    id: "media",
    lastResult: result,
    constraint: getZodConstraint(VideoSchema),
    onValidate: checkWith(VideoSchema),
    shouldRevalidate: "onInput",
    defaultValue: { videoUrl: profile.videoUrl },
  });
  const photos = usePhotos(
    profile.photos,
    (photoAnswer?.problems ?? []).map(({ file, message }) => ({
      name: file === null ? null : photoManagerTexts.filePosition(file),
      message,
    })),
  );
  const waitingFor = photos.uploads.length > 0 ? photoManagerTexts.stillUploading : null;
  return (
    <>
      <PhotoManager {...photos} action={stepPath(2)} />
      <StepForm
        form={form}
        step={2}
        isComplete={profile.isComplete}
        waitingFor={waitingFor}
        isHeldUp={photos.problems.length > 0}
      >
        <Field
          field={fields.videoUrl}
          label={texts.videoUrl}
          hint={texts.videoUrlHint}
          optional
          type="url"
          inputMode="url"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="https://"
        />
      </StepForm>
    </>
  );
}
