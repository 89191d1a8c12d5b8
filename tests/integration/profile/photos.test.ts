import { beforeEach, describe, expect, it } from "vitest";
import sharp from "sharp";
import { type TestApp, useApp } from "../../setup/app-server";
import { bodyOf } from "../api/client";
import { basics, Pages, wordsOf } from "./forms";

const app: TestApp = useApp();
let me: Pages;
let seed = 0;
beforeEach(async () => {
  me = new Pages(app.origin, await app.signUp());
});

async function file(): Promise<{ bytes: Buffer }> {
  seed += 1;
  const background = { r: seed % 256, g: (seed * 7) % 256, b: 90 };
  return {
    bytes: await sharp({ create: { width: 40, height: 50, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  };
}
const files = (count: number) => Promise.all(Array.from({ length: count }, file));

interface Answer {
  photos: string[];
  problems: { file: number | null; message: string }[];
}
const call = (...sent: { bytes: Buffer }[]) => me.upload("/profile-setup/photos", "photos", ...sent);
const answerOf = async (response: Response) => (await bodyOf(response)) as Answer;
const photos = async () => ((await bodyOf(await me.get("/api/profile"))) as { photos: string[] }).photos;
const edit = (intent: string, photo: string | undefined, seen: string[], path = "/profile-setup/photos") =>
  me.submit(path, [
    ["intent", intent],
    ["photo", photo ?? ""],
    ...seen.map((url): [string, string] => ["photos", url]),
  ]);

async function photosAdded(count: number): Promise<string[]> {
  return (await answerOf(await call(...(await files(count))))).photos;
}

describe("adding photos", () => {
  it("works by a plain form and comes back to the photos", async () => {
    const added = await me.upload("/profile-setup?step=2", "photos", ...(await files(3)));
    expect([added.status, added.headers.get("Location")]).toEqual([302, "/profile-setup?step=2#photos"]);
    const page = await me.text("/profile-setup?step=2");
    expect(wordsOf(page)).toContain("3 of 6");
    for (const url of await photos())
      expect(page).toContain(url.replace("/upload/", "/upload/c_fill,g_auto,w_400,h_500,q_auto,f_auto/"));
    expect(page).toMatch(/<img[^>]*width="200" height="250"/);
    expect(await bodyOf(await me.get("/api/auth/user"))).toMatchObject({ profileImageUrl: (await photos())[0] });
  });

  it("names each refused file with its own reason and takes the others", async () => {
    const [good] = await files(1);
    const sent = [
      { bytes: Buffer.from("<svg/>") },
      { bytes: good?.bytes ?? Buffer.alloc(0) },
      { bytes: Buffer.alloc(10 * 1024 * 1024 + 1, 1) },
    ];
    const refused = await me.upload("/profile-setup?step=2", "photos", ...sent);
    expect(refused.status).toBe(415);
    const words = wordsOf(await refused.text());
    expect(words).toContain("File 1: Please choose a photo: a JPEG, PNG, WebP or AVIF file.");
    expect(words).toContain("File 3: Please choose a photo smaller than 10 MB.");
    expect(await photos()).toHaveLength(1);
  });

  it("says so when nothing was chosen, or more than six at once", async () => {
    const nothing = await me.upload("/profile-setup?step=2", "photos", { bytes: Buffer.alloc(0), name: "" });
    expect([nothing.status, wordsOf(await nothing.text())]).toEqual([
      400,
      expect.stringContaining("Choose a photo to upload."),
    ]);
    const seven = await me.upload("/profile-setup?step=2", "photos", ...(await files(7)));
    expect([seven.status, wordsOf(await seven.text())]).toEqual([
      400,
      expect.stringContaining("You can add up to 6 photos"),
    ]);
    expect(await photos()).toEqual([]);
  });

  it("lets exactly six of seven in when all are sent at the same moment", async () => {
    const answers = await Promise.all((await files(7)).map((sent) => call(sent)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(1);
    for (const answer of refused) {
      expect((await answerOf(answer)).problems).toEqual([{ file: null, message: "You can add up to 6 photos" }]);
    }
    expect(new Set(await photos()).size).toBe(6);
  });

  it("adds a photo once, however often and at whatever moment it is sent", async () => {
    const sent = await files(6);
    await call(...sent.slice(0, 5));
    const last = sent.slice(5);
    const answers = await Promise.all([call(...last), call(...last), call(...last)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(await photos()).size).toBe(6);
    expect(await photos()).toHaveLength(6);
  });

  it("stores a picture without the place it was taken at", async () => {
    const GPS = { GPSLatitudeRef: "N", GPSLatitude: "38/1 43/1 20/1" };
    const bytes = await sharp((await file()).bytes)
      .withExif({ IFD0: { Make: "SecretCamera" }, IFD3: GPS })
      .toBuffer();
    const [url = ""] = (await answerOf(await call({ bytes }))).photos;
    const stored = Buffer.from(await (await fetch(url)).arrayBuffer());
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    expect(stored.includes("SecretCamera")).toBe(false);
  });

  it("is for members only, by the page and by its call", async () => {
    const visitor = new Pages(app.origin);
    expect((await visitor.upload("/profile-setup/photos", "photos", ...(await files(1)))).status).toBe(401);
    expect((await visitor.upload("/profile-setup?step=2", "photos", ...(await files(1)))).status).toBe(302);
    expect((await me.get("/profile-setup/photos")).status).toBe(405);
    expect((await me.post("/profile-setup/photos", {})).status).toBe(415);
  });
});

describe("ordering photos", () => {
  it("moves a photo one place and tells the new order", async () => {
    const [a = "", b = "", c = ""] = await photosAdded(3);
    expect(await answerOf(await edit("move-earlier", c, [a, b, c]))).toEqual({ photos: [a, c, b], problems: [] });
    expect((await edit("move-later", a, [a, c, b], "/profile-setup?step=2")).status).toBe(302);
    expect(await photos()).toEqual([c, a, b]);
    expect(await bodyOf(await me.get("/api/auth/user"))).toMatchObject({ profileImageUrl: c });
  });

  it("moves once when the button is pressed twice", async () => {
    const [a = "", b = "", c = ""] = await photosAdded(3);
    const answers = await Promise.all([1, 2, 3].map(() => edit("move-earlier", c, [a, b, c])));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await photos()).toEqual([a, c, b]);
  });

  it("moves nothing when the photos have changed in another tab", async () => {
    const [a = "", b = "", c = ""] = await photosAdded(3);
    await edit("move-later", a, [a, b, c]);
    const late = await edit("move-earlier", c, [a, b, c], "/profile-setup?step=2");
    expect(late.status).toBe(409);
    expect(wordsOf(await late.text())).toContain("Your photos have changed meanwhile. Please look at them again.");
    expect(await photos()).toEqual([b, a, c]);
  });

  it("lets one of two different moves at the same moment win and loses no photo", async () => {
    const [a = "", b = "", c = ""] = await photosAdded(3);
    const answers = await Promise.all([edit("move-later", a, [a, b, c]), edit("move-later", b, [a, b, c])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect([...(await photos())].sort()).toEqual([a, b, c].sort());
  });

  it.each([
    ["a photo that is not there", "move-later", "https://example.com/a.jpg"],
    ["an intent that does not exist", "swap", ""],
  ])("refuses %s", async (_what, intent, photo) => {
    const seen = await photosAdded(2);
    expect((await edit(intent, photo, seen)).status).toBe(409);
    expect(await photos()).toEqual(seen);
  });
});

describe("removing photos", () => {
  it("takes it from the profile and from the media store, once or twice", async () => {
    const [a = "", b = ""] = await photosAdded(2);
    const answers = await Promise.all([edit("remove", a, [a, b]), edit("remove", a, [a, b])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await photos()).toEqual([b]);
    expect((await fetch(a)).status).toBe(404);
    expect((await fetch(b)).status).toBe(200);
    expect(await bodyOf(await me.get("/api/auth/user"))).toMatchObject({ profileImageUrl: b });
  });

  it("takes nothing that is another member's", async () => {
    const [mine = ""] = await photosAdded(1);
    const other = new Pages(app.origin, await app.signUp());
    await other.submit("/profile-setup/photos", { intent: "remove", photo: mine, photos: mine });
    expect(await photos()).toEqual([mine]);
    expect((await fetch(mine)).status).toBe(200);
  });

  it("and sending the same file again makes a new photo", async () => {
    const sent = await file();
    const [first = ""] = (await answerOf(await call(sent))).photos;
    await edit("remove", first, [first]);
    const [second = ""] = (await answerOf(await call(sent))).photos;
    expect(second).not.toBe(first);
    expect((await fetch(second)).status).toBe(200);
  });

  it("at the same moment as adding it never leaves a picture that is gone", async () => {
    const sent = await file();
    for (let round = 0; round < 5; round++) {
      const [shown = ""] = (await answerOf(await call(sent))).photos;
      const removing = () => edit("remove", shown, [shown]);
      const answers = await Promise.all([removing(), call(sent), removing(), call(sent)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const left = await photos();
      expect(left.length).toBeLessThanOrEqual(1);
      for (const url of left) expect((await fetch(url)).status).toBe(200);
    }
  });
});

it("the wizard keeps its photos when the other steps are saved", async () => {
  const added = await photosAdded(2);
  await me.submit("/profile-setup?step=1", basics);
  await me.submit("/profile-setup?step=2", { videoUrl: "" });
  expect(await photos()).toEqual(added);
});
