import { createHash, randomUUID } from "node:crypto";
import type { PublicQuestion } from "../integration/api/answers-to-all";
import { ApiClient, bodyOf } from "../integration/api/client";
import { signUpByForms, type NewAccount } from "../setup/sign-up";
import { validProfile } from "./profile";

/** Somebody who has signed up and finished profile, waiver and questionnaire. */
export interface MadeMember extends NewAccount {
  id: string;
  client: ApiClient;
}

export interface MemberWishes {
  firstName?: string;
  /** Members with the same one answer alike, which makes 100 %; those of two circles hardly ever reach 60 %. */
  circle?: string;
  /** How many answers differ from the circle's, from the first question on. */
  differing?: number;
  /** The answers themselves, in place of a circle's. */
  responses?: Record<string, string | number | boolean>;
  /** Fields in place of the valid profile's. */
  profile?: Record<string, unknown>;
}

/** A circle of its own. */
export const newCircle = (): string => randomUUID();

/** Wishes by which members of a circle meet no demo member, and nobody of another circle either. */
export function secludedProfile(circle: string): Record<string, unknown> {
  const among = <Value>(what: string, values: readonly Value[]) => values[draw(`${circle}/${what}`) % values.length];
  const gender = among("gender", ["woman", "man", "nonbinary"]);
  const relationshipGoal = among("goal", ["marriage", "long_term", "casual", "friendship"]);
  // Older than any demo member.
  const age = 80 + (draw(`${circle}/age`) % 21);
  return {
    age,
    preferredAgeMin: age,
    preferredAgeMax: age,
    gender,
    interestedIn: [gender],
    relationshipGoal,
    preferredGoals: [relationshipGoal],
  };
}

/** Makes a member through the sign-in provider's forms and the public API. */
export async function makeMember(origin: string, wishes: MemberWishes = {}): Promise<MadeMember> {
  const { firstName = "Ada", profile = {} } = wishes;
  const account = await signUpByForms(origin, firstName);
  const client = new ApiClient(origin, account.cookie);
  await must(client.post("/api/profile", { ...validProfile, ...profile }));
  await must(client.post("/api/waiver", { read: true, agree: true }));
  await must(client.post("/api/questionnaire", { responses: wishes.responses ?? (await answersOf(client, wishes)) }));
  const user = (await bodyOf(await client.get("/api/auth/user"))) as { id: string };
  return { ...account, id: user.id, client };
}

/** Valid answers to every question as members of this circle give them. */
export async function answersOf(
  client: ApiClient,
  { circle = newCircle(), differing = 0 }: Pick<MemberWishes, "circle" | "differing"> = {},
): Promise<Record<string, string | number | boolean>> {
  const questions = (await bodyOf(await client.get("/api/questionnaire/questions"))) as PublicQuestion[];
  const entries = questions.map((question, index) => [question.id, answer(question, circle, index < differing)]);
  return Object.fromEntries(entries) as Record<string, string | number | boolean>;
}

function answer(question: PublicQuestion, circle: string, isOther: boolean): string | number | boolean {
  const { id, type, options = [], min = 1, max = 5 } = question;
  const drawn = draw(`${circle}/${id}`) + Number(isOther);
  // One of the two ends: what lies between would be near to everything.
  const end = <Value>(first: Value, last: Value) => (drawn % 2 === 0 ? first : last);
  if (type === "select") return end(options[0] ?? "", options.at(-1) ?? "");
  if (type === "boolean") return end(true, false);
  if (type === "text") return "A quiet morning with a good book.";
  return end(min, max);
}

const draw = (what: string): number => createHash("sha256").update(what).digest().readUInt32BE();

async function must(request: Promise<Response>): Promise<void> {
  const response = await request;
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
}
