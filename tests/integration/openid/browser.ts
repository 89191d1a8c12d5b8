import { createHash, randomBytes } from "node:crypto";
import type { ProviderProcess } from "./provider-process";

interface Cookie {
  name: string;
  value: string;
  path: string;
  attributes: string[];
}

/** An answer with its body read. */
export interface Page {
  status: number;
  headers: Headers;
  location: string | null;
  html: string;
  url: string;
}

/** A sign-in that the app has started. */
export interface Login {
  verifier: string;
  state: string;
  nonce: string;
  address: string;
}

/** What the app does when somebody wants to sign in. */
export function startLogin(provider: ProviderProcess, extra: Record<string, string> = {}): Login {
  const verifier = randomBytes(32).toString("base64url");
  const state = randomBytes(16).toString("base64url");
  const nonce = randomBytes(16).toString("base64url");
  const query = new URLSearchParams({
    client_id: provider.clientId,
    response_type: "code",
    redirect_uri: provider.redirectUri,
    scope: "openid email profile",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    state,
    nonce,
    ...extra,
  });
  return { verifier, state, nonce, address: `${provider.issuer}/authorize?${query}` };
}

/** What the app's server does with the code. */
export function exchangeCode(provider: ProviderProcess, code: string, verifier: string): Promise<Response> {
  const credentials = Buffer.from(`${provider.clientId}:${provider.clientSecret}`).toString("base64");
  return fetch(`${provider.issuer}/token`, {
    method: "POST",
    headers: { authorization: `Basic ${credentials}`, accept: "application/json" },
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code,
      redirect_uri: provider.redirectUri,
      code_verifier: verifier,
    }),
  });
}

/** A browser without JavaScript: it keeps cookies by path, follows redirects inside the provider and posts forms. */
export class Browser {
  readonly #issuer: string;
  #cookies: Cookie[] = [];

  constructor(provider: ProviderProcess) {
    this.#issuer = provider.issuer;
  }

  get cookies(): readonly Cookie[] {
    return this.#cookies;
  }

  get(address: string): Promise<Page> {
    return this.#request(address, { method: "GET" });
  }

  /** Posts a form as a browser does from a page of the provider; `headers` may say otherwise. */
  post(address: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Page> {
    return this.#request(address, {
      method: "POST",
      headers: { origin: this.#issuer, ...headers },
      body: new URLSearchParams(fields),
    });
  }

  async #request(address: string, init: RequestInit): Promise<Page> {
    const url = new URL(address, this.#issuer);
    const headers = new Headers(init.headers);
    headers.set("accept", "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8");
    headers.set("cookie", this.#cookieHeader(url.pathname));
    const response = await fetch(url, { ...init, headers, redirect: "manual" });
    this.#store(response.headers.getSetCookie());
    const location = response.headers.get("location");
    const target = location && new URL(location, url);
    if (target && target.origin === this.#issuer) return this.get(target.href);
    return {
      status: response.status,
      headers: response.headers,
      location,
      html: await response.text(),
      url: url.pathname,
    };
  }

  #cookieHeader(path: string): string {
    const isUnder = (cookie: Cookie) =>
      cookie.path === "/" || path === cookie.path || path.startsWith(`${cookie.path}/`);
    return this.#cookies
      .filter(isUnder)
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ");
  }

  #store(headers: string[]): void {
    for (const header of headers) {
      const [pair = "", ...attributes] = header.split(/;\s*/);
      const [name = "", value = ""] = pair.split("=");
      const attribute = (wanted: string) =>
        attributes.find((text) => text.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
      const path = attribute("path") ?? "/";
      const expires = attribute("expires");
      this.#cookies = this.#cookies.filter((cookie) => cookie.name !== name || cookie.path !== path);
      if (!expires || new Date(expires) > new Date()) this.#cookies.push({ name, value, path, attributes });
    }
  }
}

/** The parameters with which the browser was sent back to the app. */
export function returnedWith(provider: ProviderProcess, page: Page): URLSearchParams {
  if (!page.location?.startsWith(`${provider.redirectUri}?`)) {
    throw new Error(`Not sent back to the app, but ${page.status} at ${page.url}:\n${page.html}`);
  }
  return new URL(page.location).searchParams;
}
