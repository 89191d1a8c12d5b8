import { Types } from "mongoose";
import mongoose from "mongoose";
import { afterAll, beforeAll } from "vitest";
import { recordLike } from "~models/pair-decisions";
import { useApp } from "../../setup/app-server";
import { validProfile } from "../../factories/profile";
import { ApiClient, bodyOf } from "../api/client";

/** Connects the test to the database that the running app uses. */
export function useAppDatabase(): void {
  beforeAll(async () => {
    await mongoose.connect(`${process.env["TEST_MONGODB_URI"]}/fidelio`, { autoCreate: false, autoIndex: false });
  });
  afterAll(() => mongoose.disconnect());
}

/** A member of the running app. */
export interface AppMember {
  id: string;
  cookie: string;
  api: ApiClient;
}

/** Signs up and completes a profile, so that others can see the member. */
export async function newAppMember(): Promise<AppMember> {
  const { origin, signUp } = useApp();
  const cookie = await signUp();
  const api = new ApiClient(origin, cookie);
  if (!(await api.post("/api/profile", validProfile)).ok) throw new Error("the profile was refused");
  const { id } = (await bodyOf(await api.get("/api/auth/user"))) as { id: string };
  return { id, cookie, api };
}

/** Makes a match of two members of the running app. */
export async function matchInApp(one: AppMember, other: AppMember): Promise<string> {
  const [first, second] = [new Types.ObjectId(one.id), new Types.ObjectId(other.id)];
  const like = { now: new Date(), compatibility: 84 };
  await recordLike(first, second, like);
  await recordLike(second, first, like);
  return [one.id, other.id].sort().join("-");
}

/** Two matched members of the running app. */
export async function newAppCouple() {
  const [ada, ben] = [await newAppMember(), await newAppMember()];
  return { ada, ben, matchId: await matchInApp(ada, ben) };
}
