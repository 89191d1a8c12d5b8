import { z } from "zod";
import { discoveryTexts as texts } from "~/texts/discovery";
import { LOWEST_SCORE } from "./rules";

export const MAX_CANDIDATES = 100;
const DEFAULT_CANDIDATES = 50;

const digits = (invalid: string) =>
  z
    .string(invalid)
    .regex(/^\d{1,3}$/, invalid)
    .transform(Number);

const limit = digits(texts.limitInvalid).pipe(
  z.number().min(1, texts.limitInvalid).max(MAX_CANDIDATES, texts.limitInvalid),
);
const min = digits(texts.minInvalid).pipe(z.number().min(LOWEST_SCORE, texts.minInvalid).max(100, texts.minInvalid));

/** The query of `GET /api/discover`. */
export const DiscoverQuerySchema = z.object({
  limit: limit.default(DEFAULT_CANDIDATES),
  verifiedOnly: z
    .enum(["true", "false"], texts.verifiedOnlyInvalid)
    .default("false")
    .transform((value) => value === "true"),
  min: min.nullable().default(null),
});

/** What a member narrows or widens the candidates by; `min` null is the tier's own threshold. */
export interface Filters {
  verifiedOnly: boolean;
  min: number | null;
}

/** The filters in an address of the screen. What it cannot read is left out: a typed address still shows somebody. */
export function filtersFrom(search: URLSearchParams): Filters {
  const asked = min.safeParse(search.get("min"));
  return { verifiedOnly: search.get("verifiedOnly") === "true", min: asked.success ? asked.data : null };
}

/** The address of the screen with these filters, and what else it should carry. */
export function discoverPath({ verifiedOnly, min }: Filters, more: Record<string, string> = {}): string {
  const search = new URLSearchParams({
    ...(verifiedOnly ? { verifiedOnly: "true" } : {}),
    ...(min === null ? {} : { min: String(min) }),
    ...more,
  }).toString();
  return search === "" ? "/discover" : `/discover?${search}`;
}

/** Where the next cards come from, with these filters. */
export const morePath = (filters: Filters): string => discoverPath(filters).replace("/discover", "/discover/more");

/** The safety reminder before a chat with this member, as a page. */
export const reminderPath = (id: string): string => `/discover/reminder/${id}`;

/** What follows the reminder, as a page. */
export const likedPath = (id: string): string => `/discover/liked/${id}`;

/** The conversation of a match. */
export const conversationPath = (matchId: string): string => `/messages?matchId=${encodeURIComponent(matchId)}`;
