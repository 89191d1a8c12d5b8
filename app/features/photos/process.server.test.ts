import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { processPhoto } from "./process.server";

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#8e2453" } });

async function reasonFor(file: Buffer): Promise<string> {
  const processed = await processPhoto(file);
  return processed.ok ? "taken" : processed.reason;
}

async function taken(file: Buffer): Promise<Buffer> {
  const processed = await processPhoto(file);
  if (!processed.ok) throw new Error(`refused: ${processed.reason}`);
  return processed.image;
}

describe("a photo that is taken", () => {
  const exif = {
    IFD0: { Make: "SecretCamera", Copyright: "Ada Newcomer" },
    IFD3: { GPSLatitudeRef: "N", GPSLatitude: "38/1 43/1 20/1", GPSLongitudeRef: "W", GPSLongitude: "9/1 8/1 20/1" },
  };

  it("keeps nothing of place, camera or names", async () => {
    const sent = await picture(400, 500).jpeg().withExif(exif).keepIccProfile().toBuffer();
    expect(sent.includes("SecretCamera")).toBe(true);
    const image = await taken(sent);
    const { exif: left, icc, xmp, iptc, format } = await sharp(image).metadata();
    expect([left, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(format).toBe("webp");
    expect(image.includes("SecretCamera")).toBe(false);
  });

  it("is upright whatever the camera said", async () => {
    const sent = await picture(400, 300).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await sharp(await taken(sent)).metadata()).toMatchObject({ width: 300, height: 400 });
  });

  it("loses whatever was hung on behind the picture", async () => {
    const sent = Buffer.concat([await picture(40, 50).jpeg().toBuffer(), Buffer.from("<script>alert(1)</script>")]);
    expect((await taken(sent)).includes("<script>")).toBe(false);
  });

  it("is at most 2048 pixels a side", async () => {
    expect(await sharp(await taken(await picture(3_000, 1_000).png().toBuffer())).metadata()).toMatchObject({
      width: 2_048,
    });
  });

  it.each(["jpeg", "png", "webp", "avif"] as const)("may be a %s", async (format) => {
    expect(await reasonFor(await picture(40, 50).toFormat(format).toBuffer())).toBe("taken");
  });
});

describe("a file that is refused", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const html = "<!doctype html><script>alert(1)</script>";
  const jpegMark = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
  const webpMark = Buffer.from("RIFF\u0020\u0000\u0000\u0000WEBP");

  it.each([
    ["an SVG", Buffer.from(svg), "not-an-image"],
    ["an SVG with an XML head", Buffer.from(`<?xml version="1.0"?>${svg}`), "not-an-image"],
    ["HTML", Buffer.from(html), "not-an-image"],
    ["a GIF", Buffer.from("GIF89a"), "not-an-image"],
    ["nothing", Buffer.alloc(0), "not-an-image"],
    ["HTML with a JPEG's first bytes", Buffer.concat([jpegMark, Buffer.from(html)]), "damaged"],
    ["an SVG with a JPEG's first bytes", Buffer.concat([jpegMark, Buffer.from(svg)]), "damaged"],
    ["an SVG with a WebP's first bytes", Buffer.concat([webpMark, Buffer.from(svg)]), "damaged"],
  ])("is %s", async (_what, file, reason) => {
    expect(await reasonFor(file)).toBe(reason);
  });

  it("is a picture cut short", async () => {
    const whole = await picture(400, 500).jpeg().toBuffer();
    expect(await reasonFor(whole.subarray(0, whole.length / 2))).toBe("damaged");
  });

  it.each([
    ["png", 6_000, 4_001],
    ["jpeg", 4_900, 4_900],
    ["webp", 16_000, 1_501],
  ] as const)("is a %s of more than 24 megapixels, however small the file (%i x %i)", async (format, width, height) => {
    const bomb = await picture(width, height).toFormat(format).toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await reasonFor(bomb)).toBe("too-many-pixels");
  });
});
