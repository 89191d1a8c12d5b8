import { makeDemoAccount } from "./account";
import { findWritten, writeMembers, type PreparedMember } from "./documents";
import { writeCompany } from "./company";
import { beginLoad, finishLoad } from "./load-record";
import { drawMembers, type DemoMember } from "./people/member";
import { storePictures } from "./pictures";
import type { DemoSettings } from "./environment";

/** Members whose documents are written together; at most so many are drawn again after a kill. */
const BATCH = 30;
/** Members whose pictures are drawn at the same time: enough for two cores and the media service's answers. */
const AT_ONCE = 5;

export type Loaded = "nothing wanted" | "nothing to do" | "loaded";

/**
 * Loads the demo account and the demo members into an empty database, once in its life. A load that was cut off is
 * finished by the next call; a finished one is never repeated.
 */
export async function loadDemoMembers(
  settings: Omit<DemoSettings, "databaseUri">,
  onProgress: (done: number, total: number) => void,
): Promise<Loaded> {
  if (settings.members === 0) return "nothing wanted";
  const plan = await beginLoad(settings, new Date());
  if (!plan) return "nothing to do";
  const members = drawMembers(plan.seed, plan.members);
  const written = await findWritten(members);
  const missing = members.filter(({ id }) => !written.has(id));

  const total = members.length + 1;
  let done = written.size;
  onProgress(done, total);
  const context = { issuer: settings.issuer, now: plan.startedAt };
  for (let start = 0; start < missing.length; start += BATCH) {
    const prepared = await prepareAll(missing.slice(start, start + BATCH), () => onProgress(++done, total));
    await writeMembers(prepared, context);
  }
  // Last: the sign-in provider, which starts at the same moment, has made its collection by then, and the embedded
  // database fails when two processes make one at once.
  const account = await makeDemoAccount(plan.seed);
  await writeMembers(await prepareAll([account], () => onProgress(total, total)), context);
  await writeCompany(account, members, plan.startedAt);
  await finishLoad(new Date());
  return "loaded";
}

/** Stores the pictures of several members, a few members at a time. */
async function prepareAll(members: readonly DemoMember[], onDone: () => void): Promise<PreparedMember[]> {
  const queue = [...members];
  const prepared: PreparedMember[] = [];
  const work = async () => {
    for (let member = queue.shift(); member; member = queue.shift()) {
      prepared.push({ member, pictures: await storePictures(member.id, member.face, member.poses) });
      onDone();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return prepared;
}
