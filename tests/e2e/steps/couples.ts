import type { Page } from "@playwright/test";
import { makeMember, newCircle, type MadeMember, type MemberWishes } from "./members";

/** Two members who like each other. */
export interface Couple {
  ada: MadeMember;
  ben: MadeMember;
  matchId: string;
}

/** Makes Ada and Ben, and lets them match. */
export async function makeCouple(wishes: { ada?: MemberWishes; ben?: MemberWishes } = {}): Promise<Couple> {
  const circle = newCircle();
  const ada = await makeMember({ firstName: "Ada", circle, ...wishes.ada });
  const ben = await makeMember({ firstName: "Ben", circle, ...wishes.ben });
  await like(ada, ben.id);
  await like(ben, ada.id);
  return { ada, ben, matchId: await matchOf(ada) };
}

/** Sends a message without the screen. */
export async function say(member: MadeMember, matchId: string, message: string): Promise<void> {
  const sent = await member.client.post(`/api/chats/${matchId}/message`, { message });
  if (!sent.ok) throw new Error(`the message was answered by ${sent.status}`);
}

/** Lets a member match with whom the page is signed in as, who never runs out of chats if that is the demo account. */
export async function matchWithViewer(page: Page, member: MadeMember): Promise<string> {
  const viewer: { id: string } = await (await page.request.get("/api/auth/user")).json();
  await page.request.post(`/api/matches/${member.id}/like`);
  await like(member, viewer.id);
  return matchOf(member);
}

async function like(member: MadeMember, id: string): Promise<void> {
  const liked = await member.client.post(`/api/matches/${id}/like`, {});
  if (!liked.ok) throw new Error(`the like was answered by ${liked.status}`);
}

async function matchOf(member: MadeMember): Promise<string> {
  const conversations: { matchId: string }[] = await (await member.client.get("/api/chats")).json();
  const [only] = conversations;
  if (only === undefined || conversations.length > 1) throw new Error("There is not exactly one match");
  return only.matchId;
}
