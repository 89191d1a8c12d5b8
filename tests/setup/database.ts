import { randomUUID } from "node:crypto";
import mongoose from "mongoose";
import { afterAll, beforeAll } from "vitest";
import { connectDatabase, disconnectDatabase } from "~/platform/db.server";

/** Gives the test file a database of its own, with the app's indexes; it is dropped at the end. */
export function useDatabase(): void {
  beforeAll(async () => {
    const server = process.env["TEST_MONGODB_URI"];
    if (!server) throw new Error("No database is running: these tests run in the project `integration`.");
    await connectDatabase(`${server}/test-${randomUUID()}`);
  });
  afterAll(async () => {
    await mongoose.connection.dropDatabase();
    await disconnectDatabase();
  });
}
