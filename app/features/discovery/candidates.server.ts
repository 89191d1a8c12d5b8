import type { Types } from "mongoose";
import { Profile } from "~models/profile";
import { Questionnaire } from "~models/questionnaire";
import { User } from "~models/user";
import { clock } from "~/platform/clock";
import { encodeAnswers } from "../../matching/codes";
import { canBeSeen, CAN_BE_SEEN } from "../matches/reach.server";
import { CandidateIndex } from "./candidate-index";
import { factors } from "./compatibility.server";
import { packFacets } from "./rules";

/** Readers get what is at most this old: several looks a second at most, however many read. */
const FRESH_MS = 250;
/** Changes are stamped by the clock of whoever makes them and are seen a moment later: each look goes back this far. */
const OVERLAP_MS = 10_000;
const BATCH = 500;

interface SeenUser {
  _id: Types.ObjectId;
  idVerified: boolean;
}

const index = new CandidateIndex(factors);
let lookedAt: Date | null = null;
let looking: Promise<void> | null = null;

/**
 * The index of all members who can be seen, as they were a moment ago. Readers that come at the same moment
 * share one look into the database. Somebody who has just left can still be in it: ask the database before showing.
 */
export async function candidateIndex(): Promise<CandidateIndex> {
  const isFresh = lookedAt !== null && clock.now().getTime() - lookedAt.getTime() < FRESH_MS;
  if (!isFresh) await (looking ??= look().finally(() => (looking = null)));
  return index;
}

/**
 * Everything that makes a member visible, or changes how, also changes the user: profiles and questionnaires are
 * carried over to it (decision 005). So users alone are asked for what is new.
 */
async function look(): Promise<void> {
  const now = clock.now();
  const since = lookedAt && new Date(lookedAt.getTime() - OVERLAP_MS);
  const users = User.find(since ? { updatedAt: { $gte: since } } : CAN_BE_SEEN)
    .select("profileComplete questionnaireComplete waiver.version idVerified")
    .lean()
    .cursor({ batchSize: BATCH });
  let batch: SeenUser[] = [];
  for await (const user of users) {
    if (canBeSeen(user)) batch.push(user);
    else index.remove(user._id.toString());
    if (batch.length < BATCH) continue;
    await take(batch);
    batch = [];
  }
  await take(batch);
  lookedAt = now;
}

async function take(users: readonly SeenUser[]): Promise<void> {
  if (users.length === 0) return;
  // A completed questionnaire never changes.
  const unknown = users.filter(({ _id }) => !index.has(_id.toString()));
  const [profiles, questionnaires] = await Promise.all([
    Profile.find({ _id: { $in: users.map(({ _id }) => _id) }, completedAt: { $exists: true } })
      .select("age relationshipGoal gender interestedIn preferredAgeMin preferredAgeMax preferredGoals")
      .lean(),
    Questionnaire.find({ _id: { $in: unknown.map(({ _id }) => _id) }, completedAt: { $exists: true } })
      .select("responses")
      .lean(),
  ]);
  const facets = new Map(profiles.map((profile) => [profile._id.toString(), packFacets(profile)]));
  const codes = new Map(
    questionnaires.map(({ _id, responses }) => [_id.toString(), encodeAnswers(factors, responses ?? {})]),
  );
  for (const { _id, idVerified } of users) {
    const id = _id.toString();
    const [theirFacets, theirCodes] = [facets.get(id), codes.get(id)];
    if (theirFacets === undefined || (theirCodes === undefined && !index.has(id))) continue;
    index.put(id, { ...(theirCodes && { codes: theirCodes }), facets: theirFacets, isVerified: idVerified });
  }
}
