import { createHmac } from "node:crypto";
import { createRemoteJWKSet, jwtVerify } from "jose";
import { Authenticator } from "remix-auth";
import { CodeChallengeMethod, OAuth2RequestError, OAuth2Strategy } from "remix-auth-oauth2";
import { z } from "zod";
import { env, isSecureOrigin } from "./env.server";
import { log } from "./log.server";
import type { LoginProblem } from "./login-problems";

const STATE_COOKIE = "fidelio_login";
/** As long as the provider keeps its own page open. */
const LOGIN_MINUTES = 60;

const discoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url(),
  jwks_uri: z.url(),
  end_session_endpoint: z.url().optional(),
});
type Discovery = z.infer<typeof discoverySchema>;

const claimsSchema = z.object({
  sub: z.string().min(1),
  email: z.email(),
  email_verified: z.boolean().default(false),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  name: z.string().optional(),
});

export interface SignedIn {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  idToken: string;
}

export class LoginError extends Error {
  override name = "LoginError";
  constructor(
    readonly problem: LoginProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options);
  }
}

/** The nonce follows from the state, which the browser's cookie already binds: nothing more to keep. */
const nonceFor = (state: string) =>
  createHmac("sha256", env().SESSION_SECRET[0] ?? "")
    .update(`nonce:${state}`)
    .digest("base64url");

class OpenIdStrategy extends OAuth2Strategy<SignedIn> {
  protected override authorizationParams(params: URLSearchParams): URLSearchParams {
    const extended = new URLSearchParams(params);
    extended.set("nonce", nonceFor(params.get("state") ?? ""));
    return extended;
  }
}

interface Provider {
  discovery: Discovery;
  authenticator: Authenticator<SignedIn>;
}

let provider: Promise<Provider> | undefined;

/** The provider's addresses, asked for at the first sign-in: it may start after the app. */
function getProvider(): Promise<Provider> {
  provider ??= discover().catch((error: unknown) => {
    provider = undefined;
    throw new LoginError("unavailable", { cause: error });
  });
  return provider;
}

async function discover(): Promise<Provider> {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, APP_ORIGIN } = env();
  const address = `${OIDC_ISSUER.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const discovery = discoverySchema.parse(await fetchJson(address));
  if (discovery.issuer !== OIDC_ISSUER) throw new Error("the provider names another issuer");
  const keys = createRemoteJWKSet(new URL(discovery.jwks_uri));
  const strategy = new OpenIdStrategy(
    {
      cookie: {
        name: STATE_COOKIE,
        httpOnly: true,
        maxAge: LOGIN_MINUTES * 60,
        path: "/",
        sameSite: "Lax",
        ...(isSecureOrigin() ? { secure: true as const } : {}),
      },
      clientId: OIDC_CLIENT_ID,
      clientSecret: OIDC_CLIENT_SECRET,
      authorizationEndpoint: discovery.authorization_endpoint,
      tokenEndpoint: discovery.token_endpoint,
      redirectURI: `${APP_ORIGIN}/api/auth/callback`,
      codeChallengeMethod: CodeChallengeMethod.S256,
      scopes: ["openid", "email", "profile"],
    },
    async ({ request, tokens }) => {
      const idToken = tokens.idToken();
      const state = new URL(request.url).searchParams.get("state") ?? "";
      const { payload } = await jwtVerify(idToken, keys, { issuer: discovery.issuer, audience: OIDC_CLIENT_ID });
      if (payload["nonce"] !== nonceFor(state)) throw new RangeError("the nonce is not this sign-in's");
      const claims = claimsSchema.parse(
        await fetchJson(discovery.userinfo_endpoint, { Authorization: `Bearer ${tokens.accessToken()}` }),
      );
      if (claims.sub !== payload.sub) throw new RangeError("userinfo names another person");
      return {
        issuer: discovery.issuer,
        subject: claims.sub,
        email: claims.email,
        emailVerified: claims.email_verified,
        ...namesOf(claims),
        idToken,
      };
    },
  );
  return { discovery, authenticator: new Authenticator<SignedIn>().use(strategy, "oidc") };
}

function namesOf(claims: z.infer<typeof claimsSchema>): { firstName: string; lastName: string } {
  const [first = "", ...rest] = (claims.name ?? "").trim().split(/\s+/);
  return { firstName: claims.given_name ?? first, lastName: claims.family_name ?? rest.join(" ") };
}

async function fetchJson(address: string, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(address, {
    headers: { Accept: "application/json", ...headers },
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`the login provider answered ${response.status}`);
  return response.json();
}

/**
 * The redirect to the provider's sign-in page, with the cookie that binds it to this browser.
 * @throws LoginError "unavailable" when the provider cannot be reached
 */
export async function beginLogin(cookieHeader: string | null): Promise<Response> {
  const { authenticator } = await getProvider();
  // Only the cookies are passed on: a `state` in the address would read as the way back.
  const request = new Request(`${env().APP_ORIGIN}/api/login`, { headers: { Cookie: cookieHeader ?? "" } });
  try {
    await authenticator.authenticate("oidc", request);
  } catch (answer) {
    if (answer instanceof Response) return answer;
    throw answer;
  }
  throw new Error("the login strategy neither redirected nor failed");
}

/**
 * The person who comes back from the provider.
 * @throws LoginError that says why there is none
 */
export async function completeLogin(request: Request): Promise<SignedIn> {
  const { authenticator, discovery } = await getProvider();
  const issuer = new URL(request.url).searchParams.get("iss");
  if (issuer !== null && issuer !== discovery.issuer) throw new LoginError("state");
  try {
    return await authenticator.authenticate("oidc", request);
  } catch (error) {
    // Without a state the strategy would begin anew: this address is only ever the way back.
    if (error instanceof Response || error instanceof ReferenceError || error instanceof RangeError) {
      throw new LoginError("state", { cause: error });
    }
    if (error instanceof OAuth2RequestError) {
      throw new LoginError(error.code === "access_denied" ? "cancelled" : "expired", { cause: error });
    }
    log.error({ error }, "a sign-in could not be completed");
    throw new LoginError("unavailable", { cause: error });
  }
}

/** The Set-Cookie values that remove what `beginLogin` left in the browser. */
export function clearLoginCookies(cookieHeader: string | null): string[] {
  return (cookieHeader ?? "")
    .split(";")
    .map((pair) => pair.split("=", 1)[0]?.trim() ?? "")
    .filter((name) => name.startsWith(`${STATE_COOKIE}:`))
    .map((name) => `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`);
}

/** Where to send the browser so that the provider ends its session as well; null when it offers no such place. */
export async function logoutAddress(idToken: string): Promise<string | null> {
  const { discovery } = await getProvider();
  if (discovery.end_session_endpoint === undefined) return null;
  const address = new URL(discovery.end_session_endpoint);
  address.searchParams.set("id_token_hint", idToken);
  address.searchParams.set("post_logout_redirect_uri", `${env().APP_ORIGIN}/`);
  return address.href;
}
