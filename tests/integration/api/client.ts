/** A client of the API as one member, or as a visitor when it has no cookie. */
export class ApiClient {
  constructor(
    readonly origin: string,
    private readonly cookie?: string,
  ) {}

  send(method: string, path: string, init: { headers?: Record<string, string>; body?: BodyInit } = {}) {
    return fetch(`${this.origin}${path}`, {
      method,
      redirect: "manual",
      headers: { ...(this.cookie === undefined ? {} : { Cookie: this.cookie }), ...init.headers },
      ...(init.body === undefined ? {} : { body: init.body }),
    });
  }

  get = (path: string) => this.send("GET", path);

  json = (method: string, path: string, body: unknown) =>
    this.send(method, path, { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

  post = (path: string, body: unknown) => this.json("POST", path, body);
  put = (path: string, body: unknown) => this.json("PUT", path, body);

  /** Sends files as a multipart form, each under the given field. */
  upload(path: string, field: string, ...files: { bytes: Uint8Array; name?: string; type?: string }[]) {
    const form = new FormData();
    for (const { bytes, name = "photo.jpg", type = "image/jpeg" } of files) {
      form.append(field, new File([new Uint8Array(bytes)], name, { type }));
    }
    return this.send("POST", path, { body: form });
  }
}

/** The body of an answer as JSON. */
export const bodyOf = async (response: Response): Promise<unknown> => response.json();
