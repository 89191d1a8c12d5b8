import type { ViolationKind } from "../finding";
import { RoleSet, type Role } from "../lexicon";
import type { Reading } from "../reading";

/** A place in a text where a network or an e-mail service is named or described (the end is exclusive). */
export interface Mention {
  readonly from: number;
  readonly to: number;
  /** Whether the words mean a network, are short for one, mean a pastime too, mostly something else, or describe one. */
  readonly sureness: "sure" | "slang" | "hobby" | "ambiguous" | "described";
  readonly kind: ViolationKind;
}

const NAMING: readonly { readonly role: Role; readonly sureness: Mention["sureness"]; readonly kind: ViolationKind }[] =
  [
    { role: "network", sureness: "sure", kind: "handle" },
    { role: "networkSlang", sureness: "slang", kind: "handle" },
    { role: "provider", sureness: "sure", kind: "email" },
    { role: "networkHobby", sureness: "hobby", kind: "handle" },
    { role: "networkAmbiguous", sureness: "ambiguous", kind: "handle" },
  ];

const MENTIONING = RoleSet.of([...NAMING.map(({ role }) => role), "app", "described"]);

/** Every mention in a text, in order; none overlaps another. */
export function findMentions(reading: Reading): Mention[] {
  const mentions: Mention[] = [];
  const isDescribed = reading.mayHave("app") && reading.mayHave("described");
  if (!isDescribed && !reading.mayHave("network", "networkSlang", "networkAmbiguous", "networkHobby", "provider"))
    return mentions;
  for (let at = 0; at < reading.tokens.length;) {
    const mention = mentionAt(reading, at);
    if (mention !== null) mentions.push(mention);
    at = mention?.to ?? at + 1;
  }
  return mentions;
}

/** The longest name or description that starts at a token. */
export function mentionAt(reading: Reading, at: number): Mention | null {
  if (!reading.mayBegin(at, MENTIONING)) return null;
  let best: Mention | null = null;
  for (const { role, sureness, kind } of NAMING) {
    const length = reading.length(at, role);
    if (length > 0 && (best === null || at + length > best.to)) best = { from: at, to: at + length, sureness, kind };
  }
  return best === null ? descriptionAt(reading, at) : withTail(reading, best);
}

/** "the yellow app with the ghost" */
function withTail(reading: Reading, mention: Mention): Mention {
  if (!/^(?:with|con|avec|mit)$/.test(reading.tokens[mention.to]?.text ?? "")) return mention;
  for (let at = mention.to + 1; at < mention.to + DESCRIPTION_REACH; at++) {
    const length = reading.length(at, "described");
    if (length > 0) return { ...mention, to: at + length };
  }
  return mention;
}

const DESCRIPTION_REACH = 5;

/** "the app with the camera", "dancing video app", "la de las fotos". */
function descriptionAt(reading: Reading, at: number): Mention | null {
  const first = reading.length(at, "app", "described");
  if (first === 0) return null;
  const isApp = reading.is(at, "app");
  const other = isApp ? "described" : "app";
  for (let next = at + first; next < at + first + DESCRIPTION_REACH; next++) {
    const length = reading.length(next, other);
    if (length > 0) return { from: at, to: next + length, sureness: "described", kind: "handle" };
    const token = reading.tokens[next];
    // "Foto-App"
    if (token?.text === "-" && reading.isGlued(next) && reading.isGlued(next + 1)) continue;
    if (token === undefined || token.kind === "sign" || reading.startsLine(next)) return null;
  }
  return null;
}
