import type { RequestHandler, Response } from "express";
import helmet from "helmet";
import { env, isSecureOrigin } from "./env.server";

/** The origin that photos and videos are delivered from. */
export function mediaOrigin(): string {
  const prefix = new URL(env().CLOUDINARY_URL).searchParams.get("upload_prefix");
  if (prefix === null) return "https://res.cloudinary.com";
  // The embedded media server is reached by its address and delivers under localhost, as the app does.
  const { protocol, port } = new URL(prefix);
  return `${protocol}//localhost:${port}`;
}

/** Every security header, with a nonce for the scripts of each response in `res.locals.nonce`. */
export function securityHeaders(isDevelopment: boolean): RequestHandler {
  const { APP_ORIGIN, OIDC_ISSUER } = env();
  const https = isSecureOrigin();
  const media = mediaOrigin();
  return helmet({
    // `no-referrer` would make browsers send `Origin: null` with native forms.
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: https ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    // Photos come from another origin without CORP headers of their own in production.
    crossOriginEmbedderPolicy: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'self'"],
        "base-uri": ["'none'"],
        "connect-src": [
          "'self'",
          APP_ORIGIN.replace(/^http/, "ws"),
          // The compiler's live-reload socket has a port of its own.
          ...(isDevelopment ? ["ws://localhost:*"] : []),
        ],
        "font-src": ["'self'"],
        // Chromium applies form-action to the redirect's target too: signing in and out ends at the provider.
        "form-action": ["'self'", new URL(OIDC_ISSUER).origin],
        "frame-ancestors": ["'none'"],
        "frame-src": ["'none'"],
        "img-src": ["'self'", "data:", "blob:", media],
        "manifest-src": ["'self'"],
        "media-src": ["'self'", "blob:", media],
        "object-src": ["'none'"],
        "script-src": ["'self'", (_request, response) => `'nonce-${nonceOf(response as Response)}'`],
        "script-src-attr": ["'none'"],
        "style-src": ["'self'"],
        "worker-src": ["'self'"],
        ...(https ? { "upgrade-insecure-requests": [] } : {}),
      },
    },
  });
}

/** The script nonce of a response. */
export function nonceOf(response: Response): string {
  const nonce: unknown = response.locals["nonce"];
  return typeof nonce === "string" ? nonce : "";
}
