import { createHash } from "node:crypto";
import { seededRandom, type Random } from "../random";

const digest = (parts: readonly (string | number)[]) => createHash("sha256").update(parts.join("\n")).digest();

/** A source of random numbers that belongs to these words alone. */
export function randomFor(...parts: readonly (string | number)[]): Random {
  return seededRandom(digest(parts).readUInt32BE(0));
}

/** An identifier (24 hexadecimal digits) that follows from these words. */
export function idFor(...parts: readonly (string | number)[]): string {
  return digest(parts).toString("hex").slice(0, 24);
}

/** A long digest of these words, for what must look like one. */
export function hashFor(...parts: readonly (string | number)[]): string {
  return digest(parts).toString("hex");
}
