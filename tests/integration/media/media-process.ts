import type * as Cloudinary from "cloudinary";
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../setup/free-port";
import { bundlePart } from "../embedded-part";

export const API_KEY = "314159265358979";
export const API_SECRET = "a-secret-of-the-tests-only";
export const CLOUD = "fidelio-local";

/** The media server as the launcher runs it: bundled, in its own process, with an IPC channel. */
export class MediaProcess {
  readonly port: number;
  readonly directory: string;
  #child: ChildProcess | null = null;

  private constructor(port: number, directory: string) {
    this.port = port;
    this.directory = directory;
  }

  static async create(): Promise<MediaProcess> {
    const media = new MediaProcess(await freePort(), await mkdtemp(join(tmpdir(), "fidelio-media-")));
    await media.start();
    return media;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get cloudinaryUrl(): string {
    return `cloudinary://${API_KEY}:${API_SECRET}@${CLOUD}?upload_prefix=${this.origin}`;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ["--enable-source-maps", await bundlePart("media")], {
      env: {
        ...process.env,
        PORT: String(this.port),
        MEDIA_DIR: this.directory,
        MEDIA_ORIGIN: this.origin,
        CLOUD_NAME: CLOUD,
        API_KEY,
        API_SECRET,
      },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    this.#child = child;
    const [message] = await Promise.race([
      once(child, "message"),
      once(child, "exit").then(([code]) => Promise.reject(new Error(`the media server ended with ${String(code)}`))),
    ]);
    if (JSON.stringify(message) !== '{"type":"ready"}')
      throw new Error("the media server said something else than ready");
  }

  /** Ends the process and answers its exit code, or the signal's name. */
  async end(how: "SIGTERM" | "SIGKILL" | "disconnect"): Promise<number | string | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return "not running";
    const exit = new Promise<number | string | null>((resolve) => {
      child.once("exit", (code, signal) => resolve(signal ?? code));
    });
    if (how === "disconnect") child.disconnect();
    else child.kill(how);
    this.#child = null;
    return exit;
  }
}

/**
 * The real SDK, configured by its environment variable as the app's is: it chooses http or https when it is loaded, so
 * each configuration needs its own copy.
 */
export function loadCloudinary(cloudinaryUrl: string): typeof Cloudinary.v2 {
  const require = createRequire(import.meta.url);
  for (const path of Object.keys(require.cache)) if (path.includes("/cloudinary/")) delete require.cache[path];
  process.env.CLOUDINARY_URL = cloudinaryUrl;
  const sdk: typeof Cloudinary = require("cloudinary");
  return sdk.v2;
}
