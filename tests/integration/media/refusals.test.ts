import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { API_KEY, API_SECRET, CLOUD, loadCloudinary, MediaProcess } from "./media-process";
import type { UploadApiOptions } from "cloudinary";

let media: MediaProcess;
let cloudinary: ReturnType<typeof loadCloudinary>;
let picture: Buffer;

beforeAll(async () => {
  media = await MediaProcess.create();
  cloudinary = loadCloudinary(media.cloudinaryUrl);
  picture = await sharp({ create: { width: 8, height: 10, channels: 3, background: "#888" } })
    .png()
    .toBuffer();
});

afterAll(() => media.end("SIGTERM"));

interface Refusal {
  message: string;
  http_code: number;
}

function refused(file: Buffer, options: UploadApiOptions): Promise<Refusal> {
  return new Promise((resolve, reject) => {
    cloudinary.uploader
      .upload_stream(options, (error) => (error ? resolve(error) : reject(new Error("it was stored"))))
      .end(file);
  });
}

/** A call as the SDK signs it, with whatever a test wants to change afterwards. */
async function call(fields: Record<string, string>, file?: Buffer, path = `/v1_1/${CLOUD}/image/upload`) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set("file", new Blob([new Uint8Array(file)]), "file");
  const response = await fetch(media.origin + path, { method: "POST", body: form });
  return { status: response.status, body: (await response.json()) as { error?: { message: string } } };
}

function signed(fields: Record<string, string | number>): Record<string, string> {
  const all = { timestamp: Math.floor(Date.now() / 1000), ...fields };
  const signature = cloudinary.utils.api_sign_request(all, API_SECRET);
  return Object.fromEntries(Object.entries({ ...all, signature, api_key: API_KEY }).map(([k, v]) => [k, String(v)]));
}

async function storedFiles(): Promise<string[]> {
  const names = await readdir(media.directory, { recursive: true, withFileTypes: true });
  return names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

describe("who may upload", () => {
  test("a wrong secret is answered 401 and keeps nothing", async () => {
    const error = await refused(picture, { public_id: "x", api_secret: "another-secret-entirely" });
    expect(error).toMatchObject({ http_code: 401, message: expect.stringContaining("Invalid Signature") });
    expect(await storedFiles()).toEqual([]);
  });

  test("an unknown key is answered 401", async () => {
    expect(await refused(picture, { api_key: "1" })).toMatchObject({ http_code: 401, message: "Unknown API key" });
  });

  test("another cloud is answered 401", async () => {
    expect(await refused(picture, { cloud_name: "elsewhere" })).toMatchObject({ http_code: 401 });
  });

  test("a parameter changed after signing is answered 401", async () => {
    const fields = { ...signed({ public_id: "mine" }), public_id: "yours" };
    expect((await call(fields, picture)).status).toBe(401);
  });

  test("a value cannot pose as a further parameter", async () => {
    const { signature = "", ...rest } = signed({ folder: "a&public_id=b" });
    expect((await call({ ...rest, folder: "a", public_id: "b", signature }, picture)).status).toBe(401);
    // The older way of signing leaves "&" as it is, and so means two things at once.
    const timestamp = Math.floor(Date.now() / 1000);
    const older = createHash("sha1").update(`tags=a&b&timestamp=${timestamp}${API_SECRET}`).digest("hex");
    const fields = { tags: "a&b", timestamp: String(timestamp), signature: older, api_key: API_KEY };
    expect((await call(fields, picture)).status).toBe(401);
  });

  test("a request from two hours ago is stale, and one from the future as well", async () => {
    const now = Math.floor(Date.now() / 1000);
    for (const timestamp of [now - 7200, now + 7200]) {
      const { status, body } = await call(signed({ public_id: "old", timestamp }), picture);
      expect(status).toBe(400);
      expect(body.error?.message).toMatch(/^Stale request/);
    }
  });

  test.each(["signature", "timestamp", "api_key"])("%s cannot be left out", async (name) => {
    const fields = signed({ public_id: "x" });
    delete fields[name];
    const { status, body } = await call(fields, picture);
    expect([400, 401]).toContain(status);
    expect(body.error?.message).toContain(name);
  });

  test("nobody can destroy without the secret", async () => {
    const fields = { ...signed({ public_id: "x" }), signature: "0".repeat(40) };
    expect((await call(fields, undefined, DESTROY)).status).toBe(401);
    expect((await call(signed({ public_id: "x" }), undefined, DESTROY)).body).toEqual({ result: "not found" });
  });
});

const DESTROY = `/v1_1/${CLOUD}/image/destroy`;

describe("what may be uploaded", () => {
  test.each([
    "../outside",
    "a/../../b",
    "/etc/passwd",
    "a//b",
    "a\\..\\b",
    "..",
    "name?x",
    "a%2e%2e",
    "nul\u0000",
    "x ".repeat(200),
  ])("the public id %j is refused", async (public_id) => {
    const { status, body } = await call(signed({ public_id }), picture);
    expect(status).toBe(400);
    expect(body.error?.message).toContain("is invalid");
  });

  test("the folder is held to the same rule", async () => {
    expect((await call(signed({ folder: "../..", public_id: "x" }), picture)).status).toBe(400);
  });

  test("a file over the limit is read to its end, refused, and not kept", async () => {
    const error = await refused(Buffer.alloc(10 * 1024 * 1024 + 1), { public_id: "big" });
    expect(error).toMatchObject({
      http_code: 400,
      message: "File size too large. Got 10485761. Maximum is 10485760.",
    });
    expect(await storedFiles()).toEqual([]);
  });

  test("more than 25 megapixels is refused", async () => {
    const large = await sharp({ create: { width: 5100, height: 5000, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    expect((await refused(large, {})).message).toContain("25 Megapixels");
  });

  test.each([
    ["text", Buffer.from("hello")],
    ["an empty file", Buffer.alloc(0)],
    ["SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>')],
  ])("%s is no image", async (_, file) => {
    expect(await refused(file, {})).toMatchObject({ http_code: 400, message: "Invalid image file" });
  });

  test("a damaged picture is no image", async () => {
    const noise = Buffer.from(Array.from({ length: 90_000 }, (_, index) => (index * 7919) % 251));
    const whole = await sharp(noise, { raw: { width: 200, height: 150, channels: 3 } })
      .jpeg()
      .toBuffer();
    const error = await refused(whole.subarray(0, whole.length / 2), {});
    expect(error).toMatchObject({ http_code: 400, message: "Invalid image file" });
  });

  test("a picture is no video", async () => {
    expect((await refused(picture, { resource_type: "video" })).message).toBe("Unsupported video format or file");
  });

  test("formats outside allowed_formats are refused", async () => {
    expect((await refused(picture, { allowed_formats: ["jpg", "webp"] })).message).toContain("png not allowed");
  });

  test("an address to fetch from is refused", async () => {
    const error: unknown = await cloudinary.uploader.upload(`${media.origin}/x.png`).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ http_code: 400, message: expect.stringContaining("Unsupported source") });
  });

  test("what would change the picture is refused, not ignored", async () => {
    expect((await refused(picture, { transformation: { width: 5 } })).message).toBe(
      "Unsupported parameter - transformation",
    );
  });
});

describe("broken requests", () => {
  test.each([
    ["no body type", {}, "x"],
    ["JSON", { "content-type": "application/json" }, "{}"],
    ["a form without a boundary", { "content-type": "multipart/form-data" }, "x"],
    ["a form that stops in the middle", { "content-type": "multipart/form-data; boundary=b" }, "--b\r\nContent-Disp"],
  ])("%s is answered 400", async (_, headers, body) => {
    const response = await fetch(`${media.origin}/v1_1/${CLOUD}/image/upload`, {
      method: "POST",
      headers: new Headers(headers),
      body: Buffer.from(body),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toHaveProperty("error.message");
  });

  test("unknown calls are answered 404 in JSON", async () => {
    expect((await call({}, undefined, `/v1_1/${CLOUD}/image/rename`)).status).toBe(404);
    expect((await call({}, undefined, `/v1_1/${CLOUD}/raw/upload`)).status).toBe(400);
  });

  test("an upload that is cut off leaves nothing behind", async () => {
    const { request } = await import("node:http");
    const client = request(`${media.origin}/v1_1/${CLOUD}/image/upload`, {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=b" },
    });
    client.on("error", () => undefined);
    const fields = Object.entries(signed({ public_id: "cut" })).map(
      ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    client.write(fields.join(""));
    client.write('--b\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\n');
    client.write(Buffer.alloc(300_000));
    await expect.poll(storedFiles).toHaveLength(1);
    client.destroy();
    await expect.poll(storedFiles).toEqual([]);
  });
});
