import { Link } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import { Notice } from "~/components/ui/notice";
import { PageHeader } from "~/components/ui/page-header";
import { moderationTexts } from "~/texts/moderation";

const { received: texts } = moderationTexts;

type ReportReceivedPageProps = { name: string; goOn: string; blockPath: string | null };

/** What happens after a report. `blockPath` is null for who is blocked. */
export function ReportReceivedPage({ name, goOn, blockPath }: ReportReceivedPageProps) {
  return (
    <div className="mx-auto max-w-form">
      <PageHeader title={texts.title} lead={texts.lead} />
      {blockPath === null && (
        <div className="mb-6">
          <Notice tone="success" role="status">
            {texts.blocked(name)}
          </Notice>
        </div>
      )}
      <Card aria-labelledby="next">
        <CardHeader id="next" title={texts.next} />
        <ul className="list-disc space-y-2 pl-5">
          {texts.steps(name).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <p className="mt-4">
          <Link to="/safety" className="link inline-flex min-h-target items-center">
            {texts.safetyTips}
          </Link>
        </p>
      </Card>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row">
        <ButtonLink to={goOn}>{texts.goOn}</ButtonLink>
        {blockPath !== null && (
          <ButtonLink to={blockPath} variant="secondary">
            {texts.blockToo(name)}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
