import { Form } from "@remix-run/react";
import { Button, ButtonLink } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { PageHeader } from "~/components/ui/page-header";
import { waiverTexts as texts } from "~/texts/waiver";
import { WaiverText } from "./waiver-text";

// Fixed, so that the server and every browser write the same words.
const acceptedFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

type AcceptedWaiverProps = {
  acceptedAt: Date;
  marketingConsentGiven: boolean;
  /** What the member does next, if its screen exists. */
  next: { path: string; label: string } | null;
};

/** The waiver for a member who has accepted this version: when that was, and the text. */
export function AcceptedWaiver({ acceptedAt, marketingConsentGiven, next }: AcceptedWaiverProps) {
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={texts.title} />
      <Notice
        tone="success"
        title={`${texts.accepted} ${acceptedFormat.format(acceptedAt)} UTC.`}
        action={
          (next !== null || marketingConsentGiven) && (
            <div className="flex flex-wrap gap-3">
              {next && (
                <ButtonLink to={next.path} size="sm">
                  {next.label}
                </ButtonLink>
              )}
              {marketingConsentGiven && (
                <Form method="post">
                  <Button name="intent" value="withdraw-consent" variant="secondary" size="sm">
                    {texts.withdraw}
                  </Button>
                </Form>
              )}
            </div>
          )
        }
      >
        {marketingConsentGiven ? texts.consentGiven : texts.consentNotGiven}
      </Notice>
      <div className="mt-8">
        <WaiverText level={2} />
      </div>
    </div>
  );
}
