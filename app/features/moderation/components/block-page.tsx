import { Form } from "@remix-run/react";
import { FormActions } from "~/components/form/form-actions";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import { PageHeader } from "~/components/ui/page-header";
import { moderationTexts } from "~/texts/moderation";

const { block: texts } = moderationTexts;

type BlockPageProps = { name: string; back: string; reportPath: string };

/** Says what a block does before it is done. */
export function BlockPage({ name, back, reportPath }: BlockPageProps) {
  return (
    <div className="mx-auto max-w-form">
      <PageHeader title={texts.title(name)} lead={texts.lead} />
      <Card tone="raised" aria-labelledby="happens">
        <CardHeader id="happens" title={texts.happens} />
        <ul className="list-disc space-y-2 pl-5">
          {texts.effects(name).map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
        <Form method="post" className="mt-4">
          <FormActions>
            <Button variant="danger">{texts.confirm(name)}</Button>
            <ButtonLink to={back} variant="secondary">
              {texts.cancel}
            </ButtonLink>
          </FormActions>
        </Form>
      </Card>
      <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
        {texts.reportInstead}
        <ButtonLink to={reportPath} variant="quiet" size="sm">
          {texts.report(name)}
        </ButtonLink>
      </p>
    </div>
  );
}
