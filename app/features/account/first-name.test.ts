import { describe, expect, it } from "vitest";
import { keptFirstName, shownFirstName } from "./first-name";

describe("a first name from the login provider", () => {
  it.each(["Ada", "Anne-Marie", "Seán", "D’Arcy", "Владимир", "小明", "María José", "Jean Luc", "Bo", "O'Neil"])(
    "keeps %s",
    (name) => {
      expect(keptFirstName(name)).toBe(name);
    },
  );

  it("keeps it on one line", () => {
    expect(keptFirstName("  Anne \n Marie ")).toBe("Anne Marie");
  });

  it.each([
    "Ada 415-555-0132",
    "ada.example@gmail.com",
    "@annak",
    "snap: annak_k",
    "annak92",
    "①②③",
    "ada.com",
    "four one five five five five oh one three two",
    "A".repeat(61),
  ])("keeps nothing of %s", (name) => {
    expect(keptFirstName(name)).toBe("");
  });

  it("is replaced where others would read nothing", () => {
    expect(shownFirstName("Ada")).toBe("Ada");
    expect(shownFirstName("")).toBe("A member");
  });
});
