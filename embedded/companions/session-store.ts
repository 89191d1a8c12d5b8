import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { z } from "zod";

const StoredSchema = z.record(z.string(), z.string());

/** The companions' session cookies, kept over restarts so that a start need not sign everybody in again. */
export class SessionStore {
  readonly #cookies: Map<string, string>;

  constructor(readonly file: string) {
    this.#cookies = new Map(Object.entries(read(file)));
  }

  get(email: string): string | undefined {
    return this.#cookies.get(email);
  }

  /** Keeps a cookie, or forgets it. */
  set(email: string, cookie: string | undefined): void {
    if (cookie === undefined) this.#cookies.delete(email);
    else this.#cookies.set(email, cookie);
    const draft = `${this.file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(Object.fromEntries(this.#cookies)), { mode: 0o600 });
    renameSync(draft, this.file);
  }
}

/** What cannot be read is as good as nothing: everybody signs in again. */
function read(file: string): Record<string, string> {
  try {
    const parsed = StoredSchema.safeParse(JSON.parse(readFileSync(file, "utf8")));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}
