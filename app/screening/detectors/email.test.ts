import { describe, expect, test } from "vitest";
import { screen } from "../screening";

const TECHNIQUES: Readonly<Record<string, readonly string[]>> = {
  plain: [
    "anna.k@example.com",
    "write to ANNA+dating@mail.example.co.uk please",
    "anna@exämple.de",
    "mailto:anna@example.com",
  ],
  "full-width and look-alike signs": [
    "anna＠example．com",
    "аnna@ехample.com",
    "anna@example。com",
    "anna&#64;example&#46;com",
    "anna%40example.com",
  ],
  "spaces inside": [
    "anna @ example . com",
    "a n n a @ g m a i l . c o m",
    "anna@ gmail .com",
    "a n n a at g m a i l dot c o m",
  ],
  "words in English": [
    "anna at example dot com",
    "anna dot k at gmail dot com",
    "anna underscore k at outlook dot com",
    "anna AT gmail DOT com",
    "anna at-sign example dot org",
    "my email is anna at gmail",
  ],
  "words in Spanish": [
    "anna arroba gmail punto com",
    "escríbeme a anna punto k arroba hotmail punto es",
    "anna arroba gmail",
  ],
  "words in French": [
    "anna arobase gmail point com",
    "anna point k arobase orange point fr",
    "écris-moi: anna arobase gmail",
  ],
  "words in German": [
    "anna ät gmail punkt com",
    "anna punkt k at web punkt de",
    "anna klammeraffe gmx punkt de",
    "anna at gmx punkt net",
  ],
  brackets: [
    "anna(at)example(dot)com",
    "anna [at] example [dot] com",
    "anna {at} gmail {dot} com",
    "anna(@)example.com",
    "anna -at- gmail -dot- com",
    "anna (arroba) gmail (punto) com",
    "anna<at>gmail<dot>com",
    "anna [at] gmail",
  ],
  "the ending left out": [
    "anna dot k at gmail",
    "anna@gmail",
    "annak92 at gmail",
    "anna.k at hotmail",
    "anna.k at yahoo",
    "annak92 gmail",
  ],
  "the provider misspelt": [
    "annak at gee mail dot com",
    "anna.k at g-mail",
    "annak at gmial dot com",
    "annak92 at hot mail",
    "annak@gma1l.c0m",
    "annak gmail com",
  ],
  announced: [
    "my gmail is annak92",
    "gmail: annak",
    "annak92 on gmail",
    "my email backwards: moc.liamg@knna",
    "email anna_k at proton mail",
  ],
  "the sign replaced": ["anna 📧 gmail.com", "anna#gmail.com", "anna gmail,com", "anna at gmail,com"],
};

describe.each(Object.entries(TECHNIQUES))("an e-mail address: %s", (_, texts) => {
  test.each(texts)("%j", (text) => {
    expect(screen(text).allowed, JSON.stringify(screen(text))).toBe(false);
  });
});
