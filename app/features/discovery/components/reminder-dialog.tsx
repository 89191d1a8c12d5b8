import { useState, type FormEvent } from "react";
import { getFormProps, useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { discoveryTexts } from "~/texts/discovery";
import { ReminderSchema, type ReminderInput } from "../reminder";
import { ReminderBoxes } from "./reminder-boxes";

const texts = discoveryTexts.reminder;
const FORM_ID = "reminder-dialog";

type ReminderDialogProps = {
  name: string;
  isSending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** The safety reminder before a chat. Mount it while it is open: each opening begins with empty boxes. */
export function ReminderDialog({ name, isSending, onConfirm, onCancel }: ReminderDialogProps) {
  const [form, fields] = useForm<ReminderInput>({ id: FORM_ID, constraint: getZodConstraint(ReminderSchema) });
  const [areBothTicked, setBothTicked] = useState(false);
  const change = (event: FormEvent<HTMLFormElement>) => {
    setBothTicked(event.currentTarget.querySelector("input:not(:checked)") === null);
  };
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (areBothTicked && !isSending) onConfirm();
  };
  return (
    <Dialog
      open
      title={texts.title}
      onClose={onCancel}
      footer={
        <>
          <Button form={FORM_ID} busy={isSending} disabled={!areBothTicked}>
            {texts.confirm}
          </Button>
          <Button type="button" variant="secondary" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <form {...getFormProps(form)} onChange={change} onSubmit={confirm}>
        <ReminderBoxes name={name} fields={fields} />
      </form>
    </Dialog>
  );
}
