import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyPhotoEdit, PHOTO_EDITS } from "./order";

const photos = ["a", "b", "c"];

describe("an edit of the photos", () => {
  it.each([
    ["move-earlier", "c", "acb"],
    ["move-earlier", "a", "abc"],
    ["move-later", "a", "bac"],
    ["move-later", "c", "abc"],
    ["remove", "b", "ac"],
    ["move-earlier", "x", "abc"],
    ["move-later", "x", "abc"],
    ["remove", "x", "abc"],
  ] as const)("%s %s makes %s", (intent, photo, expected) => {
    expect(applyPhotoEdit(photos, { intent, photo }).join("")).toBe(expected);
  });

  it("never adds, doubles or, but for a removal, loses a photo", () => {
    const edits = fc.array(
      fc.record({ intent: fc.constantFrom(...PHOTO_EDITS), photo: fc.constantFrom(..."abcdefg") }),
    );
    fc.assert(
      fc.property(edits, (made) => {
        const after = made.reduce(applyPhotoEdit, [..."abcdef"]);
        const removed = new Set(made.filter(({ intent }) => intent === "remove").map(({ photo }) => photo));
        expect([...after].sort()).toEqual([..."abcdef"].filter((photo) => !removed.has(photo)));
      }),
    );
  });

  it("moving later takes moving earlier back", () => {
    expect(
      applyPhotoEdit(applyPhotoEdit(photos, { intent: "move-earlier", photo: "b" }), {
        intent: "move-later",
        photo: "b",
      }),
    ).toEqual(photos);
  });
});
