import { Form } from "@remix-run/react";
import { FormActions } from "~/components/form/form-actions";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { PageHeader } from "~/components/ui/page-header";
import { matchTexts } from "~/texts/matches";
import { matchPath } from "../paths";
import type { MatchCard } from "../read.server";

const { unmatching: texts } = matchTexts;

/** The question before a match is ended, as a page. */
export function UnmatchPage({ match }: { match: MatchCard }) {
  const { firstName } = match.user;
  return (
    <div className="mx-auto max-w-form">
      <PageHeader title={texts.title(firstName)} />
      <Card tone="raised">
        <p>{texts.body(firstName)}</p>
        <Form method="post" className="mt-2">
          <FormActions>
            <Button variant="danger">{texts.confirm}</Button>
            <ButtonLink to={matchPath(match.id)} variant="secondary">
              {texts.cancel}
            </ButtonLink>
          </FormActions>
        </Form>
      </Card>
    </div>
  );
}
