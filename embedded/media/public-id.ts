import { randomBytes } from "node:crypto";
import { ApiError } from "./answers";

const MAX_LENGTH = 255;
// Cloudinary forbids these in public ids; control characters and backslashes have no business there either.
const FORBIDDEN = /[\p{Cc}\\?&#%<>+]/u;

/** True for an id that Cloudinary would accept and that no path can be smuggled into. */
export function isPublicId(id: string): boolean {
  if (id.length === 0 || id.length > MAX_LENGTH || FORBIDDEN.test(id)) return false;
  if (id !== id.trim()) return false;
  return id.split("/").every((segment) => segment !== "" && segment !== "." && segment !== "..");
}

/** The id under which an upload is stored: `folder/public_id`, each part optional; throws when it is not allowed. */
export function choosePublicId(parameters: ReadonlyMap<string, string>): string {
  const folder = parameters.get("folder");
  const name = parameters.get("public_id") ?? randomBytes(10).toString("hex");
  const id = folder ? `${folder}/${name}` : name;
  if (!isPublicId(id)) throw new ApiError(400, `public_id (${id.slice(0, MAX_LENGTH)}) is invalid`);
  return id;
}
