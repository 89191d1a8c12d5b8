import { parseFields, type FormReply, type Reply } from "~/platform/forms.server";
import { log } from "~/platform/log.server";
import { profileTexts } from "~/texts/profile";
import type { Member } from "../account/member";
import { readBoxes } from "./form";
import type { RefusedProfile } from "./screening.server";
import { BasicsSchema, PreferencesSchema, VideoSchema } from "./schema";
import type { WizardStep } from "./wizard";
import { saveBasics, saveMedia, savePreferences } from "./write.server";

export type StepSaved =
  | {
      ok: true;
      /** Whether the profile became, or still is, a complete one by this step. Only the last step can say yes. */
      isWhole: boolean;
    }
  | { ok: false; reply: FormReply };

/** Saves a posted step of the wizard, or answers with the form: errors beside their fields, values kept. */
export async function saveStep(me: Member, step: WizardStep, fields: URLSearchParams): Promise<StepSaved> {
  if (step === 1) {
    const form = parseFields(fields, BasicsSchema);
    return form.ok ? saved(form.reply, () => saveBasics(me, form.value)) : form;
  }
  if (step === 2) {
    const form = parseFields(fields, VideoSchema);
    return form.ok ? saved(form.reply, () => saveMedia(me, form.value.videoUrl)) : form;
  }
  const form = parseFields(readBoxes(fields), PreferencesSchema);
  return form.ok ? saved(form.reply, () => savePreferences(me, form.value)) : form;
}

/** `save` answers whether the profile is whole, or why it was not saved. */
async function saved(reply: Reply, save: () => Promise<boolean | RefusedProfile | null | void>): Promise<StepSaved> {
  try {
    const result = await save();
    if (typeof result !== "object" || result === null) return { ok: true, isWhole: result === true };
    const { fieldErrors, ...refusal } = result;
    return { ok: false, reply: reply(fieldErrors, 400, refusal) };
  } catch (error) {
    log.error({ error }, "a step of the profile could not be saved");
    return { ok: false, reply: reply({ "": [profileTexts.saveFailed] }, 500) };
  }
}
