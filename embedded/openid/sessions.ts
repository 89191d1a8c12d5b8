import type Provider from "oidc-provider";
import type { Context } from "./context";

type Session = InstanceType<Provider["Session"]>;

/** The provider's session of this browser, if it has one. */
export async function findSession(provider: Provider, ctx: Context): Promise<Session | undefined> {
  const id = ctx.cookies.get(provider.cookieName("session"));
  return id ? provider.Session.find(id) : undefined;
}

/** Ends a session at once, with every token that was given out under it. */
export async function endSession(provider: Provider, session: Session): Promise<void> {
  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    if (!grantId) continue;
    await provider.AccessToken.revokeByGrantId(grantId);
    await provider.AuthorizationCode.revokeByGrantId(grantId);
    await provider.Grant.adapter.destroy(grantId);
  }
  await session.destroy();
}
