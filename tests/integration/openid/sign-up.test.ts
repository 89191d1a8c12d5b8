import { afterAll, beforeAll, expect, it } from "vitest";
import { ensureAccount, verifyPassword } from "../../../embedded/openid/accounts";
import { Browser, returnedWith, startLogin } from "./browser";
import type { ProviderProcess } from "./provider-process";
import { startProvider } from "./provider-process";

const ADA = { firstName: "Ada", lastName: "Byron", email: "ada@example.com", password: "an engine of brass" };

let provider: ProviderProcess;

beforeAll(async () => {
  provider = await startProvider();
}, 60_000);

afterAll(() => provider.stop());

async function openSignUp() {
  const browser = new Browser(provider);
  const login = startLogin(provider);
  const page = await browser.get(login.address);
  return { browser, login, path: `${page.url}/create-account`, page: await browser.get(`${page.url}/create-account`) };
}

it("ends signed in, back at the app", async () => {
  const { browser, login, path, page } = await openSignUp();
  expect(page.status).toBe(200);
  const back = await browser.post(path, { ...ADA, email: " Ada@Example.com " });
  expect(returnedWith(provider, back).get("state")).toBe(login.state);
  expect(await verifyPassword(ADA.email, ADA.password)).toMatchObject({ email: ADA.email, emailVerified: true });
  // Signed in: the next request needs no form.
  returnedWith(provider, await browser.get(startLogin(provider).address));
});

it("links back to the sign-in page", async () => {
  const { page, path } = await openSignUp();
  expect(page.html).toContain(`<a href="${path.replace("/create-account", "")}">Sign in</a>`);
});

it.each([
  { fields: { firstName: " " }, message: "Enter your first name" },
  { fields: { lastName: "x".repeat(61) }, message: "Last name must have 60 characters or fewer" },
  { fields: { email: "ada@" }, message: "Enter an e-mail address in the form name@example.com" },
  { fields: { email: `${"a".repeat(250)}@example.com` }, message: "E-mail address must have 254 characters or fewer" },
  { fields: { password: "short" }, message: "Password must have at least 8 characters" },
  { fields: { password: "Password123" }, message: "This password is one of the first that others would guess" },
  { fields: { password: "New@example.com" }, message: "Password must differ from your e-mail address" },
])("answers 400 and '$message'", async ({ fields, message }) => {
  const { browser, path } = await openSignUp();
  const answer = await browser.post(path, { ...ADA, email: "new@example.com", ...fields });
  expect(answer.status).toBe(400);
  const [field] = Object.keys(fields);
  expect(answer.html).toContain(`<a href="#${field}">${message}`);
  expect(answer.html).toContain(`id="${field}-error"`);
  expect(answer.html).not.toContain(ADA.password);
  expect(await verifyPassword("new@example.com", ADA.password)).toBeNull();
});

it("refuses an address that has an account, however it is written, and keeps what was typed", async () => {
  await ensureAccount({ ...ADA, email: "taken@example.com" });
  const { browser, path } = await openSignUp();
  const answer = await browser.post(path, { ...ADA, lastName: "Other", email: "TAKEN@example.com" });
  expect(answer.status).toBe(409);
  expect(answer.html).toContain("There is already an account with this e-mail address");
  expect(answer.html).toContain('value="Other"');
  expect(answer.html).not.toContain(ADA.password);
});

it("shows names as text, never as markup", async () => {
  const { browser, path } = await openSignUp();
  const firstName = `"><img src=x onerror=alert(1)>`;
  const answer = await browser.post(path, { ...ADA, firstName, email: "x" });
  expect(answer.status).toBe(400);
  expect(answer.html).not.toContain("<img");
  expect(answer.html).toContain('value="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;"');
});

it("takes two presses of the button for one", async () => {
  const { browser, path } = await openSignUp();
  const fields = { ...ADA, email: "twice@example.com" };
  const answers = await Promise.all([browser.post(path, fields), browser.post(path, fields)]);
  const destinations = answers.map((page) => (page.location ? "app" : page.status));
  expect(destinations).toContain("app");
  expect(destinations).not.toContain(409);
  expect(destinations, provider.output()).not.toContain(500);
});

it("makes one account for one address when two people want it at once", async () => {
  const fields = { ...ADA, email: "race@example.com" };
  const forms = await Promise.all([openSignUp(), openSignUp(), openSignUp()]);
  const answers = await Promise.all(forms.map(({ browser, path }) => browser.post(path, fields)));
  expect(answers.map((page) => (page.location ? "app" : page.status)).sort()).toEqual([409, 409, "app"]);
});
