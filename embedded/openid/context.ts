import type { KoaContextWithOIDC } from "oidc-provider";

/** A request as the provider sees it. `oidc` is there only on the protocol's own routes. */
export type Context = KoaContextWithOIDC;

export type Middleware = (ctx: Context, next: () => Promise<unknown>) => Promise<void>;

/** The part of the protocol that this request belongs to, for example "authorization"; undefined on our own pages. */
export function routeOf(ctx: Context): string | undefined {
  return "oidc" in ctx ? ctx.oidc.route : undefined;
}

/** Where the request came from: the socket's own address, since no proxy stands in front. */
export function addressOf(ctx: Context): string {
  return (ctx.req.socket.remoteAddress ?? "unknown").replace(/^::ffff:/, "");
}
