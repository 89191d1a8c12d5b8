// npm run --silent screen: screens JSON lines from standard input for contact information, with the server's own
// functions. Each line of input gets one line of output, in order; a line that cannot be read gets one that says why
// ({"id", "error"}), a sentence on standard error, and the exit code 1 at the end. Empty lines are left out.
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The screening engine, bundled in memory: nothing is written, so that several can run at once. */
async function loadScreening() {
  const esbuild = await import("esbuild").catch(() => null);
  if (esbuild === null) {
    process.stderr.write("The packages are not installed yet. Run: npm ci\n");
    process.exit(1);
  }
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [path.join("app", "screening", "screening.ts")],
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    tsconfig: "tsconfig.json",
    logLevel: "warning",
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64");
  /** @type {typeof import("../app/screening/screening")} */
  const screening = await import(`data:text/javascript;base64,${code}`);
  return screening;
}

/** What stops a line from being screened, told to whoever wrote it. */
class BadLine extends Error {
  /** @param {string} message @param {unknown} [id] */
  constructor(message, id = null) {
    super(message);
    this.id = typeof id === "string" || typeof id === "number" ? id : null;
  }
}

/** @param {string} line */
function parseLine(line) {
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(line);
  } catch {
    throw new BadLine("not valid JSON");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new BadLine("not a JSON object");
  const { id, text, messages } = /** @type {Record<string, unknown>} */ (value);
  if (typeof id !== "string" && typeof id !== "number") throw new BadLine('"id" is missing');
  if (typeof text === "string" && messages === undefined) return { id, messages: [text] };
  if (text === undefined && Array.isArray(messages) && messages.every((message) => typeof message === "string")) {
    return { id, messages };
  }
  throw new BadLine('give either "text", a string, or "messages", a list of strings', id);
}

/** Waits while the reader of standard output is behind, so that memory stays small however long the input is. */
async function write(/** @type {object} */ result) {
  if (!process.stdout.write(`${JSON.stringify(result)}\n`)) await once(process.stdout, "drain");
}

// Whoever reads may have seen enough: `… | head -1` is no failure.
process.stdout.on("error", (/** @type {NodeJS.ErrnoException} */ error) => {
  process.exit(error.code === "EPIPE" || error.code === "EOF" ? 0 : 1);
});

const { screenMessages } = await loadScreening();
let lineNumber = 0;
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  lineNumber++;
  // Windows editors begin a file with a mark of its encoding.
  const content = lineNumber === 1 ? line.replace(/^\uFEFF/, "") : line;
  if (content.trim() === "") continue;
  try {
    const { id, messages } = parseLine(content);
    await write({ id, ...screenMessages(messages) });
  } catch (problem) {
    if (!(problem instanceof BadLine)) throw problem;
    process.stderr.write(`Line ${lineNumber}: ${problem.message}\n`);
    process.exitCode = 1;
    await write({ id: problem.id, error: problem.message });
  }
}
