import type { Explanation } from "../../matching/explain";
import type { PublicMember } from "../profile/public.server";

/** One candidate, as `GET /api/discover` answers. */
export interface DiscoverItem extends PublicMember {
  /** 0–100. */
  compatibilityScore: number;
}

/** A candidate as the screen shows one: with the reasons for the score. */
export interface DiscoverCard extends DiscoverItem {
  explanation: Explanation;
}
