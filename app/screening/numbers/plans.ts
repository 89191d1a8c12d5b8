import metadata from "libphonenumber-js/metadata.max.json";

/** Where members live and travel most: a number without country code is measured against these plans. */
const HOME_COUNTRIES = [
  "US",
  "GB",
  "DE",
  "FR",
  "ES",
  "IE",
  "AU",
  "CA",
  "AT",
  "CH",
  "IT",
  "NL",
  "BE",
  "PT",
  "MX",
  "AR",
  "CO",
  "CL",
  "PE",
  "BR",
  "IN",
  "PL",
  "SE",
  "NO",
  "DK",
  "FI",
  "NZ",
  "ZA",
  "SG",
  "HK",
  "GR",
  "TR",
] as const;

interface Plan {
  readonly lengths: ReadonlySet<number>;
  readonly number: RegExp;
  readonly prefix: string;
}

/** The library keeps each country's plan as an array: code, international prefix, pattern, lengths, formats, prefix. */
function planOf(country: keyof typeof metadata.countries): Plan {
  const [, , pattern, lengths, , prefix]: readonly unknown[] = metadata.countries[country] ?? [];
  if (typeof pattern !== "string" || !Array.isArray(lengths)) throw new Error(`No numbering plan for ${country}`);
  return {
    lengths: new Set(lengths.map(Number)),
    number: new RegExp(`^(?:${pattern})$`),
    prefix: typeof prefix === "string" ? prefix : "",
  };
}

const homePlans = HOME_COUNTRIES.map(planOf);
const lengthsByCode = new Map(
  Object.entries(metadata.country_calling_codes).map(([code, countries]) => [
    code,
    new Set(countries.flatMap((country) => [...planOf(country).lengths])),
  ]),
);

/** Whether figures are a number of one of the home countries as it is dialled there. */
export function isNational(digits: string): boolean {
  if (digits.length < 7 || digits.length > 13) return false;
  return homePlans.some(({ lengths, number, prefix }) => {
    if (lengths.has(digits.length) && number.test(digits)) return true;
    if (prefix === "" || !digits.startsWith(prefix)) return false;
    const rest = digits.slice(prefix.length);
    return lengths.has(rest.length) && number.test(rest);
  });
}

/** Whether figures after a + or 00 are a country code with a number that is as long as that country's. */
export function isInternational(digits: string): boolean {
  for (let length = 1; length <= 3; length++) {
    const lengths = lengthsByCode.get(digits.slice(0, length));
    if (lengths === undefined) continue;
    const rest = digits.slice(length);
    // "+44 (0) 20 …" carries the national prefix along.
    return lengths.has(rest.length) || (rest.startsWith("0") && lengths.has(rest.length - 1));
  }
  return false;
}
