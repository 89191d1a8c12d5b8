import { request } from "node:http";
import mongoose from "mongoose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ensureAccount } from "../../../embedded/openid/accounts";
import type { Page } from "./browser";
import { Browser, exchangeCode, returnedWith, startLogin } from "./browser";
import type { ProviderProcess } from "./provider-process";
import { startProvider } from "./provider-process";

const PASSWORD = "an engine of brass";

let provider: ProviderProcess;
let people = 0;

beforeAll(async () => {
  provider = await startProvider();
}, 60_000);

afterAll(() => provider.stop());

/** Somebody whom no other test knows. */
function somebody() {
  people += 1;
  return { firstName: "Ada", lastName: "Byron", email: `ada${people}@example.com`, password: PASSWORD };
}

async function openSignIn(extra?: Record<string, string>): Promise<{ browser: Browser; page: Page; state: string }> {
  const browser = new Browser(provider);
  const login = startLogin(provider, extra);
  return { browser, page: await browser.get(login.address), state: login.state };
}

/** The text of the element with this id. */
function textOf(page: Page, id: string): string {
  const [, inside = ""] = new RegExp(`id="${id}"[^>]*>(.*?)</p>`, "s").exec(page.html) ?? [];
  return inside.replace(/<[^>]+>/g, "");
}

function inputOf(page: Page, name: string): string {
  return new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(page.html)?.[0] ?? "";
}

describe("the sign-in page", () => {
  it("has the two fields, the way to an account and headers that keep strangers out", async () => {
    const { page } = await openSignIn();
    expect(page.status).toBe(200);
    expect(inputOf(page, "email")).toContain('autoComplete="username"');
    expect(inputOf(page, "password")).toContain('autoComplete="current-password"');
    expect(page.html).toContain(`<a href="${page.url}/create-account">Create account</a>`);
    expect(page.html).not.toContain("<script");
    const policy = page.headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`form-action 'self' ${provider.appOrigin}`);
    expect(page.headers.get("x-content-type-options")).toBe("nosniff");
    expect(page.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(page.headers.get("cache-control")).toContain("no-store");
  });

  it("keeps the e-mail address, not the password, of a form that is not complete", async () => {
    const { browser, page } = await openSignIn();
    const answer = await browser.post(page.url, { email: "ada", password: "" });
    expect(answer.status).toBe(400);
    expect(answer.html).toContain("<title>Error: Sign in – Fidelio</title>");
    expect(inputOf(answer, "email")).toMatch(/aria-invalid="true" aria-describedby="email-error".*value="ada"/);
    expect(textOf(answer, "email-error")).toContain("Enter an e-mail address in the form name@example.com");
    expect(textOf(answer, "password-error")).toContain("Enter your password");
    expect(answer.html).toContain('<a href="#password">Enter your password</a>');
  });

  it("answers 401 to a wrong password and says the same for an unknown address", async () => {
    const ada = somebody();
    await ensureAccount(ada);
    const { browser, page } = await openSignIn();
    const wrong = await browser.post(page.url, { email: ada.email, password: "not this one" });
    const unknown = await browser.post(page.url, { email: "nobody@example.com", password: "not this one" });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(textOf(wrong, "password-error")).toContain("The e-mail address or the password is not right");
    expect(unknown.html.replaceAll("nobody@example.com", ada.email)).toBe(wrong.html);
    expect(wrong.html).not.toContain("not this one");
  });

  it("starts with the address that the app suggests", async () => {
    const { page } = await openSignIn({ login_hint: '"><script>alert(1)</script>' });
    expect(inputOf(page, "email")).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  });

  it("returns to the app with access_denied on Cancel", async () => {
    const { browser, page, state } = await openSignIn();
    const returned = returnedWith(provider, await browser.post(`${page.url}/cancel`, {}));
    expect(returned.get("error")).toBe("access_denied");
    expect(returned.get("state")).toBe(state);
    expect(returned.get("iss")).toBe(provider.issuer);
  });

  it("lets somebody else sign in over a session, without a page in between", async () => {
    const [ada, eve] = [somebody(), somebody()];
    await ensureAccount(ada);
    const second = await ensureAccount(eve);
    const { browser, page } = await openSignIn();
    await browser.post(page.url, { email: ada.email, password: PASSWORD });

    const login = startLogin(provider, { prompt: "login" });
    const again = await browser.get(login.address);
    const back = await browser.post(again.url, { email: eve.email, password: PASSWORD });
    const answer = await exchangeCode(provider, returnedWith(provider, back).get("code") ?? "", login.verifier);
    const { access_token: token } = await answer.json();
    const userinfo = await fetch(`${provider.issuer}/userinfo`, { headers: { authorization: `Bearer ${token}` } });
    expect(await userinfo.json()).toMatchObject({ sub: second.id });
  });

  it("asks again when the signed-in account is gone", async () => {
    const ada = somebody();
    const { id } = await ensureAccount(ada);
    const { browser, page } = await openSignIn();
    await browser.post(page.url, { email: ada.email, password: PASSWORD });
    await mongoose.model("OpenIdAccount").deleteOne({ _id: id });

    const again = await browser.get(startLogin(provider).address);
    expect(again.html).toContain("<title>Sign in – Fidelio</title>");
    const eve = somebody();
    await ensureAccount(eve);
    returnedWith(provider, await browser.post(again.url, { email: eve.email, password: PASSWORD }));
  });

  it("accepts a request that insists on consent without asking for it", async () => {
    const ada = somebody();
    await ensureAccount(ada);
    const { browser, page } = await openSignIn({ prompt: "consent" });
    returnedWith(provider, await browser.post(page.url, { email: ada.email, password: PASSWORD }));
  });
});

describe("a sign-in page that is no longer good", () => {
  const EXPLANATION = "This page has expired";

  it("explains itself after its time has run out", async () => {
    const { browser, page } = await openSignIn();
    const records = mongoose.connection.collection<{ _id: string }>("openid_records");
    const record = { _id: `Interaction:${page.url.split("/").at(-1)}` };
    await records.updateOne(record, { $set: { expiresAt: new Date(Date.now() - 1000) } });
    for (const answer of [
      await browser.get(page.url),
      await browser.post(page.url, { email: "ada@example.com", password: PASSWORD }),
      await browser.post(`${page.url}/cancel`, {}),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.html).toContain(EXPLANATION);
      expect(answer.html).toContain(`href="${provider.appOrigin}/api/login"`);
      expect(answer.html).toContain(`href="${provider.appOrigin}/"`);
    }
  });

  it("explains itself in another browser", async () => {
    const { page } = await openSignIn();
    const stranger = await new Browser(provider).get(page.url);
    expect(stranger.status).toBe(400);
    expect(stranger.html).toContain(EXPLANATION);
  });

  it("explains itself at the address where the sign-in would have ended", async () => {
    const { page } = await openSignIn();
    const answer = await new Browser(provider).get(page.url.replace("/sign-in/", "/authorize/"));
    expect(answer.status).toBe(400);
    expect(answer.html).toContain(EXPLANATION);
  });

  it("says to a second press of the button that the person is signed in already", async () => {
    const ada = somebody();
    await ensureAccount(ada);
    const { browser, page } = await openSignIn();
    const fields = { email: ada.email, password: PASSWORD };
    returnedWith(provider, await browser.post(page.url, fields));
    const second = await browser.post(page.url, fields);
    expect(second.status).toBe(400);
    expect(second.html).toContain("You are already signed in");
  });
});

describe("what no page of ours sends", () => {
  it.each(["http://localhost:4212", "https://evil.example", "null"])("refuses a form from %s", async (origin) => {
    const { browser, page } = await openSignIn();
    const answer = await browser.post(page.url, { email: "ada@example.com", password: PASSWORD }, { origin });
    expect(answer.status).toBe(403);
    expect(answer.html).toContain("This form was sent from somewhere else");
  });

  it("refuses a form of more than 16 KB", async () => {
    const { browser, page } = await openSignIn();
    const answer = await browser.post(page.url, { email: "ada@example.com", password: "x".repeat(20_000) });
    expect(answer.status).toBe(413);
  });

  it("refuses a form that does not say how long it is", async () => {
    const status = await new Promise((resolve, reject) => {
      const sent = request(`${provider.issuer}/sign-in/abc`, { method: "POST", family: 4 }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sent.on("error", reject);
      sent.setHeader("content-type", "application/x-www-form-urlencoded");
      sent.setHeader("transfer-encoding", "chunked");
      sent.end("email=a");
    });
    expect(status).toBe(411);
  });

  it("refuses JSON where a form belongs", async () => {
    const { browser, page } = await openSignIn();
    const answer = await browser.post(page.url, {}, { "content-type": "application/json" });
    expect(answer.status).toBe(415);
  });

  it("names the methods that a page accepts", async () => {
    const { browser, page } = await openSignIn();
    const answer = await browser.get(`${page.url}/cancel`);
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("POST");
  });

  it("answers 404 with a page to an unknown address", async () => {
    const answer = await new Browser(provider).get("/nothing/here");
    expect(answer.status).toBe(404);
    expect(answer.html).toContain("Page not found");
  });

  it("never repeats a foreign host name in its addresses", async () => {
    const { port } = new URL(provider.issuer);
    const body = await new Promise<string>((resolve, reject) => {
      const path = "/.well-known/openid-configuration";
      request({ host: "127.0.0.1", port, path, headers: { host: "evil.example" } }, (response) => {
        let text = "";
        response.on("data", (chunk: Buffer) => (text += chunk.toString()));
        response.on("end", () => resolve(text));
      })
        .on("error", reject)
        .end();
    });
    expect(body).toContain(provider.issuer);
    expect(body).not.toContain("evil.example");
  });
});
