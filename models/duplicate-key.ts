/** Whether the database refused a write because a unique key was taken. */
export function isDuplicateKey(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === 11000;
}

/** Runs an upsert again when another one made the document at the same moment: the second run finds it. */
export async function retryUpsert<Result>(upsert: () => Promise<Result>): Promise<Result> {
  try {
    return await upsert();
  } catch (error) {
    if (isDuplicateKey(error)) return upsert();
    throw error;
  }
}
