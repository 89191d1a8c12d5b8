import { BrowserJar } from "./plain-browser";
import type { CastMember } from "./cast";

/** Signs in through the product's own pages, as a browser without scripts does. Returns the session's Cookie header. */
export async function signIn(origin: string, { email, password }: CastMember): Promise<string> {
  const browser = new BrowserJar();
  const page = await browser.open(`${origin}/api/login`);
  const landed = await browser.submit(page, { email, password });
  if (new URL(landed.url).origin !== origin) throw new Error(`the sign-in ended at ${new URL(landed.url).pathname}`);
  return browser.cookieNamed("fidelio_session");
}
