import type { BinaryLike, ScryptOptions } from "node:crypto";
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

// OWASP's minimum for 32 MB of memory: about 180 ms on one core of a small server.
const LOG2_N = 15;
const BLOCK_SIZE = 8;
const PARALLEL = 3;
const COST = `ln=${LOG2_N},r=${BLOCK_SIZE},p=${PARALLEL}`;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const MAX_MEMORY_BYTES = 256 * 1024 * 1024;

const STORED = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]+)\$([\w-]+)$/;

function derive(password: string, salt: BinaryLike, keyBytes: number, cost: ScryptOptions): Promise<Buffer> {
  // The same password typed on two keyboards may differ in how its accents are encoded.
  const normalised = password.normalize("NFKC");
  return new Promise((resolve, reject) => {
    scrypt(normalised, salt, keyBytes, { ...cost, maxmem: MAX_MEMORY_BYTES }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** Hashes a password with a salt of its own; the result names the parameters that it was made with. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, KEY_BYTES, { N: 2 ** LOG2_N, r: BLOCK_SIZE, p: PARALLEL });
  return `$scrypt$${COST}$${salt.toString("base64url")}$${key.toString("base64url")}`;
}

/** Whether the password is the one that was hashed. Compares in constant time. */
export async function matchesHash(password: string, stored: string): Promise<boolean> {
  const [, log2N, blockSize, parallel, salt, expected] = STORED.exec(stored) ?? [];
  if (!salt || !expected) throw new Error("A stored password hash has an unknown form.");
  const expectedKey = Buffer.from(expected, "base64url");
  const key = await derive(password, Buffer.from(salt, "base64url"), expectedKey.length, {
    N: 2 ** Number(log2N),
    r: Number(blockSize),
    p: Number(parallel),
  });
  return timingSafeEqual(key, expectedKey);
}

const NOBODYS_HASH = `$scrypt$${COST}$${"A".repeat(22)}$${"A".repeat(43)}`;

/** Takes as long as `matchesHash` does and is never true: for an e-mail address that has no account. */
export async function matchesNothing(password: string): Promise<false> {
  await matchesHash(password, NOBODYS_HASH);
  return false;
}
