import type { Types } from "mongoose";
import { Pair, partnerOf } from "~models/pair";
import { Profile } from "~models/profile";
import { countViewsByDay, dayOf } from "~models/profile-view";
import { Questionnaire } from "~models/questionnaire";
import { User } from "~models/user";
import { clock } from "~/platform/clock";
import { shownFirstName } from "../account/first-name";
import type { Member } from "../account/member";
import { latest, MAX_ACTIVITIES, type ActivityFact } from "./activity";

/** For how many days back views are told. */
const DAYS_OF_VIEWS = 7;
const DAY_MS = 86_400_000;

/** The latest things that happened to a member, newest first, all of them from what is stored. */
export async function listActivity(me: Member): Promise<ActivityFact[]> {
  const facts = await Promise.all([listMeetings(me), listViews(me), listMilestones(me)]);
  return latest(facts.flat());
}

type Meeting = Extract<ActivityFact, { kind: "match" | "message" }>;

/** New matches and the newest message received of each conversation. Uses pair_by_member. */
async function listMeetings(me: Member): Promise<Meeting[]> {
  const matches = { members: me.id, state: "matched" };
  const fields = "members matchedAt lastMessage";
  const [newest, spoken] = await Promise.all([
    Pair.find(matches).select(fields).sort({ matchedAt: -1 }).limit(MAX_ACTIVITIES).lean(),
    Pair.find({ ...matches, "lastMessage.senderId": { $exists: true, $ne: me.id } })
      .select(fields)
      .sort({ "lastMessage.at": -1 })
      .limit(MAX_ACTIVITIES)
      .lean(),
  ]);
  const names = await namesOf([...newest, ...spoken].map((pair) => partnerOf(pair, me.id)));
  const tell = (kind: Meeting["kind"], pair: (typeof newest)[number], at: Date | null | undefined): Meeting[] => {
    const name = names.get(partnerOf(pair, me.id).toString());
    return at && name !== undefined ? [{ kind, at, matchId: pair._id, name }] : [];
  };
  return [
    ...spoken.flatMap((pair) => tell("message", pair, pair.lastMessage?.at)),
    ...newest.flatMap((pair) => tell("match", pair, pair.matchedAt)),
  ];
}

async function namesOf(ids: readonly Types.ObjectId[]): Promise<Map<string, string>> {
  const users = await User.find({ _id: { $in: [...ids] } })
    .select("firstName")
    .lean();
  return new Map(users.map(({ _id, firstName }) => [_id.toString(), shownFirstName(firstName)]));
}

async function listViews(me: Member): Promise<ActivityFact[]> {
  const since = dayOf(new Date(clock.now().getTime() - DAYS_OF_VIEWS * DAY_MS));
  const days = await countViewsByDay(me.id, since);
  return days.map(({ day, count, lastAt }) => ({ kind: "views", at: lastAt, day, count }));
}

/** When the member completed the profile and the questionnaire. */
async function listMilestones(me: Member): Promise<ActivityFact[]> {
  const [profile, questionnaire] = await Promise.all([
    Profile.findById(me.id).select("completedAt").lean(),
    Questionnaire.findById(me.id).select("completedAt").lean(),
  ]);
  const milestone = (kind: "questionnaire" | "profile", at: Date | null | undefined) => (at ? [{ kind, at }] : []);
  return [...milestone("questionnaire", questionnaire?.completedAt), ...milestone("profile", profile?.completedAt)];
}
