import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { discoveryTexts } from "~/texts/discovery";

const texts = discoveryTexts.liked;

/** What follows the reminder when the other one has not liked back yet. */
export function LikedDialog({ name, onClose }: { name: string; onClose: () => void }) {
  return (
    <Dialog
      open
      title={texts.title}
      onClose={onClose}
      footer={
        <Button type="button" onClick={onClose}>
          {texts.goOn}
        </Button>
      }
    >
      <p>{texts.body(name)}</p>
    </Dialog>
  );
}
