import { createHmac } from "node:crypto";
import { User } from "~models/user";
import { ensureAccount } from "../openid/accounts";

/** A demo member who can sign in. */
export interface CastMember {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly password: string;
}

export interface Cast {
  readonly companions: readonly CastMember[];
  /** All demo members: companions leave each other and those alone. The demo account is a person's, and not among them. */
  readonly demoIds: ReadonlySet<string>;
}

/** The demo account's subject does not begin with a number. */
const MADE_UP = /^demo-\d/;

/**
 * Chooses the demo members that come to life; those with the most chats to spend come first, as they can answer
 * longest. Reads nothing but who they are: all else they learn and do through the product.
 */
export async function chooseCast(count: number, secret: string): Promise<Cast> {
  const users = await User.find({ demo: true, subject: MADE_UP })
    .select("_id subject email firstName lastName membershipTier chatCredits")
    .lean();
  const chats = ({ membershipTier, chatCredits }: (typeof users)[number]) =>
    membershipTier === "platinum" ? Infinity : chatCredits;
  const ranked = users.toSorted((one, other) => {
    const [mine, theirs] = [chats(one), chats(other)];
    return mine === theirs ? (one.subject < other.subject ? -1 : 1) : theirs > mine ? 1 : -1;
  });
  return {
    companions: ranked.slice(0, count).map(({ _id, email, firstName, subject }) => ({
      id: _id.toString(),
      email,
      firstName,
      password: createHmac("sha256", secret).update(subject).digest("base64url"),
    })),
    demoIds: new Set(users.map(({ _id }) => _id.toString())),
  };
}

/** Makes the sign-in account of a companion where there is none yet. */
export async function ensureCompanionAccount({ id, email, password }: CastMember): Promise<void> {
  const user = await User.findById(id).select("subject firstName lastName").lean();
  if (user === null) throw new Error("A demo member is gone");
  await ensureAccount({ sub: user.subject, email, firstName: user.firstName, lastName: user.lastName, password });
}
