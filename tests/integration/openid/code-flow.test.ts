import { createRemoteJWKSet, jwtVerify } from "jose";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ensureAccount } from "../../../embedded/openid/accounts";
import type { Login } from "./browser";
import { Browser, exchangeCode, returnedWith, startLogin } from "./browser";
import type { ProviderProcess } from "./provider-process";
import { startProvider } from "./provider-process";

const ADA = { email: "ada@example.com", firstName: "Ada", lastName: "Byron", password: "an engine of brass" };

let provider: ProviderProcess;

beforeAll(async () => {
  provider = await startProvider();
  await ensureAccount(ADA);
}, 60_000);

afterAll(() => provider.stop());

async function signIn(browser: Browser, login: Login): Promise<string> {
  const page = await browser.get(login.address);
  const returned = returnedWith(provider, await browser.post(page.url, { email: ADA.email, password: ADA.password }));
  return returned.get("code") ?? "";
}

async function fetchTokens(code: string, verifier: string): Promise<{ access_token: string; id_token: string }> {
  const response = await exchangeCode(provider, code, verifier);
  expect(response.status).toBe(200);
  return response.json();
}

it("announces where everything is", async () => {
  const discovery = await (await fetch(`${provider.issuer}/.well-known/openid-configuration`)).json();
  expect(discovery).toMatchObject({
    issuer: provider.issuer,
    authorization_endpoint: `${provider.issuer}/authorize`,
    token_endpoint: `${provider.issuer}/token`,
    userinfo_endpoint: `${provider.issuer}/userinfo`,
    jwks_uri: `${provider.issuer}/jwks`,
    end_session_endpoint: `${provider.issuer}/session/end`,
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
  });
});

it("leads from the app to the sign-in page, back with a code, and to the person's claims", async () => {
  const browser = new Browser(provider);
  const login = startLogin(provider);
  const page = await browser.get(login.address);
  expect(page.status).toBe(200);

  const back = await browser.post(page.url, { email: " Ada@Example.com ", password: ADA.password });
  const returned = returnedWith(provider, back);
  expect(returned.get("state")).toBe(login.state);
  expect(returned.get("iss")).toBe(provider.issuer);

  const tokens = await fetchTokens(returned.get("code") ?? "", login.verifier);
  const keys = createRemoteJWKSet(new URL(`${provider.issuer}/jwks`));
  const { payload } = await jwtVerify(tokens.id_token, keys, { issuer: provider.issuer, audience: provider.clientId });
  expect(payload.nonce).toBe(login.nonce);

  const userinfo = await fetch(`${provider.issuer}/userinfo`, {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });
  expect(await userinfo.json()).toEqual({
    sub: payload.sub,
    email: ADA.email,
    email_verified: true,
    name: "Ada Byron",
    given_name: "Ada",
    family_name: "Byron",
  });
});

it("does not ask again while the person is signed in, also after a restart, with the same keys", async () => {
  const browser = new Browser(provider);
  await signIn(browser, startLogin(provider));
  const keysBefore = await (await fetch(`${provider.issuer}/jwks`)).json();

  expect(await provider.restart()).toBe(0);

  const again = startLogin(provider);
  const code = returnedWith(provider, await browser.get(again.address)).get("code") ?? "";
  await fetchTokens(code, again.verifier);
  expect(await (await fetch(`${provider.issuer}/jwks`)).json()).toEqual(keysBefore);
}, 60_000);

it("ends with its parent, and finishes a sign-in that began before", async () => {
  const browser = new Browser(provider);
  const login = startLogin(provider);
  const page = await browser.get(login.address);
  expect(await provider.restart("disconnect")).toBe(0);
  const back = await browser.post(page.url, { email: ADA.email, password: ADA.password });
  expect(returnedWith(provider, back).get("state")).toBe(login.state);
}, 60_000);

it("gives tokens for a code once, however many ask at the same moment", async () => {
  const login = startLogin(provider);
  const code = await signIn(new Browser(provider), login);
  const answers = await Promise.all(Array.from({ length: 6 }, () => exchangeCode(provider, code, login.verifier)));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
  for (const answer of answers.filter(({ status }) => status === 400)) {
    expect(await answer.json()).toMatchObject({ error: "invalid_grant" });
  }
});

it("revokes the tokens of a code that comes a second time later on", async () => {
  const login = startLogin(provider);
  const code = await signIn(new Browser(provider), login);
  const { access_token: token } = await fetchTokens(code, login.verifier);
  expect((await exchangeCode(provider, code, login.verifier)).status).toBe(400);
  const userinfo = await fetch(`${provider.issuer}/userinfo`, { headers: { authorization: `Bearer ${token}` } });
  expect(userinfo.status).toBe(401);
});

it("refuses a code with the wrong verifier", async () => {
  const code = await signIn(new Browser(provider), startLogin(provider));
  expect((await exchangeCode(provider, code, startLogin(provider).verifier)).status).toBe(400);
});

it("refuses a request without PKCE, with the error at the app", async () => {
  const page = await new Browser(provider).get(startLogin(provider, { code_challenge: "" }).address);
  expect(returnedWith(provider, page).get("error")).toBe("invalid_request");
});

const WRONG_REQUESTS: { what: string; extra: Record<string, string> }[] = [
  { what: "an unknown client", extra: { client_id: "somebody-else" } },
  { what: "a foreign redirect address", extra: { redirect_uri: "http://localhost:6666/api/auth/callback" } },
];

it.each(WRONG_REQUESTS)("explains $what on a page of its own and leads back to the app", async ({ extra }) => {
  const page = await new Browser(provider).get(startLogin(provider, extra).address);
  expect(page.status).toBe(400);
  expect(page.location).toBeNull();
  expect(page.html).toContain("This link does not work");
  expect(page.html).toContain(`href="${provider.appOrigin}/"`);
});

it("keeps its cookies to itself: named apart, signed, out of reach of scripts", async () => {
  const browser = new Browser(provider);
  await signIn(browser, startLogin(provider));
  expect(browser.cookies.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["openid_session", "openid_session.sig"]),
  );
  for (const { name, attributes } of browser.cookies) {
    expect(name).toMatch(/^openid_/);
    expect(attributes.map((text) => text.toLowerCase())).toEqual(expect.arrayContaining(["httponly", "samesite=lax"]));
  }
});

it("starts over for a session whose cookie was changed", async () => {
  const browser = new Browser(provider);
  await signIn(browser, startLogin(provider));
  const session = browser.cookies.find(({ name }) => name === "openid_session");
  const page = await fetch(startLogin(provider).address, {
    headers: { cookie: `openid_session=${session?.value}; openid_session.sig=forged` },
    redirect: "manual",
  });
  expect(page.headers.get("location")).toMatch(/\/sign-in\//);
});

it("says who may use it only to those who know the client's secret", async () => {
  const login = startLogin(provider);
  const code = await signIn(new Browser(provider), login);
  const stranger = { ...provider, clientSecret: "guessed" };
  expect((await exchangeCode(stranger, code, login.verifier)).status).toBe(401);
});

it("writes no personal data and one JSON line per event", async () => {
  await signIn(new Browser(provider), startLogin(provider));
  const lines = provider.output().trim().split("\n");
  for (const line of lines.filter((text) => !text.startsWith("oidc-provider WARNING"))) {
    expect(JSON.parse(line)).toMatchObject({ part: "openid", event: expect.any(String) });
  }
  expect(provider.output()).not.toContain("ada@");
  expect(provider.output()).not.toContain("Byron");
});
