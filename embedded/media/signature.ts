import { createHash, timingSafeEqual } from "node:crypto";
import { ApiError } from "./answers";

/** Parameters that Cloudinary leaves out of the string to sign. */
const UNSIGNED = new Set(["api_key", "cloud_name", "file", "resource_type", "signature"]);
const MAX_AGE_SECONDS = 60 * 60;

export type Parameters = ReadonlyMap<string, string>;

export interface Credentials {
  readonly apiKey: string;
  readonly apiSecret: string;
}

/**
 * The string that client and server sign: the non-empty parameters, sorted by name, joined as in a query string.
 * `&` inside a value is written `%26` (signature version 2), so that no value can pose as another parameter.
 */
export function stringToSign(parameters: Parameters): string {
  return [...parameters]
    .filter(([name, value]) => value !== "" && !UNSIGNED.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`.replaceAll("&", "%26"))
    .join("&");
}

/** Signs as the SDK does: the digest of the string followed by the secret. */
export function sign(text: string, apiSecret: string, algorithm: "sha1" | "sha256" = "sha1"): string {
  return createHash(algorithm)
    .update(text + apiSecret)
    .digest("hex");
}

/** Throws Cloudinary's refusal unless the call is signed with this account's secret and less than an hour old. */
export function requireSignature(parameters: Parameters, credentials: Credentials, nowSeconds: number): void {
  const apiKey = parameters.get("api_key");
  const signature = parameters.get("signature");
  if (!apiKey) throw new ApiError(401, "Must supply api_key");
  if (apiKey !== credentials.apiKey) throw new ApiError(401, "Unknown API key");
  if (!signature) throw new ApiError(400, "Missing required parameter - signature");

  const timestamp = parameters.get("timestamp");
  if (!timestamp) throw new ApiError(400, "Missing required parameter - timestamp");
  if (!/^\d{1,12}$/.test(timestamp)) throw new ApiError(400, "Invalid timestamp");

  const text = stringToSign(parameters);
  // SHA-1 has 40 hexadecimal digits, SHA-256 has 64: the length says which one the account uses.
  const expected = sign(text, credentials.apiSecret, signature.length === 64 ? "sha256" : "sha1");
  if (!isSame(signature, expected)) {
    throw new ApiError(401, `Invalid Signature ${signature.slice(0, 64)}. String to sign - '${text}'.`);
  }
  const age = nowSeconds - Number(timestamp);
  if (Math.abs(age) > MAX_AGE_SECONDS) {
    const reported = new Date(Number(timestamp) * 1000).toISOString();
    const relation = age > 0 ? "more than 1 hour ago" : "more than 1 hour ahead";
    throw new ApiError(400, `Stale request - reported time is ${reported} which is ${relation}`);
  }
}

function isSame(a: string, b: string): boolean {
  const left = Buffer.from(a.toLowerCase());
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
