import type { Finding } from "../finding";
import { hasRole } from "../lexicon";
import type { Reading } from "../reading";
import { endsClause } from "./clauses";
import { profileHosts } from "./domains";
import { isOrdinary, plainEndings } from "./endings";
import { readName } from "./names";
import { spokenEndings } from "./spoken-domains";

/** Links that are no domain with its dots: schemes, numbers of machines, dots left out or told apart from the name. */
export function findOtherLinks(reading: Reading): Finding[] {
  const form = FORMS.map(({ sign, pattern }) => (sign.test(reading.text) ? pattern.exec(reading.text) : null)).find(
    (found) => found !== null && !(found[1] !== undefined && isOrdinary(found[1])),
  );
  if (form != null)
    return [{ kind: "url", start: form.index, end: form.index + form[0].length, reason: "an address of another form" }];
  for (let at = 1; at < reading.tokens.length; at++) {
    const finding = undotted(reading, at) ?? endingApart(reading, at) ?? pathSaid(reading, at);
    if (finding !== null) return [finding];
  }
  return [];
}

/** Hosts of profiles whose words say nothing else when the dots are left out. */
const spacedHosts = [...profileHosts].filter((host) => !/^(?:about|line|solo|signal|cash)\./.test(host));

/** Forms of links; one is looked for only in texts with the sign that it cannot be without. */
interface Form {
  readonly sign: RegExp;
  readonly pattern: RegExp;
}

/** A scheme with whatever follows, "www." before a name, the number of a machine with its path, and "t me / annak". */
const FORMS: readonly Form[] = [
  {
    sign: /:/,
    pattern: /\bh[tx*]{2}ps? ?: ?\/ ?\/ ?[^ \n]{3,}|\b(?:mailto|tel|sms|skype|tg|whatsapp):(?:\/\/)?[^ \n]{4,}/,
  },
  { sign: /www/, pattern: /\bwww[._/;,|-]([a-z0-9][a-z0-9-]{2,40})/ },
  { sign: /www/, pattern: /\bwww[a-z0-9][a-z0-9-]{2,40}(?:com|net|org|de|es|fr)\b/ },
  {
    sign: /\//,
    pattern: /(?<![a-z0-9])(?:tme|wame|instagramcom|facebookcom|tiktokcom|twittercom|linktree|linktr) ?\/ ?[a-z0-9]{3}/,
  },
  {
    sign: /[:;=_|~*]c[o0]m/,
    pattern: /(?<=(?<![a-z0-9@._-])([a-z0-9-]{6,40}))[:;=_|~*]c[o0]m(?![a-z0-9_])/,
  },
  {
    sign: /carrd co|linktr ee|github io|bsky social|beacons ai/,
    pattern: /[a-z0-9-]{4} (?:carrd co|linktr ee|github io|bsky social|beacons ai)(?![a-z0-9])/,
  },
  {
    sign: /\d\.\d{1,3}\./,
    pattern:
      /(?<![\d.])(?!127\.|192\.168\.|10\.)(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?::\d{2,5}(?!\d)|\/[a-z])/,
  },
  {
    sign: /\/|slash/,
    pattern: new RegExp(
      `(?<![a-z0-9])(?:${spacedHosts.map((host) => host.replaceAll(".", " ")).join("|")}) ?(?:/|slash|forward slash) ?[a-z0-9]`,
    ),
  },
];

const SHORTEST_UNDOTTED = 6;

/** "martasgarden com", "martasgarden (com)", "www martasgarden de": the dots are left out. */
function undotted(reading: Reading, at: number): Finding | null {
  const bracketed = reading.tokens[at]?.text === "(" && reading.tokens[at + 2]?.text === ")";
  const place = bracketed ? at + 1 : at;
  const ending = reading.tokens[place];
  const label = reading.tokens[at - 1];
  if (ending === undefined || label === undefined || label.kind === "sign" || !endsClause(reading, place + 1))
    return null;
  const opened = reading.tokens[at - 2]?.text === "www";
  const named = /^c[o0]m$/.test(ending.text) && label.text.length >= SHORTEST_UNDOTTED && !isOrdinary(label.text);
  if (!named && !(opened && (plainEndings.has(ending.text) || spokenEndings.has(ending.text)))) return null;
  const first = opened ? reading.tokens[at - 2] : label;
  return { kind: "url", start: first?.start ?? label.start, end: ending.end, reason: "a domain without its dots" };
}

const MOST_BETWEEN = 5;
const LEADS_TO_ENDING =
  /^(?:add|adding|with|plus|con|mas|avec|mit|anade|ajoute|termina|acaba|endet|finit|an?|un|it|s|es|ca|se|[,+&])$/;
/** "… with dot com at the end" */
const AT_THE_END =
  /^ ?(?:at the end|behind it|after it|al final|detras|a la fin|derriere|am ende|hinten|dahinter|into|in the|in your|in den|en el|dans)/;

/** "martasgarden and then dot com", "martasgarden with .com at the end": words stand between the name and its ending. */
function endingApart(reading: Reading, at: number): Finding | null {
  const said = reading.tokens[at]?.text !== ".";
  const sign = said ? reading.length(at, "dot") : 1;
  if (sign === 0) return null;
  // "a dot and then com"
  const dot = said ? sign + reading.length(at + sign, "and") : sign;
  const then = dot > sign ? dot + reading.length(at + dot, "step") : dot;
  const ending = reading.tokens[at + then];
  const from = placeBefore(reading, at);
  const told = from < at && plainEndings.has(ending?.text ?? "") && reading.lengthBefore(at, "step", 3) > 0;
  if (ending?.kind !== "word" || !(spokenEndings.has(ending.text) || told)) return null;
  if (!said && (!reading.isGlued(at + 1) || reading.isGlued(at))) return null;
  if (!endsClause(reading, at + then + 1) && !AT_THE_END.test(reading.text.slice(ending.end, ending.end + 14)))
    return null;
  let start = from - 1;
  while (reading.tokens[start - 1]?.text === "-" && reading.isGlued(start) && reading.isGlued(start - 1)) start -= 2;
  const label = reading.tokens[from - 1];
  const length = (label?.end ?? 0) - (reading.tokens[start]?.start ?? 0);
  if (from === at || label === undefined || label.kind === "sign" || length < SHORTEST_UNDOTTED) return null;
  if (isOrdinary(label.text) || LEADS_TO_ENDING.test(label.text) || hasRole(label.text, "dotOf")) return null;
  return { kind: "url", start: label.start, end: ending.end, reason: "a domain whose ending is told apart" };
}

/** Where the words begin that lead to an ending. */
function placeBefore(reading: Reading, at: number): number {
  let from = at;
  for (let words = 0; words < MOST_BETWEEN && from > 1; words++) {
    const token = reading.tokens[from - 1];
    const length = Math.max(
      reading.lengthBefore(from, "step", 3),
      reading.lengthBefore(from, "and", 1),
      token !== undefined && LEADS_TO_ENDING.test(token.text) ? 1 : 0,
    );
    if (length === 0) break;
    from -= length;
  }
  return from;
}

/** "linktree slash annak": the path of a network that is only named. */
function pathSaid(reading: Reading, at: number): Finding | null {
  if (reading.tokens[at]?.kind !== "word") return null;
  const slash = reading.length(at, "slash");
  const network = slash === 0 ? 0 : reading.lengthBefore(at, "network", 3);
  const name = network === 0 ? null : readName(reading, at + slash);
  if (name === null || name.shape === "ordinary") return null;
  return { kind: "url", start: reading.tokens[at - network]?.start ?? 0, end: name.end, reason: "a path on a network" };
}
