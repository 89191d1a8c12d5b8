import { english } from "./english";
import { french } from "./french";
import { german } from "./german";
import type { Language } from "./language";
import { spanish } from "./spanish";

/** The languages that the engine reads, all at once: people mix them. */
export const LANGUAGES: readonly Language[] = [english, spanish, french, german];
