// What a conversation costs, each beside what no implementation can undercut on the same machine and database: sending
// beside one bare insert, delivery beside a bare echo over the same kind of socket, and reading the newest messages of a
// long conversation beside those of a short one.
import { describeMachine } from "./parts/machine";
import { startLocalDatabase } from "./parts/local-database";
import { progress } from "./parts/report";

progress("starting a database");
const database = await startLocalDatabase();
// What the app's modules need to be imported; nothing but the database is reached by it.
Object.assign(process.env, {
  APP_MODE: "local",
  APP_ORIGIN: "http://localhost:3000",
  MONGODB_URI: database.uri,
  OIDC_ISSUER: "http://localhost:3001",
  OIDC_CLIENT_ID: "bench",
  OIDC_CLIENT_SECRET: "client-secret-of-the-bench",
  CLOUDINARY_URL: "cloudinary://key:secret@bench?upload_prefix=http://127.0.0.1:1",
  SESSION_SECRET: "a secret of the benchmark that signs nothing",
  DATA_KEY: Buffer.alloc(32, 1).toString("base64"),
  LOG_LEVEL: "silent",
  RATE_LIMIT_SCALE: "100000",
});
try {
  // Evaluated only now, with that environment.
  const { measureChat } = await import("./parts/chat-work");
  const measured = await measureChat(database.uri);
  const output = { bench: "chat", machine: describeMachine(), database: database.rung, ...measured };
  process.stdout.write(`${JSON.stringify(output, null, 2)}\n`);
} finally {
  await database.stop();
}
