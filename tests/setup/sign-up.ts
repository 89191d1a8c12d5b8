import { randomUUID } from "node:crypto";
import { BrowserJar } from "../../embedded/companions/plain-browser";

export interface NewAccount {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  /** The session's Cookie header. */
  cookie: string;
}

/** Signs a new person up through the provider's pages, as a browser without scripts does. */
export async function signUpByForms(origin: string, firstName = "Ada"): Promise<NewAccount> {
  const account = {
    firstName,
    lastName: "Newcomer",
    email: `${randomUUID()}@fidelio.example`,
    password: "quiet harbour lantern",
  };
  const browser = new BrowserJar();
  const signIn = await browser.open(`${origin}/api/login`);
  const form = await browser.open(signIn.linkNamed("Create account"));
  const home = await browser.submit(form, account);
  if (new URL(home.url).origin !== origin) throw new Error(`sign-up ended at ${home.url}`);
  return { ...account, cookie: browser.cookieNamed("fidelio_session") };
}
