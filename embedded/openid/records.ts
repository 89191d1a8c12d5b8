import type { Model } from "mongoose";
import mongoose, { Schema } from "mongoose";
import type { Adapter, AdapterPayload } from "oidc-provider";
import { errors } from "oidc-provider";

const DUPLICATE_KEY = 11_000;

interface ProviderRecord {
  /** "Session:abc", "AuthorizationCode:xyz", … */
  _id: string;
  kind: string;
  /** JSON, because parts of it are chosen by the requester and may hold keys that the database gives a meaning to. */
  payload: string;
  grantId?: string;
  uid?: string;
  userCode?: string;
  consumedAt?: Date;
  expiresAt?: Date;
}

const recordSchema = new Schema<ProviderRecord>(
  {
    _id: String,
    kind: { type: String, required: true },
    payload: { type: String, required: true },
    grantId: String,
    uid: String,
    userCode: String,
    consumedAt: Date,
    expiresAt: Date,
  },
  { collection: "openid_records", versionKey: false, autoCreate: false, autoIndex: false },
);
recordSchema.index({ grantId: 1, kind: 1 }, { name: "grant_kind", sparse: true });
recordSchema.index({ uid: 1, kind: 1 }, { name: "uid_kind", sparse: true });
recordSchema.index({ expiresAt: 1 }, { name: "expiry", sparse: true });

const RecordModel: Model<ProviderRecord> =
  mongoose.models.OpenIdRecord ?? mongoose.model<ProviderRecord>("OpenIdRecord", recordSchema);

// A session's grant is named inside its authorisations, an interaction only remembers one: neither ends with it.
const REVOKED_WITH_GRANT = new Set(["AccessToken", "AuthorizationCode", "RefreshToken"]);

function toPayload(record: ProviderRecord | null): AdapterPayload | undefined {
  // The database may keep expired records until the next sweep, so expiry is decided here.
  if (!record || (record.expiresAt && record.expiresAt.getTime() <= Date.now())) return undefined;
  const payload: AdapterPayload = JSON.parse(record.payload);
  return record.consumedAt ? { ...payload, consumed: Math.floor(record.consumedAt.getTime() / 1000) } : payload;
}

/** Keeps everything that the provider must remember in one collection of the database. */
export class RecordAdapter implements Adapter {
  readonly #kind: string;

  constructor(kind: string) {
    this.#kind = kind;
  }

  #key(id: string): string {
    return `${this.#kind}:${id}`;
  }

  async upsert(id: string, payload: AdapterPayload, expiresInSeconds?: number): Promise<void> {
    const { grantId, uid, userCode } = payload;
    const fields = {
      kind: this.#kind,
      payload: JSON.stringify(payload),
      ...(grantId && REVOKED_WITH_GRANT.has(this.#kind) ? { grantId } : {}),
      ...(uid ? { uid } : {}),
      ...(userCode ? { userCode } : {}),
      ...(expiresInSeconds !== undefined ? { expiresAt: new Date(Date.now() + expiresInSeconds * 1000) } : {}),
    };
    const write = () => RecordModel.updateOne({ _id: this.#key(id) }, { $set: fields }, { upsert: true });
    try {
      await write();
    } catch (error) {
      // Two first writes of one record at the same moment: the loser finds it on the second try.
      if (!(error instanceof mongoose.mongo.MongoServerError) || error.code !== DUPLICATE_KEY) throw error;
      await write();
    }
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return toPayload(await RecordModel.findById(this.#key(id)).lean());
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return toPayload(await RecordModel.findOne({ uid, kind: this.#kind }).lean());
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return toPayload(await RecordModel.findOne({ userCode, kind: this.#kind }).lean());
  }

  /** Marks a code as used. Of several requests that bring the same code at once, one gets through. */
  async consume(id: string): Promise<void> {
    const unused = { _id: this.#key(id), consumedAt: { $exists: false } };
    const { modifiedCount } = await RecordModel.updateOne(unused, { $set: { consumedAt: new Date() } });
    if (modifiedCount === 0) throw new errors.InvalidGrant("authorization code already consumed");
  }

  async destroy(id: string): Promise<void> {
    await RecordModel.deleteOne({ _id: this.#key(id) });
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await RecordModel.deleteMany({ grantId, kind: this.#kind });
  }
}

/** Builds the indexes; call once at start. */
export async function prepareRecords(): Promise<void> {
  await RecordModel.createIndexes();
}

/** Deletes what has expired. Not every database that this runs on expires documents by itself. */
export async function sweepRecords(): Promise<void> {
  await RecordModel.deleteMany({ expiresAt: { $lte: new Date() } });
}
