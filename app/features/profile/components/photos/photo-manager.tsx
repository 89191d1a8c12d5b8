import { useRef, type FormEvent } from "react";
import { useForm } from "@conform-to/react";
import { ImagePlus } from "lucide-react";
import { FileField } from "~/components/form/file-field";
import { Button } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import { photoManagerTexts as texts } from "~/texts/profile";
import { MAX_PHOTOS } from "../../options";
import { ACCEPTED_PHOTOS } from "~/features/photos/limits";
import type { usePhotos } from "~/features/photos/use-photos";
import { PhotoGrid } from "./photo-grid";
import { PhotoProblems } from "./photo-problems";
import { UploadList } from "./upload-list";

type PhotoManagerProps = ReturnType<typeof usePhotos> & {
  /** Where the forms lead without JavaScript. */
  action: string;
};

/** Adding, ordering and removing photos. Without JavaScript each button is a form; with it nothing reloads. */
export function PhotoManager({ photos, uploads, problems, note, edit, choose, action }: PhotoManagerProps) {
  const isFull = photos.length + uploads.length >= MAX_PHOTOS;
  return (
    <Card id="photos" aria-labelledby="photos-title" className="mb-8">
      <CardHeader
        id="photos-title"
        level={3}
        title={texts.title}
        aside={<p className="tabular-nums text-muted">{texts.count(photos.length)}</p>}
      />
      <PhotoProblems problems={problems} />
      {photos.length > 0 && <PhotoGrid photos={photos} action={action} onEdit={edit} />}
      <UploadList uploads={uploads} />
      <div className={photos.length > 0 || uploads.length > 0 ? "mt-6" : undefined}>
        {isFull ? <p className="text-muted">{texts.full}</p> : <AddPhotos action={action} onChoose={choose} />}
      </div>
      <p aria-live="polite" className="sr-only">
        {note}
      </p>
    </Card>
  );
}

function AddPhotos({ action, onChoose }: { action: string; onChoose: (files: File[]) => void }) {
  const [, fields] = useForm<{ photos: File[] }>({ id: "add-photos" });
  const form = useRef<HTMLFormElement>(null);

  const input = () => form.current?.querySelector<HTMLInputElement>("input[type=file]");
  const sendChosen = () => {
    const files = [...(input()?.files ?? [])];
    form.current?.reset();
    if (files.length > 0) onChoose(files);
    return files.length > 0;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!sendChosen()) input()?.click();
  };

  return (
    <form
      ref={form}
      id="add-photos"
      method="post"
      action={action}
      encType="multipart/form-data"
      onChange={sendChosen}
      onSubmit={submit}
    >
      <FileField field={fields.photos} label={texts.field} hint={texts.hint} accept={ACCEPTED_PHOTOS} multiple />
      <Button name="intent" value="add-photos" variant="secondary" icon={ImagePlus}>
        {texts.add}
      </Button>
    </form>
  );
}
