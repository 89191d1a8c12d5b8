import type { Member } from "../account/member";

export type Screened = { ok: true } | { ok: false; message: string; violations: string[] };

/** Whether a member may send this text in this match. Runs before anything is stored or charged. */
export async function screenMessage(_me: Member, _matchId: string, _text: string): Promise<Screened> {
  return { ok: true };
}
