import { ButtonLink } from "~/components/ui/button";
import { screenTexts as texts } from "~/texts/chat-screen";
import { MESSAGES_PATH } from "../paths";

/** In place of a conversation that has ended, or never was the member's. */
export function GoneNotice() {
  return (
    <div role="status" className="m-auto max-w-measure px-6 py-12 text-center">
      <h1 className="text-xl">{texts.gone}</h1>
      <p className="mt-2 text-muted">{texts.goneBody}</p>
      <p className="mt-6 md:hidden">
        <ButtonLink to={MESSAGES_PATH} variant="secondary">
          {texts.backToList}
        </ButtonLink>
      </p>
    </div>
  );
}
