import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalise } from "./normalise";

describe("plain text", () => {
  test.each([
    ["ANNA", "anna"],
    ["Ánna Köhler-Weiß", "anna kohler-weiss"],
    ["ａｎｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ", "anna@example.com"],
    ["аnnа", "anna"],
    ["𝒂𝓷𝔫𝕒 𝟺𝟚", "anna 42"],
    ["ⓐⓝⓝⓐ 🅐🅝🅝🅐 🅰🅽🅽🅰", "anna anna anna"],
    ["4️⃣2️⃣ ④② ➍➋ ⁴² ٤٢ ४२ 四二", "42 42 42 42 42 42 42"],
    ["⒜⒩⒩⒜ 🄐🄝🄝🄐 ᴀɴɴᴀ ꜱɴᴀᴘ", "anna anna anna snap"],
    ["𝗜𝗚 ＩＧ 𝐈𝐆 Іg", "ig ig ig ig"],
    ["卂几几卂 ꀤꁅ ληηλ įղʂէą", "anna ig anna insta"],
    ["a\u200bn\u00adn\u2060a\ufeff", "anna"],
    ["a\u0336n\u0336n\u0336a\u0336", "anna"],
    ["a\u00a0b\u2800c\td\r\ne", "a b c d \ne"],
    ["example·com example。com", "example.com example.com"],
    ["anna%40example%2Ecom", "anna@example.com"],
    ["anna&#64;example&#x2e;com &commat;", "anna@example.com @"],
    ["100% & more", "100% & more"],
    ["it’s – “so”", 'it\'s - "so"'],
  ])("of %j is %j", (written, plain) => {
    expect(normalise(written).text).toBe(plain);
  });
});

describe("the way back", () => {
  test("leads to what was written, with everything that looks like nothing", () => {
    const plain = normalise("x a\u200bn\u0336na y");
    const start = plain.text.indexOf("anna");
    expect(plain.excerpt(start, start + 4)).toBe("a\u200bn\u0336na");
  });
  test("takes whole characters, also where one stands for several letters", () => {
    const plain = normalise("1 🔟 Straße");
    expect(plain.text).toBe("1 10 strasse");
    expect(plain.excerpt(2, 3)).toBe("🔟");
  });
  test("of all plain text is part of the original", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
        const plain = normalise(text);
        expect(text).toContain(plain.excerpt(0, plain.text.length));
        expect(normalise(plain.text).text.length).toBeLessThanOrEqual(4 * text.length + 4);
      }),
    );
  });
});
