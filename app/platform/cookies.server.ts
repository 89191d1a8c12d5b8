import { createCookie, type Cookie } from "@remix-run/node";
import { env, isSecureOrigin } from "./env.server";

/**
 * A signed cookie that scripts cannot read and other sites cannot send along with a form.
 * With https it carries the `__Host-` prefix: bound to this host, never set by a sibling.
 */
export function createSignedCookie(name: string, maxAgeSeconds: number): Cookie {
  const secure = isSecureOrigin();
  return createCookie(secure ? `__Host-${name}` : name, {
    httpOnly: true,
    maxAge: maxAgeSeconds,
    path: "/",
    sameSite: "lax",
    secrets: env().SESSION_SECRET,
    secure,
  });
}
