import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadCloudinary, MediaProcess } from "./media-process";
import type { UploadApiResponse } from "cloudinary";

let media: MediaProcess;

beforeEach(async () => {
  media = await MediaProcess.create();
});

afterEach(() => media.end("SIGTERM"));

async function store(publicId: string): Promise<UploadApiResponse> {
  const cloudinary = loadCloudinary(media.cloudinaryUrl);
  const file = await sharp({ create: { width: 80, height: 100, channels: 3, background: "#8e2453" } })
    .webp()
    .toBuffer();
  return new Promise((resolve, reject) => {
    cloudinary.uploader
      .upload_stream({ public_id: publicId }, (error, result) =>
        result ? resolve(result) : reject(new Error(error?.message)),
      )
      .end(file);
  });
}

test("pictures and what was drawn from them are there after the process was killed", async () => {
  const stored = await store("kept");
  const small = stored.secure_url.replace("/upload/", "/upload/w_20/");
  const before = (await fetch(small)).headers.get("etag");
  expect(await media.end("SIGKILL")).toBe("SIGKILL");
  await media.start();
  expect((await fetch(stored.secure_url)).status).toBe(200);
  expect((await fetch(small)).headers.get("etag")).toBe(before);
});

test("what a crash left half done is cleared away", async () => {
  const stored = await store("whole");
  await media.end("SIGKILL");
  const [shard = ""] = await readdir(join(media.directory, "assets"));
  const leftovers = [
    join(media.directory, "incoming", "0.part"),
    join(media.directory, "assets", shard, "0123.17.webp"),
    join(media.directory, "assets", shard, "0123.json.0.tmp"),
  ];
  await mkdir(join(media.directory, "derived", "ab"), { recursive: true });
  leftovers.push(join(media.directory, "derived", "ab", "1-2.webp.3.tmp"));
  for (const path of leftovers) await writeFile(path, "rest");
  await media.start();
  const files = (await readdir(media.directory, { recursive: true, withFileTypes: true })).filter((e) => e.isFile());
  expect(files).toHaveLength(2);
  expect((await fetch(stored.secure_url)).status).toBe(200);
});

test.each(["SIGTERM", "disconnect"] as const)("it ends cleanly on %s", async (how) => {
  expect(await media.end(how)).toBe(0);
});
