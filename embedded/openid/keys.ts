import { calculateJwkThumbprint, exportJWK, generateKeyPair } from "jose";
import type { Model } from "mongoose";
import mongoose, { Schema } from "mongoose";
import { z } from "zod";

const SIGNING_KEY_ID = "signing";

interface KeyRecord {
  _id: string;
  jwk: string;
  createdAt: Date;
}

const keySchema = new Schema<KeyRecord>(
  { _id: String, jwk: { type: String, required: true }, createdAt: { type: Date, required: true } },
  { collection: "openid_keys", versionKey: false, autoCreate: false, autoIndex: false },
);

const KeyModel: Model<KeyRecord> = mongoose.models.OpenIdKey ?? mongoose.model<KeyRecord>("OpenIdKey", keySchema);

const SigningKeySchema = z.looseObject({ kty: z.literal("RSA"), kid: z.string(), alg: z.string(), d: z.string() });

/** A private key in the form that the provider takes. */
export type SigningKey = z.infer<typeof SigningKeySchema>;

async function generateSigningKey(): Promise<string> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk = await exportJWK(privateKey);
  return JSON.stringify({ ...jwk, kid: await calculateJwkThumbprint(jwk), use: "sig", alg: "RS256" });
}

/** The key that tokens are signed with: made once, then always the same, also when two processes start together. */
export async function loadSigningKey(): Promise<SigningKey> {
  let record = await KeyModel.findById(SIGNING_KEY_ID).lean();
  if (!record) {
    const made = { jwk: await generateSigningKey(), createdAt: new Date() };
    await KeyModel.updateOne({ _id: SIGNING_KEY_ID }, { $setOnInsert: made }, { upsert: true });
    record = await KeyModel.findById(SIGNING_KEY_ID).lean();
  }
  if (!record) throw new Error("The signing key could not be stored.");
  return SigningKeySchema.parse(JSON.parse(record.jwk));
}
