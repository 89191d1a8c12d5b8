import type { Finding } from "../finding";
import type { Reading } from "../reading";
import { certainNames } from "./certain-names";
import { codeOnNetwork } from "./codes";
import { invitation } from "./invitations";
import { invitationStart, isPossessed } from "./links";
import { findMentions, type Mention } from "./mentions";
import { nameAfter } from "./names-after";
import { nameBefore } from "./names-before";
import { nameNearby } from "./names-nearby";
import { nameToEnter } from "./names-entered";
import { nameInPieces } from "./names-pieced";
import { nameThatIs } from "./names-pointed";
import { nameToSeek } from "./names-sought";
import { nameByItsEnds, nameInAnswer, nameInParts, nameOfAccount, nameUnderCondition } from "./names-told";
import { sameName } from "./same-names";
import { spelledName } from "./spelled-names";
import { findNames } from "./shaped-names";
import { findTags } from "./tags";
import { announcedNames } from "./user-names";

/** Names on networks, announced names, and invitations to meet on a network. */
export function findHandles(reading: Reading): Finding[] {
  const mentions = worthALook(findMentions(reading));
  const findings = findTags(reading, mentions.length > 0);
  for (const mention of mentions) {
    const finding = findAbout(reading, mention);
    if (finding !== null) findings.push(finding);
  }
  if (findings.length === 0) findings.push(...namesNearMentions(reading, mentions));
  if (findings.length === 0) findings.push(...announcedNames(reading, mentions));
  if (findings.length === 0) findings.push(...certainNames(reading));
  return findings;
}

/** More than fit into a message; what is longer is there to keep us busy. */
const MOST_MENTIONS = 500;

/** Of networks named one right after the other the first and the last: what is said stands around them. Bounded. */
function worthALook(mentions: readonly Mention[]): Mention[] {
  const outer = mentions.filter(({ from, to }, i) => mentions[i - 1]?.to !== from || mentions[i + 1]?.from !== to);
  return outer.length > MOST_MENTIONS
    ? [...outer.slice(0, MOST_MENTIONS / 2), ...outer.slice(-MOST_MENTIONS / 2)]
    : outer;
}

type Rule = (reading: Reading, mention: Mention) => Finding | null;

const ABOUT_MENTIONS: readonly Rule[] = [
  nameAfter,
  nameBefore,
  nameInAnswer,
  nameUnderCondition,
  nameInParts,
  nameByItsEnds,
  nameOfAccount,
  nameThatIs,
  nameToEnter,
  nameToSeek,
  nameInPieces,
  sameName,
  codeOnNetwork,
  spelledName,
  nameNearby,
  invitation,
];

function findAbout(reading: Reading, mention: Mention): Finding | null {
  for (const rule of ABOUT_MENTIONS) {
    const finding = rule(reading, mention);
    if (finding !== null) return finding;
  }
  return null;
}

const NEAR = 12;

/** Names that no ordinary word looks like, a few words from a network: "hab snap, heiße da waldfee_x". */
function namesNearMentions(reading: Reading, mentions: readonly Mention[]): Finding[] {
  const certain = mentions.filter(
    ({ sureness, from }) =>
      sureness !== "ambiguous" || isPossessed(reading, from) || invitationStart(reading, from) !== null,
  );
  if (certain.length === 0) return [];
  const findings: Finding[] = [];
  for (const name of findNames(reading)) {
    const near = certain.find(({ from, to, sureness }) =>
      sureness === "hobby" && !name.glued
        ? false
        : name.from >= to
          ? name.from - to <= NEAR
          : from >= name.to && from - name.to <= NEAR,
    );
    if (near !== undefined) {
      findings.push({ kind: near.kind, start: name.start, end: name.end, reason: "a name near a network" });
    }
  }
  return findings;
}
