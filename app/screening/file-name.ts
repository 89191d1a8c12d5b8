import { screen, type Screening } from "./screening";

/** What devices and programs begin the names of their pictures and videos with. */
const MADE_BY_DEVICE =
  /^(?:(?:img|image|imag|cimg|dsc[nf]?|dcim|pxl|mvimg|vid|video|mov|gopr|dji|wp|wa|p|foto|photo|picture|pic|bild|imagen|scan|burst|portrait|selfie|screen ?shot|screen recording|bildschirmfoto|captura(?: de pantalla)?|capture(?: d.ecran)?|whatsapp (?:image|video)|fb|received|signal|snapchat|instagram|facebook|telegram-cloud-photo-size|line|inshot|picsart|vsco|lightroom|collage|download|unnamed|profile-video)(?![a-z])[-_ ]*)+/i;
const PACKAGE = /(?<![a-z0-9])(?:com|org|net)(?:\.[a-z0-9_]+)+/gi;
const WORD = /\p{L}{3,}/u;
const FIGURES = /(?<!\p{L})[\d .,_()T-]+/gu;
/** A date with its time, or a counter: longer than what people write down without a gap. */
const COUNTER = /(?<![\d+])(?:\d{8}[-_ T]\d{4,9}|\d{7,})(?!\d)/g;
const IDENTIFIER = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<![0-9a-z])[0-9a-f]{16,}(?![0-9a-z])/gi;
/** Longer than file systems allow. */
const LONGEST_NAME = 300;

/**
 * Screens the name that a member's device gave to a file. Dates, counters and identifiers that cameras and programs
 * put there are no contact information: "IMG_20240105_123456789.jpg".
 */
export function screenFileName(fileName: string): Screening {
  const name = fileName.slice(-LONGEST_NAME).replace(/^.*[/\\]/s, "");
  const stem = name.replace(/\.[a-z0-9]{2,5}$/i, "").replace(IDENTIFIER, " ");
  const made = MADE_BY_DEVICE.exec(stem)?.[0] ?? "";
  const rest = stem.slice(made.length);
  const written =
    made !== ""
      ? rest.replace(PACKAGE, " ").replace(FIGURES, " ")
      : WORD.test(rest)
        ? rest
        : rest.replace(COUNTER, " ");
  const asWritten = screen(written);
  return asWritten.allowed ? screen(written.replace(/[_-]+/g, " ")) : asWritten;
}
