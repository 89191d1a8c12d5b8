/**
 * The codes of many members, one byte each, laid out for a kernel that handles one question of many members at once.
 *
 * Members stand in blocks of `stride` lanes. A block holds its members' codes for the first question side by side, then
 * those for the second, and so on:
 *
 *     codes[(block * questions + question) * stride + lane]    block = floor(member / stride), lane = member % stride
 *
 * With 64 lanes, one question of a block is a cache line (four 128-bit registers, one of 512 bits): a kernel keeps 64
 * sums in registers, loads a question's 16 credits once, and looks all lanes up by a byte shuffle. Blocks follow each
 * other, so that a scan reads memory once and in order, more members are more blocks behind the others, and several
 * workers can share the blocks out. Lanes beyond `count` in the last block are zero, which is unanswered.
 */
export interface Population {
  readonly codes: Uint8Array;
  /** How many members there are. */
  readonly count: number;
  /** How many members stand side by side in a block. */
  readonly stride: number;
}

export const STRIDE = 64;

/** A population whose members have answered nothing yet. */
export function emptyPopulation(questions: number, count: number, stride = STRIDE): Population {
  return { codes: new Uint8Array(Math.ceil(count / stride) * stride * questions), count, stride };
}

/** The members' codes, each as `encodeAnswers` gives them, in the layout above. */
export function packPopulation(members: readonly Uint8Array[], stride = STRIDE): Population {
  const population = emptyPopulation(members[0]?.length ?? 0, members.length, stride);
  for (const [member, codes] of members.entries()) writeMember(population, member, codes);
  return population;
}

/** Replaces one member's codes in place. */
export function writeMember({ codes, count, stride }: Population, member: number, answers: Uint8Array): void {
  if (!(member >= 0 && member < count)) throw new RangeError(`There is no member ${member}`);
  const lane = member % stride;
  const block = (member - lane) * answers.length;
  if (block + answers.length * stride > codes.length) throw new RangeError("The codes belong to other factors");
  for (const [question, code] of answers.entries()) codes[block + question * stride + lane] = code;
}

/** One member's codes, as `writeMember` has put them. */
export function readMember({ codes, count, stride }: Population, member: number, questions: number): Uint8Array {
  if (!(member >= 0 && member < count)) throw new RangeError(`There is no member ${member}`);
  const lane = member % stride;
  const block = (member - lane) * questions;
  return Uint8Array.from({ length: questions }, (_, question) => codes[block + question * stride + lane] ?? 0);
}
