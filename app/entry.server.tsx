import { PassThrough } from "node:stream";
import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/node";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { DocumentContext } from "~/platform/document-context";
import { log } from "~/platform/log.server";
import { requestContext } from "~/platform/request-context.server";

const ABORT_MS = 10_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { cspNonce }: AppLoadContext,
): Promise<Response> {
  const nonce = typeof cspNonce === "string" ? cspNonce : "";
  const { requestId } = requestContext();
  // A member's page is nobody else's, also not the next person's at the same browser.
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    // Robots get the whole page at once; browsers from the shell on.
    const readyEvent = isbot(request.headers.get("User-Agent") ?? "") ? "onAllReady" : "onShellReady";
    const { pipe, abort } = renderToPipeableStream(
      <DocumentContext.Provider value={{ nonce, requestId }}>
        <RemixServer context={remixContext} url={request.url} abortDelay={ABORT_MS} nonce={nonce} />
      </DocumentContext.Provider>,
      {
        nonce,
        [readyEvent]() {
          const body = new PassThrough();
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: finalStatus }));
          pipe(body);
          body.on("close", () => clearTimeout(timer));
        },
        onShellError: reject,
        onError(error: unknown) {
          finalStatus = 500;
          log.error({ error }, "rendering a page failed");
        },
      },
    );
    const timer = setTimeout(abort, ABORT_MS + 1_000);
  });
}

/** Data of single fetch is as private as the page. */
export function handleDataRequest(response: Response): Response {
  response.headers.set("Cache-Control", "private, no-store");
  return response;
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  // Remix reports requests that the browser gave up on, too.
  if (request.signal.aborted) return;
  // So it does with what a caller got wrong, such as a form sent to a page that takes none.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  log.error({ error, path: new URL(request.url).pathname }, "a route failed");
};
