import { randomUUID } from "node:crypto";
import { findMember } from "~/features/account/read.server";
import type { Member } from "~/features/account/member";
import { questions } from "~/features/questionnaire/questions";
import { WAIVER_VERSION } from "~/features/safety/waiver-version";
import { Profile } from "~models/profile";
import { Questionnaire } from "~models/questionnaire";
import { upsertSignedInUser, User, type UserFields } from "~models/user";
import { answersToAll } from "../integration/api/answers-to-all";
import { validProfile } from "./profile";

/** A member straight into the database who has done all that discovery asks for. Needs `useDatabase`. */
export async function onboardedMember(firstName = "Ada", fields: Partial<UserFields> = {}): Promise<Member> {
  const id = await upsertSignedInUser(
    {
      issuer: "test",
      subject: randomUUID(),
      email: `${randomUUID()}@fidelio.example`,
      emailVerified: true,
      firstName,
      lastName: "Tester",
    },
    new Date(),
  );
  const doneAt = new Date("2026-11-01T12:00:00Z");
  await Profile.create({ _id: id, ...validProfile, photos: [], completedAt: doneAt });
  await Questionnaire.create({ _id: id, responses: answersToAll([...questions]), completedAt: doneAt });
  const waiver = { version: WAIVER_VERSION, acceptedAt: doneAt, addressHash: "hash" };
  await User.updateOne(
    { _id: id },
    { $set: { profileComplete: true, questionnaireComplete: true, waiver, ...fields } },
  );
  const member = await findMember(id);
  if (member === null) throw new Error("The member is gone");
  return member;
}
