/** A page as a browser without scripts has it. */
export class Page {
  constructor(
    readonly url: string,
    readonly status: number,
    readonly html: string,
  ) {}

  /** The address behind the link with this text. */
  linkNamed(name: string): string {
    const link = [...this.html.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].find(([, , text]) =>
      text?.includes(name),
    );
    if (!link?.[1]) throw new Error(`no link "${name}" at ${this.url}`);
    return new URL(unescape(link[1]), this.url).href;
  }

  /** Where the page's first form is sent, and its hidden fields. */
  form(): { action: string; hidden: Record<string, string> } {
    const action = /<form\b[^>]*action="([^"]*)"/.exec(this.html)?.[1];
    const hidden = [...this.html.matchAll(/<input\b[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
      /name="([^"]*)"/.exec(input)?.[1] ?? "",
      unescape(/value="([^"]*)"/.exec(input)?.[1] ?? ""),
    ]);
    return {
      action: new URL(unescape(action ?? ""), this.url).href,
      hidden: Object.fromEntries(hidden) as Record<string, string>,
    };
  }
}

const unescape = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');

/**
 * A browser without scripts: follows redirects, keeps cookies. Cookies are kept by name alone, as all servers of a
 * test are one host.
 */
export class BrowserJar {
  private readonly cookies = new Map<string, string>();

  open = (url: string): Promise<Page> => this.go(url);

  /** Sends the page's first form with these fields. */
  submit(page: Page, fields: Record<string, string>): Promise<Page> {
    const { action, hidden } = page.form();
    return this.go(action, new URLSearchParams({ ...hidden, ...fields }));
  }

  /** One cookie as a Cookie header. */
  cookieNamed(name: string): string {
    const value = this.cookies.get(name);
    if (value === undefined) throw new Error(`no cookie ${name}`);
    return `${name}=${value}`;
  }

  private async go(start: string, body?: URLSearchParams): Promise<Page> {
    let url = start;
    for (let hops = 0; hops < 15; hops++) {
      const response: Response = await fetch(url, {
        method: body ? "POST" : "GET",
        ...(body ? { body } : {}),
        redirect: "manual",
        headers: { Cookie: [...this.cookies].map((pair) => pair.join("=")).join("; ") },
      });
      for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
      const location = response.headers.get("Location");
      if (location === null) return new Page(url, response.status, await response.text());
      url = new URL(location, url).href;
      body = undefined;
    }
    throw new Error(`too many redirects, the last to ${url}`);
  }

  private keep(setCookie: string): void {
    const [pair = ""] = setCookie.split(";", 1);
    const at = pair.indexOf("=");
    if (/max-age=0(;|$)/i.test(setCookie)) this.cookies.delete(pair.slice(0, at));
    else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}
