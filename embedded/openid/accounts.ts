import { randomUUID } from "node:crypto";
import type { Model } from "mongoose";
import mongoose, { Schema } from "mongoose";
import { hashPassword, matchesHash, matchesNothing } from "./password-hash";

const DUPLICATE_KEY = 11_000;

interface AccountRecord {
  _id: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  passwordHash: string;
  createdAt: Date;
}

/** A person who can sign in. `id` is the subject that apps know the person by. */
export interface Account {
  id: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  createdAt: Date;
}

export interface NewAccount {
  /** The subject; a random one when left out. */
  sub?: string;
  email: string;
  firstName: string;
  lastName: string;
  password: string;
}

export type Created = { ok: true; account: Account } | { ok: false; reason: "email-taken" };

const accountSchema = new Schema<AccountRecord>(
  {
    _id: { type: String, default: () => randomUUID() },
    email: { type: String, required: true, maxlength: 254 },
    emailVerified: { type: Boolean, required: true },
    firstName: { type: String, required: true, maxlength: 60 },
    lastName: { type: String, required: true, maxlength: 60 },
    passwordHash: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: "openid_accounts", versionKey: false, autoCreate: false, autoIndex: false },
);
accountSchema.index({ email: 1 }, { unique: true, name: "email_unique" });

const AccountModel: Model<AccountRecord> =
  mongoose.models.OpenIdAccount ?? mongoose.model<AccountRecord>("OpenIdAccount", accountSchema);

/** The form in which an e-mail address is stored and compared. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

function toAccount({ _id, email, emailVerified, firstName, lastName, createdAt }: AccountRecord): Account {
  return { id: _id, email, emailVerified, firstName, lastName, createdAt };
}

function isEmailTaken(error: unknown): boolean {
  return (
    error instanceof mongoose.mongo.MongoServerError &&
    error.code === DUPLICATE_KEY &&
    /email/.test(JSON.stringify(error.keyPattern ?? error.message))
  );
}

/** Builds the unique index that makes a double sign-up impossible; call once before the first account is made. */
export async function prepareAccounts(): Promise<void> {
  await AccountModel.createIndexes();
}

/** Makes an account. Uses mongoose's default connection, as everything here does. */
export async function createAccount({ sub, email, firstName, lastName, password }: NewAccount): Promise<Created> {
  const address = normaliseEmail(email);
  if (await AccountModel.exists({ email: address })) return { ok: false, reason: "email-taken" };
  const passwordHash = await hashPassword(password);
  try {
    const made = await AccountModel.create({
      ...(sub === undefined ? {} : { _id: sub }),
      email: address,
      // This provider stands in for a real one on a single machine, which no mail leaves: an address counts as
      // confirmed as soon as somebody signs up with it.
      emailVerified: true,
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      passwordHash,
      createdAt: new Date(),
    });
    return { ok: true, account: toAccount(made.toObject()) };
  } catch (error) {
    if (isEmailTaken(error)) return { ok: false, reason: "email-taken" };
    throw error;
  }
}

/** The account of this e-mail address; makes it when there is none and leaves an existing one as it is. */
export async function ensureAccount(wanted: NewAccount): Promise<Account> {
  const created = await createAccount(wanted);
  if (created.ok) return created.account;
  const existing = await AccountModel.findOne({ email: normaliseEmail(wanted.email) }).lean();
  if (!existing) throw new Error("An account disappeared while it was being looked up.");
  return toAccount(existing);
}

/** The account that this e-mail address and password open, or null. Takes the same time for an unknown address. */
export async function verifyPassword(email: string, password: string): Promise<Account | null> {
  const record = await AccountModel.findOne({ email: normaliseEmail(email) }).lean();
  const isRight = record ? await matchesHash(password, record.passwordHash) : await matchesNothing(password);
  return record && isRight ? toAccount(record) : null;
}

/** The account with this subject, or null. */
export async function findAccountById(id: string): Promise<Account | null> {
  const record = await AccountModel.findById(id).lean();
  return record && toAccount(record);
}
