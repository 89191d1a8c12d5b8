import { afterAll, beforeAll, expect, it } from "vitest";
import { ensureAccount } from "../../../embedded/openid/accounts";
import { Browser, exchangeCode, returnedWith, startLogin } from "./browser";
import type { ProviderProcess } from "./provider-process";
import { startProvider } from "./provider-process";

const PASSWORD = "an engine of brass";
const ADA = { firstName: "Ada", lastName: "Byron", email: "ada@example.com", password: PASSWORD };
const EVE = { firstName: "Eve", lastName: "Moran", email: "eve@example.com", password: PASSWORD };

let provider: ProviderProcess;

beforeAll(async () => {
  provider = await startProvider();
  await ensureAccount(ADA);
  await ensureAccount(EVE);
}, 60_000);

afterAll(() => provider.stop());

async function signIn({ email }: { email: string }) {
  const browser = new Browser(provider);
  const login = startLogin(provider);
  const page = await browser.get(login.address);
  const back = await browser.post(page.url, { email, password: PASSWORD });
  const answer = await exchangeCode(provider, returnedWith(provider, back).get("code") ?? "", login.verifier);
  const { access_token: accessToken, id_token: idToken } = await answer.json();
  return { browser, accessToken: String(accessToken), idToken: String(idToken) };
}

function signOutAddress(parameters: Record<string, string> = {}): string {
  return `/session/end?${new URLSearchParams(parameters)}`;
}

async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await browser.get(startLogin(provider).address)).location !== null;
}

it("ends the session at once for the person whom the hint names, and returns to the app", async () => {
  const { browser, accessToken, idToken } = await signIn(ADA);
  const home = `${provider.appOrigin}/`;
  const answer = await browser.get(
    signOutAddress({ id_token_hint: idToken, post_logout_redirect_uri: home, state: "s1" }),
  );
  expect(answer.status).toBe(303);
  expect(answer.location).toBe(`${home}?state=s1`);
  expect(await isSignedIn(browser)).toBe(false);
  const userinfo = await fetch(`${provider.issuer}/userinfo`, { headers: { authorization: `Bearer ${accessToken}` } });
  expect(userinfo.status).toBe(401);
});

it("returns to the app also when the session has ended before", async () => {
  const { browser, idToken } = await signIn(ADA);
  const address = signOutAddress({ id_token_hint: idToken, post_logout_redirect_uri: `${provider.appOrigin}/` });
  await browser.get(address);
  expect((await browser.get(address)).location).toBe(`${provider.appOrigin}/`);
});

it("asks first when the hint names somebody else", async () => {
  const { idToken } = await signIn(EVE);
  const { browser } = await signIn(ADA);
  const answer = await browser.get(signOutAddress({ id_token_hint: idToken }));
  expect(answer.status).toBe(200);
  expect(answer.html).toContain("Sign out of Fidelio?");
  expect(await isSignedIn(browser)).toBe(true);
});

it("asks first without a hint, and signs out on the button", async () => {
  const { browser } = await signIn(ADA);
  const question = await browser.get(signOutAddress());
  expect(question.html).toContain("You are signed in as ada@example.com.");
  const [, token = ""] = /name="xsrf" value="([^"]+)"/.exec(question.html) ?? [];
  const done = await browser.post("/session/end/confirm", { xsrf: token, logout: "yes" });
  expect(done.status).toBe(200);
  expect(done.html).toContain("You are signed out");
  expect(await isSignedIn(browser)).toBe(false);
});

it("does not sign anybody out on a forged form", async () => {
  const { browser } = await signIn(ADA);
  await browser.get(signOutAddress());
  const forged = await browser.post("/session/end/confirm", { xsrf: "guessed", logout: "yes" });
  expect(forged.status).toBe(400);
  expect(await isSignedIn(browser)).toBe(true);
});

it("sends nobody to an address that the app has not registered", async () => {
  const { browser, idToken } = await signIn(ADA);
  const answer = await browser.get(
    signOutAddress({ id_token_hint: idToken, post_logout_redirect_uri: "https://evil.example/" }),
  );
  expect(answer.status).toBe(400);
  expect(answer.location).toBeNull();
  expect(answer.html).toContain("We could not sign you out from this link");
  const stranger = await new Browser(provider).get(
    signOutAddress({ post_logout_redirect_uri: "https://evil.example/" }),
  );
  expect(stranger.location).toBeNull();
});
