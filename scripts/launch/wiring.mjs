import { join } from "node:path";

/** What an embedded part needs of the machine; it gets none of the app's secrets. */
const MACHINE_VARIABLES = [
  "PATH",
  "HOME",
  "USER",
  "LANG",
  "LC_ALL",
  "TZ",
  "TMPDIR",
  "TEMP",
  "TMP",
  "SystemRoot",
  "NODE_OPTIONS",
  "NODE_EXTRA_CA_CERTS",
  "LOG_LEVEL",
];

/**
 * The addresses and keys by which the app and the embedded parts find each other.
 * @param {object} options
 * @param {import("./settings.mjs").Settings} options.settings
 * @param {import("./secrets.mjs").Secrets} options.secrets
 * @param {Partial<Record<string, number>>} options.ports
 * @param {{ uri: string, rung: string }} options.database
 * @param {"production" | "development"} options.nodeEnv
 */
export function wire({ settings, secrets, ports, database, nodeEnv }) {
  const { given, embeds, dataFolder } = settings;
  const machine = Object.fromEntries(
    MACHINE_VARIABLES.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
  );
  const login = embeds.login
    ? {
        OIDC_ISSUER: `http://localhost:${ports.openid}`,
        OIDC_CLIENT_ID: "fidelio-local",
        OIDC_CLIENT_SECRET: secrets.OIDC_CLIENT_SECRET,
      }
    : {
        OIDC_ISSUER: given.OIDC_ISSUER,
        OIDC_CLIENT_ID: given.OIDC_CLIENT_ID,
        OIDC_CLIENT_SECRET: given.OIDC_CLIENT_SECRET,
      };
  const mediaKeys = `${secrets.MEDIA_KEY}:${secrets.MEDIA_SECRET}`;
  const media = {
    CLOUDINARY_URL: embeds.media
      ? `cloudinary://${mediaKeys}@fidelio-local?upload_prefix=http://127.0.0.1:${ports.media}`
      : given.CLOUDINARY_URL,
  };
  const shared = {
    BRAND_NAME: settings.brand,
    RATE_LIMIT_SCALE: given.RATE_LIMIT_SCALE ?? "1",
  };
  const part = { ...machine, NODE_ENV: nodeEnv, HOST: "127.0.0.1" };

  return {
    openid: {
      ...part,
      ...shared,
      ...login,
      PORT: String(ports.openid),
      ISSUER: login.OIDC_ISSUER,
      MONGODB_URI: database.uri,
      APP_ORIGIN: settings.origin,
      COOKIE_SECRET: secrets.COOKIE_SECRET,
    },
    media: {
      ...part,
      PORT: String(ports.media),
      MEDIA_DIR: join(dataFolder, "media"),
      MEDIA_ORIGIN: `http://localhost:${ports.media}`,
      API_KEY: secrets.MEDIA_KEY,
      API_SECRET: secrets.MEDIA_SECRET,
      CLOUD_NAME: "fidelio-local",
    },
    demo: {
      ...machine,
      ...media,
      NODE_ENV: nodeEnv,
      MONGODB_URI: database.uri,
      OIDC_ISSUER: login.OIDC_ISSUER,
      DEMO_MEMBERS: String(settings.demoMembers),
      ...(given.DEMO_SEED === undefined ? {} : { DEMO_SEED: given.DEMO_SEED }),
      DATA_DIR: dataFolder,
    },
    companions: {
      ...part,
      MONGODB_URI: database.uri,
      APP_ORIGIN: settings.origin,
      COMPANION_SECRET: secrets.COMPANION_SECRET,
      DATA_DIR: dataFolder,
    },
    app: {
      SESSION_SECRET: secrets.SESSION_SECRET,
      DATA_KEY: secrets.DATA_KEY,
      ...given,
      ...shared,
      ...login,
      ...media,
      NODE_ENV: nodeEnv,
      APP_MODE: "local",
      APP_ORIGIN: settings.origin,
      PORT: String(settings.port),
      HOST: settings.host,
      DATA_DIR: dataFolder,
      DEMO_MEMBERS: String(settings.demoMembers),
      MONGODB_URI: database.uri,
      DATABASE_RUNG: database.rung,
    },
  };
}
