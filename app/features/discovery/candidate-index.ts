import { creditTable } from "../../matching/credits";
import type { Factor } from "../../matching/factors";
import { emptyPopulation, readMember, STRIDE, writeMember, type Population } from "../../matching/population";
import { scoreMany } from "../../matching/score";
import { bestFirst } from "./best-first";
import { FACET_BYTES, isMutualFit } from "./rules";

/** Who looks for others. */
export interface Seeker {
  /** The member's own id; nobody is shown to themselves. */
  id: string;
  codes: Uint8Array;
  facets: Uint8Array;
}

export interface Search {
  limit: number;
  /** The lowest score, 0–100. */
  atLeast: number;
  verifiedOnly: boolean;
  /** Members who are not shown, whatever they score. */
  decided: readonly { id: string; isPassed: boolean }[];
}

export interface Found {
  id: string;
  /** With its fraction. */
  score: number;
}

/** The least room, in members, that is made at a time. */
const LEAST_ROOM = 16 * STRIDE;

/** Whether a place is taken, and by whom: one byte a place. */
const FREE = 0;
const TAKEN = 1;
const VERIFIED = 2;

/**
 * All members who can be seen, laid out for comparing one of them with all others: codes of answers, bytes of wishes,
 * nothing else. A place that a member leaves is given to the next one who comes.
 */
export class CandidateIndex {
  readonly #factors: readonly Factor[];
  readonly #placeOf = new Map<string, number>();
  readonly #free: number[] = [];
  #ids: string[] = [];
  #codes: Uint8Array;
  #facets: Uint8Array;
  #flags: Uint8Array;

  constructor(factors: readonly Factor[]) {
    this.#factors = factors;
    this.#codes = emptyPopulation(factors.length, LEAST_ROOM).codes;
    this.#facets = new Uint8Array(LEAST_ROOM * FACET_BYTES);
    this.#flags = new Uint8Array(LEAST_ROOM);
  }

  /** How many members it holds. */
  get size(): number {
    return this.#placeOf.size;
  }

  has(id: string): boolean {
    return this.#placeOf.has(id);
  }

  /** Takes a member in, or brings one up to date. Without codes, those from before stay. */
  put(id: string, member: { codes?: Uint8Array; facets: Uint8Array; isVerified: boolean }): void {
    const known = this.#placeOf.get(id);
    if (known === undefined && member.codes === undefined) throw new RangeError("A new member needs codes");
    const place = known ?? this.#takePlace(id);
    if (member.codes) writeMember(this.#population(), place, member.codes);
    this.#facets.set(member.facets, place * FACET_BYTES);
    this.#flags[place] = member.isVerified ? TAKEN | VERIFIED : TAKEN;
  }

  /** Forgets a member. Idempotent. */
  remove(id: string): void {
    const place = this.#placeOf.get(id);
    if (place === undefined) return;
    this.#flags[place] = FREE;
    this.#placeOf.delete(id);
    this.#free.push(place);
  }

  /** The codes of a member's answers, or null for who is not here. */
  codesOf(id: string): Uint8Array | null {
    const place = this.#placeOf.get(id);
    return place === undefined ? null : readMember(this.#population(), place, this.#factors.length);
  }

  /** The best for a member, best first, and whether among the passed ones there is anybody who would be shown again. */
  search(seeker: Seeker, { limit, atLeast, verifiedOnly, decided }: Search): { found: Found[]; hasPassed: boolean } {
    const population = this.#population();
    const { count } = population;
    const scores = new Float32Array(count);
    scoreMany(creditTable(this.#factors, seeker.codes), population, scores);
    const eligible = this.#eligible(seeker.facets, verifiedOnly ? TAKEN | VERIFIED : TAKEN);
    this.#exclude(eligible, seeker.id);
    let hasPassed = false;
    for (const { id, isPassed } of decided) {
      const place = this.#exclude(eligible, id);
      if (isPassed && place !== null && (scores[place] ?? 0) >= atLeast) hasPassed = true;
    }
    const found = bestFirst(scores, this.#ids, limit, { count, atLeast, eligible }).map((place) => ({
      id: this.#ids[place] ?? "",
      score: scores[place] ?? 0,
    }));
    return { found, hasPassed };
  }

  /** One byte a place: 1 for members with these flags whose wishes and the seeker's allow them to meet. */
  #eligible(facets: Uint8Array, flags: number): Uint8Array {
    const eligible = new Uint8Array(this.#ids.length);
    for (let place = 0; place < eligible.length; place++) {
      if (((this.#flags[place] ?? FREE) & flags) !== flags) continue;
      if (isMutualFit(facets, this.#facets, place * FACET_BYTES)) eligible[place] = 1;
    }
    return eligible;
  }

  /** Takes a member out of the eligible ones. Returns the place, or null when the member was not among them. */
  #exclude(eligible: Uint8Array, id: string): number | null {
    const place = this.#placeOf.get(id);
    if (place === undefined || eligible[place] !== 1) return null;
    eligible[place] = 0;
    return place;
  }

  #population(): Population {
    return { codes: this.#codes, count: this.#ids.length, stride: STRIDE };
  }

  #takePlace(id: string): number {
    const place = this.#free.pop() ?? this.#ids.length;
    this.#ids[place] = id;
    this.#placeOf.set(id, place);
    if (place >= this.#flags.length) this.#grow(2 * this.#flags.length);
    return place;
  }

  /** Members stand block after block, so a larger row begins as the smaller one. */
  #grow(room: number): void {
    this.#codes = grown(this.#codes, emptyPopulation(this.#factors.length, room).codes);
    this.#facets = grown(this.#facets, new Uint8Array(room * FACET_BYTES));
    this.#flags = grown(this.#flags, new Uint8Array(room));
  }
}

function grown(small: Uint8Array, large: Uint8Array): Uint8Array {
  large.set(small);
  return large;
}
