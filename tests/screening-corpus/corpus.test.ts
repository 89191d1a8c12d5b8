import { describe, expect, test } from "vitest";
import { readCorpus, wordsOf, type Sample } from "./corpus";
import { labelOf } from "./rate";

const corpus = readCorpus();
const positives = [...corpus.contacts, ...corpus.splits];
const negatives = [...corpus.hard, ...corpus.easy];
const all: Sample[] = [...positives, ...negatives];

const techniques = [
  ...["phone-national", "phone-international", "phone-separated", "phone-words", "phone-words-mixed"],
  ...["phone-lookalike", "phone-unicode", "phone-invisible", "phone-spread", "phone-reversed", "phone-lines"],
  ...["email-plain", "email-words", "email-brackets", "email-spaced", "email-provider", "email-disguised"],
  ...["url-plain", "url-bare", "url-words", "url-messenger", "url-linkpage"],
  ...["handle-at", "handle-announced", "handle-oblique", "handle-discord", "handle-messenger", "handle-misspelt"],
  ...["carrier", "in-long-text"],
];
const splitTechniques = ["split-phone", "split-email", "split-handle", "split-url"];
const hardnesses = [
  ...["abbreviation", "address", "age", "app-talk", "at-sign", "at-word", "bio-figures", "bus-line", "chess", "chords"],
  ...["clock-time", "contact-talk", "conversation", "coordinates", "coupon", "date", "dot-word", "emergency", "emoji"],
  ...["flight-train", "grades", "hashtag", "height", "historic-date", "idiom-number", "invitation-word", "isbn"],
  ...["jersey", "long-with-figures", "lottery", "mathematics", "measurement", "missing-space", "network-mention"],
  ...["network-past", "network-word", "number-word", "order-number", "percentage", "phone-model", "postcode", "price"],
  ...["range", "recipe", "room", "salary", "score", "sport-figures", "title", "title-and-name", "version", "weight"],
  "year",
];
const ordinary = ["bio", "chat", "feeling", "long-bio", "opinion", "plans", "work"];

const labels = (samples: readonly Sample[]) => [...new Set(samples.map(labelOf))].sort();
const atLeast = (least: number, samples: readonly Sample[]) =>
  labels(samples).filter((label) => samples.filter((sample) => labelOf(sample) === label).length < least);
/** Samples whose key another one before them has. */
function repeated(key: (sample: Sample) => string): string[] {
  const seen = new Set<string>();
  return all.flatMap((sample) => {
    const isNew = !seen.has(key(sample));
    seen.add(key(sample));
    return isNew ? [] : [sample.id];
  });
}

describe("The labelled corpus of contact screening", () => {
  test("holds enough of each sort", () => {
    expect(corpus.contacts.length).toBeGreaterThanOrEqual(800);
    expect(corpus.splits.length).toBeGreaterThanOrEqual(80);
    expect(negatives.length).toBeGreaterThanOrEqual(1_700);
    expect(corpus.hard.length).toBeGreaterThanOrEqual(1_200);
  });

  test("covers every technique and every hardness, none with a handful only", () => {
    expect(labels(corpus.contacts)).toEqual([...techniques].sort());
    expect(labels(corpus.splits)).toEqual([...splitTechniques].sort());
    expect(labels(corpus.hard)).toEqual([...hardnesses].sort());
    expect(labels(corpus.easy)).toEqual(ordinary);
    expect(atLeast(10, all)).toEqual([]);
  });

  test("has every kind of contact and each language on both sides", () => {
    for (const kind of ["phone", "email", "handle", "url"] as const) {
      expect(corpus.contacts.filter(({ expect }) => expect === kind).length).toBeGreaterThanOrEqual(100);
    }
    for (const language of ["es", "fr", "de"] as const) {
      expect(positives.filter((sample) => sample.language === language).length).toBeGreaterThanOrEqual(90);
      expect(negatives.filter((sample) => sample.language === language).length).toBeGreaterThanOrEqual(240);
    }
  });

  test("names each sample once, after its label", () => {
    expect(repeated(({ id }) => id)).toEqual([]);
    expect(all.filter((sample) => !sample.id.startsWith(`${labelOf(sample)}-`))).toEqual([]);
  });

  test("says nothing twice, not even with other figures", () => {
    const bare = (sample: Sample) => wordsOf(sample).toLowerCase().replace(/\s+/g, " ").trim();
    expect(repeated(bare)).toEqual([]);
    expect(repeated((sample) => bare(sample).replace(/\d/g, "0"))).toEqual([]);
  });

  test("has splits with talk between the parts, and harmless conversations beside them", () => {
    expect(corpus.splits.filter(({ messages }) => messages.length >= 4).length).toBeGreaterThanOrEqual(30);
    expect(corpus.hard.filter((sample) => "messages" in sample).length).toBeGreaterThanOrEqual(60);
  });
});
