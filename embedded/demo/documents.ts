import { Types } from "mongoose";
import { Photo } from "~models/photo";
import { Profile } from "~models/profile";
import { Questionnaire } from "~models/questionnaire";
import { User } from "~models/user";
import { WAIVER_VERSION } from "~/features/safety/waiver-version";
import type { DemoMember } from "./people/member";
import type { StoredPicture } from "./pictures";

/** A member with everything that has to be there before the documents are written. */
export interface PreparedMember {
  readonly member: DemoMember;
  readonly pictures: readonly StoredPicture[];
}

interface Context {
  readonly issuer: string;
  /** From which the members' dates are counted back. */
  readonly now: Date;
}

const MINUTE_MS = 60_000;

/** Which of these members are in the database. */
export async function findWritten(members: readonly DemoMember[]): Promise<ReadonlySet<string>> {
  const users = await User.find({ _id: { $in: members.map(({ id }) => new Types.ObjectId(id)) } })
    .select("_id")
    .lean();
  return new Set(users.map(({ _id }) => _id.toString()));
}

/**
 * Writes members whole. The user comes last: where there is one, everything else of the member is there, too, so that
 * a load which was cut off only has to look at the users. Writing again changes nothing.
 */
export async function writeMembers(prepared: readonly PreparedMember[], context: Context): Promise<void> {
  if (prepared.length === 0) return;
  const documents = prepared.map((one) => documentsOf(one, context));
  await Photo.bulkWrite(documents.flatMap(({ photos }) => photos.map(insertOnce)));
  await Profile.bulkWrite(documents.map(({ profile }) => insertOnce(profile)));
  await Questionnaire.bulkWrite(documents.map(({ questionnaire }) => insertOnce(questionnaire)));
  await User.bulkWrite(documents.map(({ user }) => insertOnce(user)));
}

function insertOnce<Fields extends { _id: Types.ObjectId }>({ _id, ...fields }: Fields) {
  // The dates are the member's own, not those of the load.
  return { updateOne: { filter: { _id }, update: { $setOnInsert: fields }, upsert: true, timestamps: false } };
}

function documentsOf({ member, pictures }: PreparedMember, { issuer, now }: Context) {
  const { standing } = member;
  const _id = new Types.ObjectId(member.id);
  const before = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
  const createdAt = before(standing.joinedMinutesAgo);
  const profileAt = before(standing.joinedMinutesAgo - 12);
  const waiverAt = before(standing.joinedMinutesAgo - 15);
  const questionnaireAt = before(standing.joinedMinutesAgo - 55);
  const urls = pictures.map(({ url }) => url);
  return {
    user: {
      _id,
      issuer,
      subject: member.subject,
      email: member.email,
      emailVerified: true,
      firstName: member.firstName,
      lastName: member.lastName,
      profileImageUrl: urls[0],
      ...(standing.membershipTier ? { membershipTier: standing.membershipTier } : {}),
      chatCredits: standing.chatCredits,
      profileComplete: true,
      questionnaireComplete: true,
      idVerified: standing.idVerified,
      backgroundCheckStatus: standing.backgroundCheckStatus,
      marketingConsentGiven: standing.marketingConsentGiven,
      waiver: { version: WAIVER_VERSION, acceptedAt: waiverAt, addressHash: member.waiverAddressHash },
      demo: true,
      lastActiveAt: before(standing.activeMinutesAgo),
      createdAt,
      updatedAt: createdAt,
    },
    profile: { _id, ...member.profile, photos: urls, completedAt: profileAt, createdAt, updatedAt: profileAt },
    questionnaire: {
      _id,
      responses: member.responses,
      completedAt: questionnaireAt,
      createdAt: waiverAt,
      updatedAt: questionnaireAt,
    },
    photos: pictures.map(({ id, ...picture }) => ({
      _id: new Types.ObjectId(id),
      owner: _id,
      ...picture,
      createdAt: profileAt,
    })),
  };
}
