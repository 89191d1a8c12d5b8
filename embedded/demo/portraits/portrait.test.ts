import * as lorelei from "@dicebear/lorelei";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { seededRandom } from "../random";
import { drawMembers } from "../people/member";
import { drawFace, type Looks } from "./face";
import { CLOTH } from "./palette";
import { drawPortrait } from "./portrait";
import { LIGHTS } from "./scenes";

const members = drawMembers("portraits", 150);
const pictures = members.flatMap(({ face, poses }) => poses.map((pose) => ({ face, pose })));

/** The variants that the style has of a part. */
function variantsOf(part: string): unknown[] {
  const property = lorelei.schema.properties?.[part];
  const items = typeof property === "object" ? property.items : undefined;
  return typeof items === "object" && !Array.isArray(items) ? (items.enum ?? []) : [];
}

const name = (number: number | null, prefix = "variant") => `${prefix}${String(number).padStart(2, "0")}`;

describe("a portrait", () => {
  test("is drawn from parts that the style has", () => {
    for (const { face, pose } of pictures) {
      expect(variantsOf("head")).toContain(name(face.head));
      expect(variantsOf("hair")).toContain(name(face.hairStyle));
      expect(variantsOf("eyebrows")).toContain(name(face.brows));
      expect(variantsOf("nose")).toContain(name(face.nose));
      expect(variantsOf("eyes")).toContain(name(pose.eyes));
      expect(variantsOf("mouth")).toContain(name(pose.mouth, "happy"));
      if (face.glasses !== null) expect(variantsOf("glasses")).toContain(name(face.glasses));
      if (face.earrings !== null) expect(variantsOf("earrings")).toContain(name(face.earrings));
    }
  });

  test("is a picture of 800 by 1000 without metadata, references or script", async () => {
    for (const { face, pose } of pictures.slice(0, 12)) {
      const svg = drawPortrait(face, pose);
      expect(svg).not.toMatch(/<metadata|<script|href=|undefined|NaN/);
      expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: "svg", width: 800, height: 1000 });
    }
  });

  test("shows clothes of another colour than the light behind them", () => {
    const melting = pictures.filter(({ pose }) => CLOTH[pose.cloth].family === LIGHTS[pose.light].family);
    expect(melting).toEqual([]);
  });

  test("differs from every other", () => {
    expect(new Set(pictures.map(({ face, pose }) => drawPortrait(face, pose))).size).toBe(pictures.length);
  });

  test("of the same face and pose is the same", () => {
    const [one] = pictures;
    if (!one) throw new Error("no picture");
    expect(drawPortrait(one.face, one.pose)).toBe(drawPortrait(one.face, one.pose));
  });
});

describe("the pictures of one person", () => {
  test("differ in place, light and clothes", () => {
    for (const { poses } of members.filter(({ poses }) => poses.length > 1)) {
      for (const key of ["scene", "light", "garment", "cloth"] as const) {
        expect(new Set(poses.map((pose) => pose[key])).size, key).toBeGreaterThan(1);
      }
    }
  });
});

describe("a face", () => {
  const looks: Looks = { skins: { light: 1 }, hairs: { black: 1 }, texture: "straight" };
  const random = seededRandom(7);
  const faces = (presentation: "woman" | "man", age: number) =>
    Array.from({ length: 60 }, () => drawFace({ presentation, age, looks }, random));
  const greys = ["steel", "grey", "silver", "white"];
  const greyShare = (age: number) => faces("man", age).filter(({ hair }) => greys.includes(hair)).length / 60;

  test("grows grey and lined with age", () => {
    expect(greyShare(30)).toBe(0);
    expect(greyShare(50)).toBeGreaterThan(0.15);
    expect(greyShare(70)).toBeGreaterThan(0.75);
    expect(faces("woman", 25).every(({ lines }) => lines === 0)).toBe(true);
    expect(faces("woman", 66).every(({ lines }) => lines === 2)).toBe(true);
  });

  test("of a woman has no beard, of a man no lipstick", () => {
    expect(faces("woman", 35).every(({ beard }) => beard === "none")).toBe(true);
    expect(faces("man", 35).every(({ hasLipstick }) => !hasLipstick)).toBe(true);
    expect(new Set(faces("man", 45).map(({ beard }) => beard)).size).toBeGreaterThan(3);
  });
});
