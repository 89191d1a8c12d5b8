import { onward, openings, topics } from "./lines";
import type { KnownMessage, KnownProfile } from "./product";

export interface Speaker {
  readonly id: string;
  readonly profile: KnownProfile;
}

/** The first words to a new match. The same two always get the same. */
export function openingFor(self: Speaker, partner: { name: string; profile: KnownProfile }): string {
  const shared = partner.profile.interests.find((interest) => self.profile.interests.includes(interest));
  const interest = (shared ?? partner.profile.interests[0])?.toLowerCase();
  // Without an interest to name, only the opening that names none fits.
  const index = interest === undefined ? openings.length - 1 : spread(self.id) % openings.length;
  return openings[index]?.({ name: partner.name, interest: interest ?? "" }) ?? "Hello.";
}

/** The answer to a conversation whose newest message is the partner's. Nothing that was said is said again soon. */
export function replyTo(conversation: readonly KnownMessage[], self: Speaker): string {
  const { profession, location, interests } = self.profile;
  const own = { profession, location, interests: inWords(interests.slice(0, 3)) };
  const said = new Set(conversation.filter(({ senderId }) => senderId === self.id).map(({ message }) => message));
  const heard = conversation.at(-1)?.message ?? "";
  const fitting = topics.filter(({ words }) => words.test(heard)).map(({ say }) => say(own));
  const start = spread(self.id) + said.size;
  const inTurn = onward.map((_, index) => onward[(start + index) % onward.length] ?? "");
  return [...fitting, ...inTurn].find((line) => !said.has(line)) ?? inTurn[0] ?? "";
}

/** Milliseconds that a person needs before and while typing this. */
export function typingPause(line: string): number {
  return 1_200 + Math.min(4_000, line.length * 25);
}

/** "cooking, art and travel" */
function inWords(interests: readonly string[]): string {
  const words = interests.map((interest) => interest.toLowerCase());
  const last = words.pop();
  return words.length === 0 ? (last ?? "quiet things") : `${words.join(", ")} and ${last}`;
}

/** A number that differs from companion to companion. */
function spread(id: string): number {
  return Number.parseInt(id.slice(-6), 16);
}
