import { randomUUID } from "node:crypto";
import { BrowserJar } from "../../embedded/companions/plain-browser";

/** The app that the integration tests call over HTTP. */
export interface TestApp {
  origin: string;
  /** Signs a new person up through the provider's pages; returns the Cookie header of the session. */
  signUp(): Promise<string>;
}

/** The running app; see services.mjs. */
export function useApp(): TestApp {
  const origin = process.env["TEST_APP_ORIGIN"];
  if (!origin) throw new Error("The app is not running: these tests run in the project `integration`.");
  return { origin, signUp: () => signUp(origin) };
}

async function signUp(origin: string): Promise<string> {
  const browser = new BrowserJar();
  const signIn = await browser.open(`${origin}/api/login`);
  const form = await browser.open(signIn.linkNamed("Create account"));
  const home = await browser.submit(form, {
    firstName: "Ada",
    lastName: "Newcomer",
    email: `${randomUUID()}@fidelio.example`,
    password: "quiet harbour lantern",
  });
  if (new URL(home.url).origin !== origin) throw new Error(`sign-up ended at ${home.url}`);
  return browser.cookieNamed("fidelio_session");
}
