import { z } from "zod";
import type { DiscoverCard } from "./card";
import { morePath, type Filters } from "./query";

const isCard = (value: unknown): boolean => z.object({ user: z.object({ id: z.string() }) }).safeParse(value).success;

/** The answer of the cards' own server: each card is told by its member, and otherwise taken as it is. */
const MoreSchema = z.object({
  cards: z.array(z.custom<DiscoverCard>(isCard)),
  ending: z.enum(["all-seen", "empty"]).nullable(),
});
export type More = z.infer<typeof MoreSchema>;

/** The next cards, or null when they could not be loaded. */
export async function loadMore(filters: Filters): Promise<More | null> {
  try {
    const response = await fetch(morePath(filters));
    if (response.status === 401) window.location.reload();
    return response.ok ? MoreSchema.parse(await response.json()) : null;
  } catch {
    return null;
  }
}
