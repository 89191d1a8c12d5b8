import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadCloudinary, MediaProcess } from "./media-process";
import { fragmentedMp4, mp4, webm } from "./video-files";
import type { UploadApiOptions, UploadApiResponse } from "cloudinary";

let media: MediaProcess;
let cloudinary: ReturnType<typeof loadCloudinary>;

beforeAll(async () => {
  media = await MediaProcess.create();
  cloudinary = loadCloudinary(media.cloudinaryUrl);
});

afterAll(() => media.end("SIGTERM"));

function store(file: Buffer, options: UploadApiOptions): Promise<UploadApiResponse> {
  return new Promise((resolve, reject) => {
    cloudinary.uploader
      .upload_stream(options, (error, result) => (result ? resolve(result) : reject(new Error(error?.message))))
      .end(file);
  });
}

function storeInParts(path: string, options: UploadApiOptions): Promise<UploadApiResponse> {
  return new Promise((resolve, reject) => {
    const stream = cloudinary.uploader.upload_chunked_stream(options, (error, result) =>
      result ? resolve(result) : reject(new Error(error?.message)),
    );
    createReadStream(path).pipe(stream);
  });
}

const picture = (width = 80, height = 100) =>
  sharp({ create: { width, height, channels: 3, background: "#8e2453" } })
    .webp()
    .toBuffer();

describe("a picture", () => {
  test("is stored and answered in Cloudinary's shape", async () => {
    const file = await picture();
    const stored = await store(file, {
      public_id: "members/anna/one",
      overwrite: true,
      tags: ["portrait", "first"],
      context: { alt: "Anna & Co|1" },
    });
    expect(stored).toMatchObject({
      public_id: "members/anna/one",
      format: "webp",
      resource_type: "image",
      type: "upload",
      width: 80,
      height: 100,
      bytes: file.length,
      etag: createHash("md5").update(file).digest("hex"),
      tags: ["portrait", "first"],
      context: { custom: { alt: "Anna & Co|1" } },
    });
    expect(stored.secure_url).toBe(
      `${media.origin}/fidelio-local/image/upload/v${stored.version}/members/anna/one.webp`,
    );
    expect(stored.signature).toBe(
      cloudinary.utils.api_sign_request(
        { public_id: stored.public_id, version: stored.version },
        "a-secret-of-the-tests-only",
      ),
    );
    const delivered = await fetch(stored.secure_url);
    expect(Buffer.from(await delivered.arrayBuffer()).equals(file)).toBe(true);
  });

  test("gets a name of its own when none is given, inside the folder that is", async () => {
    const first = await store(await picture(), { folder: "inbox" });
    const second = await store(await picture(), { folder: "inbox" });
    expect(first.public_id).toMatch(/^inbox\/[a-z0-9]{20}$/);
    expect(second.public_id).not.toBe(first.public_id);
  });

  test("replaces the one of the same name under a new version, unless told not to", async () => {
    const before = await store(await picture(40, 50), { public_id: "again" });
    const after = await store(await picture(60, 75), { public_id: "again" });
    const kept = await store(await picture(20, 25), { public_id: "again", overwrite: false });
    expect(after.version).toBeGreaterThan(before.version);
    expect(after.width).toBe(60);
    expect(kept).toMatchObject({ existing: true, width: 60, version: after.version });
  });

  test("signed with SHA-256 is stored as well", async () => {
    const stored = await store(await picture(), { public_id: "long-digest", signature_algorithm: "sha256" });
    expect(stored.public_id).toBe("long-digest");
  });

  test("destroyed is gone, with everything drawn from it, and destroying it again finds nothing", async () => {
    const stored = await store(await picture(), { public_id: "leaving" });
    const small = stored.secure_url.replace("/upload/", "/upload/c_fill,w_20,h_20/");
    expect((await fetch(small)).status).toBe(200);
    expect(await cloudinary.uploader.destroy("leaving")).toEqual({ result: "ok" });
    expect((await fetch(stored.secure_url)).status).toBe(404);
    expect((await fetch(small)).status).toBe(404);
    expect(await cloudinary.uploader.destroy("leaving")).toEqual({ result: "not found" });
  });

  test("stored again after it was destroyed is the new one, also transformed", async () => {
    const small = async ({ secure_url }: UploadApiResponse) => {
      const response = await fetch(secure_url.replace("/upload/", "/upload/w_4/"));
      return sharp(Buffer.from(await response.arrayBuffer())).metadata();
    };
    const before = await store(await picture(40, 40), { public_id: "returning" });
    expect((await small(before)).height).toBe(4);
    await cloudinary.uploader.destroy("returning");
    const after = await store(await picture(40, 80), { public_id: "returning" });
    expect(after.version).toBeGreaterThan(before.version);
    expect((await small(after)).height).toBe(8);
  });

  test("uploaded thirty times at once is thirty pictures", async () => {
    const file = await picture();
    const all = await Promise.all(
      Array.from({ length: 30 }, (_, index) => store(file, { public_id: `many/${index}` })),
    );
    const answers = await Promise.all(all.map(({ secure_url }) => fetch(secure_url)));
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
  });
});

describe("a video", () => {
  test("from a browser's recorder is measured by its blocks", async () => {
    const file = webm(7);
    const stored = await store(file, { public_id: "hello", resource_type: "video" });
    expect(stored).toMatchObject({ format: "webm", width: 320, height: 180, resource_type: "video", duration: 7 });
    expect(stored.video).toEqual({ codec: "vp8" });
    expect(stored.audio).toEqual({ codec: "opus" });
    expect(stored.secure_url).toContain("/video/upload/");
  });

  test("with its index at the end is measured by it", async () => {
    const stored = await store(mp4(12), { public_id: "film", resource_type: "auto" });
    expect(stored).toMatchObject({ format: "mp4", width: 640, height: 360, resource_type: "video", duration: 12 });
  });

  test("recorded in fragments is measured by them", async () => {
    const stored = await store(fragmentedMp4(9), { public_id: "pieces", resource_type: "video" });
    expect(stored).toMatchObject({ format: "mp4", width: 640, height: 360, duration: 9 });
  });

  test("sent in parts arrives whole", async () => {
    const file = webm(14, 1_000_000);
    const path = join(media.directory, "large.webm");
    await writeFile(path, file);
    const stored = await storeInParts(path, {
      resource_type: "video",
      public_id: "large",
      chunk_size: 6_000_000,
    });
    expect(stored).toMatchObject({
      bytes: file.length,
      duration: 14,
      etag: createHash("md5").update(file).digest("hex"),
    });
    const delivered = await fetch(stored.secure_url);
    expect(Buffer.from(await delivered.arrayBuffer()).equals(file)).toBe(true);
  });

  test("in parts that are too small is refused as Cloudinary refuses it", async () => {
    const path = join(media.directory, "small-parts.webm");
    await writeFile(path, webm(3, 500_000));
    await expect(
      storeInParts(path, { resource_type: "video", public_id: "small-parts", chunk_size: 600_000 }),
    ).rejects.toThrow(/larger than 5mb/);
  });
});
