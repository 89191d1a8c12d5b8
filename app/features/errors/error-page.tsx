import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { PageHeader } from "~/components/ui/page-header";
import { useRequestId } from "~/platform/document-context";
import { errorTexts } from "~/texts/errors";

/** What a page shows when it could not be made: what happened, what to do, and an id that the log knows; no more. */
export function ErrorPage() {
  const error = useRouteError();
  const requestId = useRequestId();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, body } =
    errorTexts.pages[status === 404 ? "notFound" : status === 429 ? "tooMany" : status < 500 ? "refused" : "failed"];
  return (
    <main id="main" className="mx-auto max-w-3xl px-4 py-16 sm:px-6">
      <title>{title}</title>
      <PageHeader title={title} lead={body} />
      <ButtonLink to="/" reloadDocument>
        {errorTexts.backToStart}
      </ButtonLink>
      {status >= 500 && requestId !== "" && (
        <p className="mt-8 text-sm text-muted" suppressHydrationWarning>
          {errorTexts.reference(requestId)}
        </p>
      )}
    </main>
  );
}
