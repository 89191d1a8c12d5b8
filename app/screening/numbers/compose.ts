/** What a number word does to its neighbours, wherever it stands: between spaces or glued to them. */
export interface Unit {
  /** "tens" may take a digit, "zeros" multiply what is before them, "repeats" say how often the next one comes. */
  readonly kind: "digits" | "tens" | "zeros" | "repeats" | "link" | "article";
  /** Figures of digits, the first figure of tens, how many zeros or repetitions. */
  readonly value: string;
  /** Where the next word begins. */
  readonly to: number;
}

/** The word at a place, or null. */
export type UnitAt = (at: number) => Unit | null;

/** Figures that several words say together, and where they end. */
export interface Said {
  readonly digits: string;
  readonly to: number;
}

const MOST_REPEATS = 5;

/** Reads the number that begins at a place as people say it: "four hundred eighteen", "vierhundertachtzehn". */
export function numberAt(unitAt: UnitAt, at: number): Said | null {
  const first = unitAt(at);
  if (first === null) return null;
  if (first.kind === "repeats") return repeatedAt(unitAt, first);
  return thousandsAt(unitAt, at);
}

/** "dreimal die sechs", "doppelfünf": a figure that comes several times. */
function repeatedAt(unitAt: UnitAt, repeats: Unit): Said | null {
  let next = unitAt(repeats.to);
  if (next?.kind === "article") next = unitAt(next.to);
  const count = Number(repeats.value);
  if (next?.kind !== "digits" || next.value.length > 2 || count > MOST_REPEATS) return null;
  return { digits: next.value.length === 1 ? next.value.repeat(count) : next.value, to: next.to };
}

function thousandsAt(unitAt: UnitAt, at: number): Said | null {
  return multipliedAt(unitAt, at, 3, (from) => multipliedAt(unitAt, from, 2, (rest) => belowHundredAt(unitAt, rest)));
}

/** A number with its hundreds or thousands, and what follows them: "vier hundert achtzehn", "cent deux". */
function multipliedAt(unitAt: UnitAt, at: number, zeros: number, restAt: (at: number) => Said | null): Said | null {
  const counted = restAt(at);
  const times = unitAt(counted?.to ?? at);
  const countable = counted === null || (counted.digits.length <= 3 && !counted.digits.startsWith("0"));
  if (times?.kind !== "zeros" || Number(times.value) !== zeros || !countable) return counted;
  const link = unitAt(times.to);
  const rest = restAt(link?.kind === "link" ? link.to : times.to);
  const digits = (counted?.digits ?? "1") + "0".repeat(zeros);
  return rest === null || rest.digits.length > zeros || rest.digits.startsWith("0")
    ? { digits, to: times.to }
    : { digits: digits.slice(0, -rest.digits.length) + rest.digits, to: rest.to };
}

function belowHundredAt(unitAt: UnitAt, at: number): Said | null {
  const first = unitAt(at);
  if (first?.kind === "tens") return afterTens(unitAt, Number(first.value) * 10, first.to);
  if (first?.kind !== "digits") return null;
  const next = unitAt(first.to);
  // "quatre vingt dix"
  if (first.value === "4" && next?.kind === "tens" && next.value === "2") return afterTens(unitAt, 80, next.to);
  if (first.value.length === 1 && first.value !== "0" && next?.kind === "link") {
    const ten = unitAt(next.to);
    if (ten?.kind === "tens") return { digits: ten.value + first.value, to: ten.to };
  }
  if (/^[1-9]00$/.test(first.value)) return afterHundreds(unitAt, first);
  return { digits: first.value, to: first.to };
}

/** "trescientos cuarenta y cinco": Spanish has a word for each hundred. */
function afterHundreds(unitAt: UnitAt, hundreds: Unit): Said {
  const rest = belowHundredAt(unitAt, hundreds.to);
  if (rest === null || rest.digits.length > 2 || rest.digits.startsWith("0"))
    return { digits: hundreds.value, to: hundreds.to };
  return { digits: hundreds.value.slice(0, -rest.digits.length) + rest.digits, to: rest.to };
}

/** "cincuenta y cinco", "soixante et onze", "quatre vingt dix sept". */
function afterTens(unitAt: UnitAt, tens: number, to: number): Said {
  const link = unitAt(to);
  const unit = unitAt(link?.kind === "link" ? link.to : to);
  const value = Number(unit?.value);
  const takesTeens = tens === 60 || tens === 80;
  if (unit?.kind !== "digits" || value < 1 || value > (takesTeens ? 19 : 9)) return { digits: String(tens), to };
  const more = value === 10 ? unitAt(unit.to) : null;
  const teen = more?.kind === "digits" ? Number(more.value) : 0;
  if (teen >= 7 && teen <= 9 && more !== null) return { digits: String(tens + 10 + teen), to: more.to };
  return { digits: String(tens + value), to: unit.to };
}
