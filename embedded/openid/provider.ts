import type { Configuration } from "oidc-provider";
import Provider, { interactionPolicy } from "oidc-provider";
import { findAccountById } from "./accounts";
import type { Context } from "./context";
import type { Env } from "./env";
import { createErrorRenderer } from "./errors";
import { signInPath } from "./interactions";
import type { SigningKey } from "./keys";
import { log } from "./log";
import type { Site } from "./pages/layout";
import { RecordAdapter } from "./records";
import { failureId } from "./respond";
import { createSignedOutSource, createSignOutSource } from "./sign-out";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const SESSION_DAYS = 14;

const SCOPES = "openid email profile";
const SIGN_OUT_PATH = "/session/end";

function createPolicy() {
  const { Check, base } = interactionPolicy;
  const policy = base();
  const hasNoAccount = new Check(
    "account_missing",
    "the signed-in account no longer exists",
    "login_required",
    ({ oidc }) => (oidc.session?.accountId && !oidc.account ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT),
  );
  policy.get("login")?.checks.add(hasNoAccount);
  return policy;
}

/** The grant of this session; made without asking, since the app and the provider are of one house. */
async function loadExistingGrant({ oidc }: Context) {
  const { client, session, provider } = oidc;
  if (!client || !session?.accountId) return undefined;
  const knownId = session.grantIdFor(client.clientId);
  const known = knownId ? await provider.Grant.find(knownId) : undefined;
  if (known?.accountId === session.accountId) return known;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(SCOPES);
  await grant.save();
  return grant;
}

async function findAccount(_ctx: unknown, id: string) {
  const account = await findAccountById(id);
  if (!account) return undefined;
  return {
    accountId: account.id,
    claims: () => ({
      sub: account.id,
      email: account.email,
      email_verified: account.emailVerified,
      name: `${account.firstName} ${account.lastName}`,
      given_name: account.firstName,
      family_name: account.lastName,
    }),
  };
}

/** The OpenID provider with everything it needs to know; its pages are added by the caller. */
export function createProvider(env: Env, site: Site, signingKey: SigningKey): Provider {
  const configuration: Configuration = {
    adapter: RecordAdapter,
    jwks: { keys: [signingKey] },
    clients: [
      {
        client_id: env.OIDC_CLIENT_ID,
        client_secret: env.OIDC_CLIENT_SECRET,
        token_endpoint_auth_method: "client_secret_basic",
        grant_types: ["authorization_code"],
        response_types: ["code"],
        redirect_uris: [`${env.APP_ORIGIN}/api/auth/callback`],
        post_logout_redirect_uris: [`${env.APP_ORIGIN}/`],
      },
    ],
    clientAuthMethods: ["client_secret_basic"],
    responseTypes: ["code"],
    scopes: ["openid"],
    pkce: { required: () => true },
    // The claims are read at the userinfo endpoint. The id_token, which travels in addresses at sign-out, has none.
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["name", "given_name", "family_name"],
    },
    routes: {
      authorization: "/authorize",
      token: "/token",
      userinfo: "/userinfo",
      jwks: "/jwks",
      end_session: SIGN_OUT_PATH,
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: createSignOutSource(site),
        postLogoutSuccessSource: createSignedOutSource(site),
      },
    },
    cookies: {
      keys: env.COOKIE_SECRET.split(","),
      // The app lives on the same host name, where cookies of all ports share one jar.
      names: { session: "openid_session", interaction: "openid_interaction", resume: "openid_resume" },
      long: { httpOnly: true, sameSite: "lax" },
      short: { httpOnly: true, sameSite: "lax" },
    },
    ttl: {
      AccessToken: 15 * MINUTE,
      AuthorizationCode: MINUTE,
      IdToken: 60 * MINUTE,
      Interaction: 60 * MINUTE,
      Grant: SESSION_DAYS * DAY,
      Session: SESSION_DAYS * DAY,
    },
    // Tokens are fetched by the app's server, never by a script in a browser.
    clientBasedCORS: () => false,
    interactions: { policy: createPolicy(), url: (_ctx, interaction) => signInPath(interaction.uid) },
    loadExistingGrant,
    findAccount,
    renderError: createErrorRenderer(site, SIGN_OUT_PATH),
  };
  const provider = new Provider(env.ISSUER, configuration);
  provider.on("server_error", (ctx, err) => log.error({ event: "failure", id: failureId(ctx), err }));
  return provider;
}
