import { randomUUID } from "node:crypto";
import type { Types } from "mongoose";
import type { Member } from "~/features/account/member";
import { findMember } from "~/features/account/read.server";
import { ProfileSchema } from "~/features/profile/schema";
import { saveProfile } from "~/features/profile/write.server";
import { pairIdOf } from "~models/pair";
import { recordLike } from "~models/pair-decisions";
import { upsertSignedInUser, User } from "~models/user";
import { validProfile } from "../../factories/profile";

/** A member with a profile, as others can see it. */
export async function newMember(
  firstName: string,
  plan: { chatCredits?: number; membershipTier?: "platinum" } = {},
): Promise<Member> {
  const person = { issuer: "test", subject: randomUUID(), email: `${randomUUID()}@fidelio.example` };
  const id = await upsertSignedInUser({ ...person, emailVerified: true, firstName, lastName: "" }, new Date());
  await saveProfile(await memberOf(id), ProfileSchema.parse(validProfile));
  await User.updateOne({ _id: id }, { $set: plan });
  return memberOf(id);
}

/** The member as it stands in the database now. */
export async function memberOf(id: Types.ObjectId): Promise<Member> {
  const member = await findMember(id);
  if (member === null) throw new Error("The member is gone");
  return member;
}

/** Two members who like each other. */
export async function newCouple(plan?: Parameters<typeof newMember>[1]) {
  const [ada, ben] = [await newMember("Ada", plan), await newMember("Ben")];
  return { ada, ben, matchId: await match(ada, ben) };
}

/** Makes a match of two members; answers its id. */
export async function match(one: Pick<Member, "id">, other: Pick<Member, "id">, compatibility = 72): Promise<string> {
  const like = { now: new Date(), compatibility };
  await recordLike(one.id, other.id, like);
  await recordLike(other.id, one.id, like);
  return pairIdOf(one.id, other.id);
}
