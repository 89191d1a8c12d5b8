import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const kinds = ["phone", "email", "handle", "url"] as const;
const shared = { id: z.string().regex(/^[a-z-]+-\d{2,3}$/), language: z.enum(["en", "es", "fr", "de"]) };
const single = { text: z.string().min(1) };
const split = { messages: z.array(z.string().min(1)).min(2) };
const positive = { ...shared, technique: z.string(), expect: z.enum(kinds) };
const negative = { ...shared, hardness: z.string(), expect: z.null() };

const positiveText = z.strictObject({ ...positive, ...single });
const splitContact = z.strictObject({ ...positive, ...split });
const innocent = z.union([z.strictObject({ ...negative, ...single }), z.strictObject({ ...negative, ...split })]);
const seen = { id: z.string().regex(/^[a-z]+-\d{4}$/), language: z.enum(["en", "es", "fr", "de", "mixed"]) };
const seenInnocent = z.union([
  z.strictObject({ ...negative, ...seen, ...single }),
  z.strictObject({ ...negative, ...seen, ...split }),
]);

export type Kind = (typeof kinds)[number];
/** One text that holds a way to be reached outside the service. */
export type Contact = z.infer<typeof positiveText>;
/** Consecutive messages of one sender that hold one only together. */
export type SplitContact = z.infer<typeof splitContact>;
/** A text, or consecutive messages, that any member may write. */
export type Innocent = z.infer<typeof innocent>;
export type Sample = Contact | SplitContact | Innocent;

export interface Corpus {
  contacts: Contact[];
  splits: SplitContact[];
  /** Those that look like a contact: figures, names of networks, 'at' and 'dot'. */
  hard: Innocent[];
  easy: Innocent[];
}

/** Reads the whole corpus; a line of another form throws. Tests and benchmarks run in the project's folder. */
export function readCorpus(): Corpus {
  return {
    contacts: [...kinds].flatMap((kind) => readLines(join("positives", kind), positiveText)),
    splits: readLines(join("positives", "split"), splitContact),
    hard: readLines(join("negatives", "hard"), innocent),
    easy: readLines(join("negatives", "easy"), innocent),
  };
}

/** The innocent texts of those who examined the engine without knowing it, by round. */
export function readExaminations(): Record<string, z.infer<typeof seenInnocent>[]> {
  const names = readdirSync(join("tests", "screening-corpus", "innocents")).map((file) => file.replace(".jsonl", ""));
  return Object.fromEntries(names.map((name) => [name, readLines(join("innocents", name), seenInnocent)]));
}

/** What a sample says, its messages on lines of their own. */
export function wordsOf(sample: { text: string } | { messages: string[] }): string {
  return "text" in sample ? sample.text : sample.messages.join("\n");
}

function readLines<Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema>[] {
  const lines = readFileSync(join("tests", "screening-corpus", `${name}.jsonl`), "utf8")
    .trimEnd()
    .split("\n");
  return lines.map((line) => schema.parse(JSON.parse(line)));
}
