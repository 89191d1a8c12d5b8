import { z } from "zod";
import type { NewToast } from "~/platform/flash.server";
import { countAgainstLimit } from "~/platform/limits.server";
import { log } from "~/platform/log.server";
import { discoveryTexts as texts } from "~/texts/discovery";
import { errorTexts } from "~/texts/errors";
import type { Member } from "../account/member";
import { startOver, takePassBack } from "../matches/write.server";
import { likeCandidate, passCandidate } from "./decide.server";

const FormSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(["like", "pass", "undo"]), id: z.string().max(100) }),
  z.object({ intent: z.literal("restart") }),
]);
type DiscoverForm = z.output<typeof FormSchema>;

/** What became of a form: on to the next card, perhaps with a toast and a pass to undo, or a reason why not. */
export type FormOutcome =
  | { ok: true; toast?: NewToast; undo?: string }
  | { ok: false; status: number; problem: string; headers?: Record<string, string> };

/** The form of a browser without JavaScript, or null when it is none of the screen's. */
export function parseDiscoverForm(fields: URLSearchParams): DiscoverForm | null {
  const parsed = FormSchema.safeParse(Object.fromEntries(fields));
  return parsed.success ? parsed.data : null;
}

/** Does what a form of the screen asks for, within the limit of likes and passes. */
export async function actByForm(me: Member, form: DiscoverForm): Promise<FormOutcome> {
  const tooMany = await beyondLimit(me);
  if (tooMany) return tooMany;
  try {
    return await act(me, form);
  } catch (error) {
    log.error({ error }, "a form of discovery failed");
    return { ok: false, status: 500, problem: problemOf(form) };
  }
}

/** Counts one more like or pass; the outcome to answer with when it was one too many. */
export async function beyondLimit(me: Member): Promise<(FormOutcome & { ok: false }) | null> {
  const retryAfter = await countAgainstLimit("likes", me.id.toString());
  if (retryAfter === null) return null;
  return {
    ok: false,
    status: 429,
    problem: errorTexts.tooManyRequests(retryAfter),
    headers: { "Retry-After": String(retryAfter) },
  };
}

async function act(me: Member, form: DiscoverForm): Promise<FormOutcome> {
  switch (form.intent) {
    case "like": {
      const liked = await likeCandidate(me, form.id);
      if (!liked.ok) return { ok: true, toast: texts.goneToast };
      return { ok: true, toast: liked.matched ? texts.matchedToast : texts.likedToast };
    }
    case "pass": {
      // Who is gone or matched by now is no candidate any more: the next card comes all the same.
      const passed = await passCandidate(me, form.id);
      return passed.ok ? { ok: true, undo: form.id } : { ok: true };
    }
    case "undo":
      await takePassBack(me, form.id);
      return { ok: true };
    case "restart":
      return { ok: true, toast: texts.startedOverToast(await startOver(me)) };
  }
}

function problemOf({ intent }: DiscoverForm): string {
  const { title, description } =
    intent === "like" ? texts.likeFailedToast : intent === "pass" ? texts.passFailedToast : texts.undoFailedToast;
  return `${title}: ${description}`;
}
