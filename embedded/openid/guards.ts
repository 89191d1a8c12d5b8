import type { Assets } from "./assets";
import type { Context, Middleware } from "./context";
import { log } from "./log";
import type { Site } from "./pages/layout";
import { failureId, failureMessage, sendMessage } from "./respond";
import { texts } from "./texts";

const MAX_BODY_BYTES = 16 * 1024;
const ALLOWED_METHODS = ["GET", "HEAD", "POST", "OPTIONS"];

function contentSecurityPolicy(appOrigin: string): string {
  return [
    "default-src 'none'",
    "script-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    // Chromium applies form-action to the redirect's target too, and a finished sign-in leads back to the app.
    `form-action 'self' ${appOrigin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
}

/** Headers for every answer, and a page instead of a stack trace for whatever goes wrong. */
export function createFrame(site: Site): Middleware {
  const headers = {
    "Content-Security-Policy": contentSecurityPolicy(site.appOrigin),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    // Not no-referrer: browsers would send `Origin: null` with our forms.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "Cache-Control": "no-store",
  };
  return async (ctx, next) => {
    ctx.set(headers);
    try {
      await next();
      if (ctx.status === 404 && ctx.body === undefined) {
        const { title, lead, next: nextStep } = texts.notFound;
        sendMessage(ctx, site, 404, { title, lead, next: nextStep(site.brand) });
      }
    } catch (error) {
      // The browser went away in the middle of its form.
      if (ctx.req.destroyed && !ctx.req.complete) return;
      log.error({ event: "failure", id: failureId(ctx), err: error });
      sendMessage(ctx, site, 500, failureMessage(ctx));
    }
  };
}

/** Refuses requests that no page of ours and no well-behaved client sends. */
export function createGuard(site: Site, issuer: string): Middleware {
  const { host } = new URL(issuer);
  const refuse = (ctx: Context, status: number, text: { title: string; lead: string; next: (b: string) => string }) => {
    log.warn({ event: "refused", status, why: text.title });
    sendMessage(ctx, site, status, { title: text.title, lead: text.lead, next: text.next(site.brand) });
  };
  return async (ctx, next) => {
    // Addresses in answers are made from this header; only the configured one may appear in them.
    ctx.req.headers.host = host;
    if (!ALLOWED_METHODS.includes(ctx.method)) {
      ctx.set("Allow", ALLOWED_METHODS.join(", "));
      return refuse(ctx, 405, texts.wrongMethod);
    }
    if (ctx.method === "POST") {
      const origin = ctx.get("Origin");
      if (origin !== "" && origin !== issuer) return refuse(ctx, 403, texts.foreignOrigin);
      // Without a length there is no telling beforehand how much will come.
      if (ctx.get("Transfer-Encoding") !== "") return refuse(ctx, 411, texts.unreadableForm);
      if ((ctx.request.length ?? 0) > MAX_BODY_BYTES) return refuse(ctx, 413, texts.unreadableForm);
    }
    await next();
  };
}

/** Serves the style sheet, the fonts and the icon. */
export function createAssetRoutes(assets: Assets): Middleware {
  return async (ctx, next) => {
    const asset = ctx.method === "GET" || ctx.method === "HEAD" ? assets.byPath.get(ctx.path) : undefined;
    if (!asset) {
      await next();
      return;
    }
    // The path holds a hash of the content.
    ctx.set("Cache-Control", "public, max-age=31536000, immutable");
    ctx.type = asset.type;
    ctx.body = asset.body;
  };
}
