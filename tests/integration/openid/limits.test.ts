import mongoose from "mongoose";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { ensureAccount } from "../../../embedded/openid/accounts";
import { Browser, returnedWith, startLogin } from "./browser";
import type { ProviderProcess } from "./provider-process";
import { startProvider } from "./provider-process";

const PASSWORD = "an engine of brass";
const EMAIL = "ada@example.com";

let provider: ProviderProcess;

beforeAll(async () => {
  provider = await startProvider();
  await ensureAccount({ firstName: "Ada", lastName: "Byron", email: EMAIL, password: PASSWORD });
}, 60_000);

afterAll(() => provider.stop());

afterEach(async () => {
  await mongoose.connection.collection("openid_limits").deleteMany({});
});

async function trySignIn(email: string, password: string) {
  const browser = new Browser(provider);
  const page = await browser.get(startLogin(provider).address);
  return browser.post(page.url, { email, password });
}

async function fillLimit(prefix: string, points: number): Promise<void> {
  const limits = mongoose.connection.collection("openid_limits");
  await limits.updateMany({ key: new RegExp(`^${prefix}:`) }, { $set: { points } });
}

it("refuses even the right password after ten wrong ones, until the window ends", async () => {
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    expect((await trySignIn(EMAIL, `wrong ${attempt}`)).status).toBe(401);
  }
  const refused = await trySignIn(EMAIL.toUpperCase(), PASSWORD);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(14 * 60);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(15 * 60);
  expect(refused.html).toContain("There were too many wrong passwords. Wait 15 minutes, then try again");

  const past = new Date(Date.now() - 1000);
  await mongoose.connection.collection("openid_limits").updateMany({}, { $set: { expire: past } });
  returnedWith(provider, await trySignIn(EMAIL, PASSWORD));
}, 60_000);

it("lets no more than ten of many guesses at the same moment through", async () => {
  const answers = await Promise.all(Array.from({ length: 25 }, (_, index) => trySignIn(EMAIL, `wrong ${index}`)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(15);
}, 60_000);

it("does not count right passwords, however many come at once", async () => {
  const answers = await Promise.all(Array.from({ length: 25 }, () => trySignIn(EMAIL, PASSWORD)));
  for (const answer of answers) returnedWith(provider, answer);
  expect((await trySignIn(EMAIL, "wrong")).status).toBe(401);
}, 60_000);

it("counts wrong passwords for addresses without an account, too", async () => {
  expect((await trySignIn("nobody@example.com", "wrong")).status).toBe(401);
  await fillLimit("account", 10);
  expect((await trySignIn("nobody@example.com", "wrong")).status).toBe(429);
});

it("refuses a hundred and first wrong password from one address, whatever the account", async () => {
  await trySignIn("nobody@example.com", "wrong");
  await fillLimit("address", 99);
  expect((await trySignIn("somebody@example.com", "wrong")).status).toBe(401);
  expect((await trySignIn(EMAIL, PASSWORD)).status).toBe(429);
});

it("refuses the twenty-first sign-up of an hour", async () => {
  const signUp = async (email: string) => {
    const browser = new Browser(provider);
    const page = await browser.get(startLogin(provider).address);
    const fields = { firstName: "Ada", lastName: "Byron", email, password: PASSWORD };
    return browser.post(`${page.url}/create-account`, fields);
  };
  returnedWith(provider, await signUp("first@example.com"));
  await fillLimit("sign-up", 19);
  returnedWith(provider, await signUp("twentieth@example.com"));
  const refused = await signUp("more@example.com");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(59 * 60);
  expect(refused.html).toContain('value="more@example.com"');
});
