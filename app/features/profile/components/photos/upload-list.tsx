import { Progress } from "~/components/ui/progress";
import { photoManagerTexts as texts } from "~/texts/profile";
import type { Upload } from "~/features/photos/photo-state";

function stateOf({ percent }: Upload): string {
  if (percent === null) return texts.waiting;
  return percent < 100 ? texts.sending(percent) : texts.checking;
}

/** The files on their way, each with how far it has come. */
export function UploadList({ uploads }: { uploads: Upload[] }) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label={texts.uploading} className="mt-6 grid gap-4">
      {uploads.map((upload) => (
        <li key={upload.id} className="flex items-center gap-4">
          <img
            src={upload.preview}
            alt=""
            width={48}
            height={60}
            className="aspect-portrait w-12 shrink-0 rounded-sm bg-sunken object-cover"
          />
          <Progress
            label={upload.name}
            value={upload.percent ?? 0}
            valueText={stateOf(upload)}
            className="min-w-0 flex-1 break-words"
          />
        </li>
      ))}
    </ul>
  );
}
