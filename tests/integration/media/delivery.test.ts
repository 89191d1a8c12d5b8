import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadCloudinary, MediaProcess } from "./media-process";
import { webm } from "./video-files";
import type { UploadApiOptions, UploadApiResponse } from "cloudinary";

let media: MediaProcess;
let cloudinary: ReturnType<typeof loadCloudinary>;
let portrait: UploadApiResponse;
let film: UploadApiResponse;
const filmFile = webm(5);

beforeAll(async () => {
  media = await MediaProcess.create();
  cloudinary = loadCloudinary(media.cloudinaryUrl);
  const red = { create: { width: 400, height: 500, channels: 3, background: "#8e2453" } } as const;
  portrait = await store(await sharp(red).jpeg().toBuffer(), { public_id: "people/portrait" });
  film = await store(filmFile, { public_id: "film", resource_type: "video" });
});

afterAll(() => media.end("SIGTERM"));

function store(file: Buffer, options: UploadApiOptions): Promise<UploadApiResponse> {
  return new Promise((resolve, reject) => {
    cloudinary.uploader
      .upload_stream(options, (error, result) => (result ? resolve(result) : reject(new Error(error?.message))))
      .end(file);
  });
}

/** The portrait's address with a transformation. */
const drawn = (transformation: string, extension = "jpg") =>
  portrait.secure_url.replace("/upload/", `/upload/${transformation}/`).replace(/jpg$/, extension);

async function look(address: string, accept = "*/*") {
  const response = await fetch(address, { headers: { accept } });
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { status: response.status, type: response.headers.get("content-type"), format, width, height };
}

describe("a picture", () => {
  test("comes with headers for caching and for being shown on another origin", async () => {
    const { headers } = await fetch(portrait.secure_url);
    expect(headers.get("content-type")).toBe("image/jpeg");
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("etag")).toBe(`"${portrait.etag}"`);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  });

  test("is answered 304 to who has it, and HEAD without a body", async () => {
    const again = await fetch(portrait.secure_url, { headers: { "if-none-match": `"${portrait.etag}"` } });
    expect(again.status).toBe(304);
    const head = await fetch(portrait.secure_url, { method: "HEAD" });
    expect(head.headers.get("content-length")).toBe(String(portrait.bytes));
    expect((await head.arrayBuffer()).byteLength).toBe(0);
  });

  test("is not cached for good under an address without its version", async () => {
    const { status, headers } = await fetch(portrait.secure_url.replace(/v\d+\//, ""));
    expect(status).toBe(200);
    expect(headers.get("cache-control")).not.toContain("immutable");
  });

  test.each([
    ["c_fill,w_200,h_200", 200, 200],
    ["c_fill,g_face,w_90,h_120", 90, 120],
    ["c_fill,g_auto,h_50,w_50/q_auto/f_jpg", 50, 50],
    ["c_limit,w_200,h_900", 200, 250],
    ["c_limit,w_2000", 400, 500],
    ["c_fit,w_800,h_800", 640, 800],
    ["c_fill,w_100,h_100,dpr_2.0", 200, 200],
    ["w_100", 100, 125],
    ["w_100,h_100", 100, 100],
  ])("transformed by %s has that size", async (transformation, width, height) => {
    expect(await look(drawn(transformation))).toMatchObject({ status: 200, format: "jpeg", width, height });
  });

  test("cut for a face keeps the upper part of a tall picture", async () => {
    const blue = { create: { width: 100, height: 100, channels: 3, background: "#0000ff" } } as const;
    const top = { create: { width: 100, height: 200, channels: 3, background: "#ff0000" } } as const;
    const tall = await sharp(await sharp(blue).resize(100, 300, { fit: "fill" }).png().toBuffer())
      .composite([{ input: await sharp(top).png().toBuffer(), left: 0, top: 0 }])
      .png()
      .toBuffer();
    const { secure_url } = await store(tall, { public_id: "tall" });
    const bottomRow = async (gravity: string) => {
      const response = await fetch(secure_url.replace("/upload/", `/upload/c_fill,${gravity},w_100,h_150/`));
      const [red = 0, , blueness = 0] = await sharp(Buffer.from(await response.arrayBuffer()))
        .extract({ left: 50, top: 145, width: 1, height: 1 })
        .raw()
        .toBuffer();
      return red > blueness ? "upper part" : "lower part";
    };
    expect(await bottomRow("g_face")).toBe("upper part");
    expect(await bottomRow("g_center")).toBe("lower part");
  });

  test.each([
    ["image/avif,image/webp,*/*", "image/avif"],
    ["image/webp,*/*", "image/webp"],
    ["*/*", "image/jpeg"],
  ])("under f_auto suits a browser that accepts %s", async (accept, type) => {
    const response = await fetch(drawn("c_fill,g_auto,w_64,h_80,q_auto,f_auto"), { headers: { accept } });
    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("vary")).toBe("Accept");
  });

  test("is converted to the extension that is asked for", async () => {
    expect(await look(portrait.secure_url.replace(/jpg$/, "png"))).toMatchObject({ type: "image/png", format: "png" });
  });

  test("is one file, however many ask for it at the same time", async () => {
    const address = drawn("c_fill,w_77,h_77");
    const before = (await derivedFiles()).length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(address)));
    expect(new Set(answers.map(({ headers }) => headers.get("etag"))).size).toBe(1);
    expect(await derivedFiles()).toHaveLength(before + 1);
  });

  test.each(["e_blur:300", "c_fill,w_0", "w_9999", "c_crop,w_5", "l_text:x", "w_10,w_20", "q_0", "f_svg"])(
    "is not delivered under %s, which is not understood",
    async (transformation) => {
      const response = await fetch(drawn(transformation));
      expect(response.status).toBe(400);
      expect(response.headers.get("x-cld-error")).toContain("Invalid transformation");
    },
  );
});

async function derivedFiles(): Promise<string[]> {
  return (await readdir(join(media.directory, "derived"), { recursive: true })).filter((name) => /\.\w+$/.test(name));
}

describe("a video", () => {
  const part = (range: string, headers: Record<string, string> = {}) =>
    fetch(film.secure_url, { headers: { range, ...headers } });

  test("can be sought in", async () => {
    const response = await part("bytes=100-199");
    expect(response.status).toBe(206);
    expect(response.headers.get("content-type")).toBe("video/webm");
    expect(response.headers.get("content-range")).toBe(`bytes 100-199/${filmFile.length}`);
    expect(Buffer.from(await response.arrayBuffer()).equals(filmFile.subarray(100, 200))).toBe(true);
  });

  test("can be read from a place to the end, and by its last bytes", async () => {
    const rest = await part("bytes=500-");
    expect(Buffer.from(await rest.arrayBuffer()).equals(filmFile.subarray(500))).toBe(true);
    const tail = await part("bytes=-10");
    expect(Buffer.from(await tail.arrayBuffer()).equals(filmFile.subarray(-10))).toBe(true);
  });

  test("answers 416 beyond its end, and whole when the range is of an older version", async () => {
    const beyond = await part(`bytes=${filmFile.length}-`);
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get("content-range")).toBe(`bytes */${filmFile.length}`);
    expect((await part("bytes=0-9", { "if-range": '"older"' })).status).toBe(200);
  });
});

describe("an address", () => {
  const base = "/fidelio-local/image/upload";

  test.each([
    "/",
    "/favicon.ico",
    `${base}/v1/nobody.jpg`,
    `${base}/`,
    `${base}/../../../etc/passwd`,
    `${base}/..%2f..%2f..%2fetc%2fpasswd`,
    `${base}/v1/%2e%2e/%2e%2e/assets`,
    `${base}/people`,
    "/elsewhere/image/upload/v1/people/portrait.jpg",
    "/fidelio-local/image/private/people/portrait.jpg",
    "/fidelio-local/video/upload/people/portrait.jpg",
  ])("%s leads nowhere", async (path) => {
    expect((await fetch(media.origin + path)).status).toBe(404);
  });

  test("with a broken escape is answered 400, and other methods 405", async () => {
    expect((await fetch(`${media.origin}${base}/%E0%A4%A`)).status).toBe(400);
    expect((await fetch(portrait.secure_url, { method: "DELETE" })).status).toBe(405);
  });
});
