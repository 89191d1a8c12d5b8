const RUNG_WORDS = {
  external: "the one of MONGODB_URI",
  mongod: "the mongod on PATH",
  "mongodb-memory-server": "a downloaded mongod",
  "mongo-java-server": "MongoDB's protocol over an H2 file, in Java",
};

/**
 * What the terminal says once everything serves.
 * @param {object} options
 * @param {import("./settings.mjs").Settings} options.settings
 * @param {keyof typeof RUNG_WORDS} options.rung
 */
export function readyText({ settings, rung }) {
  const { brand, origin, demoMembers, embeds, dataFolder } = settings;
  const hasDemo = demoMembers > 0 && embeds.login;
  return [
    "",
    `  ${brand} is ready: ${origin}`,
    "",
    ...(hasDemo ? ["  Demo account  demo@fidelio.example, password fidelio-demo"] : []),
    `  Database      ${rung} (${RUNG_WORDS[rung]})`,
    `  Data          ${dataFolder}, logs in its folder logs`,
    "  To stop       Ctrl-C",
    "",
  ].join("\n");
}

/** @param {Parameters<typeof readyText>[0]} options */
export function announce(options) {
  process.stdout.write(`${readyText(options)}\n`);
}

/**
 * What a changed address of the sign-in or of the pictures costs; null where it costs nothing.
 * @param {string} part
 * @param {number | undefined} port
 */
export function moveText(part, port) {
  if (part === "openid")
    return `The former port of the sign-in is taken. It moves to ${port}; earlier accounts are not recognised there.`;
  if (part === "media")
    return `The former port of the pictures is taken. They move to ${port}; earlier pictures are not shown.`;
  return null;
}

/**
 * The line for a progress message of the demo loader; null for any other message.
 * @param {unknown} message
 */
export function demoProgress(message) {
  if (typeof message !== "object" || message === null || !("type" in message) || message.type !== "progress")
    return null;
  const { done, total, what } = /** @type {{ done?: unknown, total?: unknown, what?: unknown }} */ (message);
  return `Loading ${typeof what === "string" ? what : "demo members"} ${done}/${total}`;
}
