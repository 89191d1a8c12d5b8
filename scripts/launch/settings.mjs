import { resolve } from "node:path";
import { LaunchError } from "./project.mjs";

const DEFAULT_PORT = 3000;
const DEFAULT_DEMO_MEMBERS = 300;
const LOGIN_VARIABLES = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"];

/**
 * What the launcher itself reads from the environment of local mode; the app's own check covers the rest.
 * @typedef {object} Settings
 * @property {number} port
 * @property {string} host
 * @property {string} origin       Where a browser finds the app.
 * @property {string} healthUrl
 * @property {string} dataFolder   Absolute.
 * @property {number} demoMembers
 * @property {boolean} hasCompanions  Whether some demo members like people back and answer them.
 * @property {string} brand
 * @property {Record<string, string>} given  The environment without its empty values.
 * @property {{ database: boolean, login: boolean, media: boolean }} embeds  Which services no variable configures.
 */

/**
 * @param {NodeJS.ProcessEnv} source
 * @param {string} root  What a relative DATA_DIR is relative to.
 * @returns {Settings}
 */
export function readSettings(source, root) {
  /** @type {Record<string, string>} */
  const given = {};
  for (const [name, value] of Object.entries(source))
    if (value !== undefined && value.trim() !== "") given[name] = value;

  const port = wholeNumber(given, "PORT", DEFAULT_PORT, 1, 65_535);
  const host = given.HOST ?? "127.0.0.1";
  return {
    port,
    host,
    origin: given.APP_ORIGIN ?? `http://localhost:${port}`,
    healthUrl: `http://${reachable(host)}:${port}/healthz`,
    dataFolder: resolve(root, given.DATA_DIR ?? ".data"),
    demoMembers: wholeNumber(given, "DEMO_MEMBERS", DEFAULT_DEMO_MEMBERS, 0, 100_000),
    hasCompanions: wholeNumber(given, "DEMO_COMPANIONS", 1, 0, 1) === 1,
    brand: given.BRAND_NAME ?? "Fidelio",
    given,
    embeds: {
      database: given.MONGODB_URI === undefined,
      login: !isLoginConfigured(given),
      media: given.CLOUDINARY_URL === undefined,
    },
  };
}

/** @param {Record<string, string>} given */
function isLoginConfigured(given) {
  const missing = LOGIN_VARIABLES.filter((name) => given[name] === undefined);
  if (missing.length === 0) return true;
  if (missing.length === LOGIN_VARIABLES.length) return false;
  throw new LaunchError(`A real login needs ${LOGIN_VARIABLES.join(", ")} together; missing: ${missing.join(", ")}.`);
}

/**
 * @param {Record<string, string>} given
 * @param {string} name
 * @param {number} fallback
 * @param {number} least
 * @param {number} most
 */
function wholeNumber(given, name, fallback, least, most) {
  const text = given[name];
  if (text === undefined) return fallback;
  const value = /^\d+$/.test(text.trim()) ? Number(text) : NaN;
  if (value >= least && value <= most) return value;
  throw new LaunchError(`${name} must be a whole number from ${least} to ${most}.`);
}

/** A wildcard address is one to listen on, not one to call. @param {string} host */
function reachable(host) {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return host.includes(":") ? `[${host}]` : host;
}
