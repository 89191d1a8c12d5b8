const CONFIGURATION =
  /^(NODE_ENV|APP_MODE|APP_ORIGIN|PORT|HOST|DATA_DIR|DATA_KEY|SESSION_SECRET|MONGODB_URI|DATABASE_RUNG|CLOUDINARY_URL|REDIS_URL|LOG_LEVEL|RATE_LIMIT_SCALE|BRAND_NAME|(OIDC|STRIPE|DEMO|IDENTITY|BACKGROUND_CHECK)_.*)$/;

/**
 * Takes the app's configuration out of an environment: tests must reach neither a developer's database nor a service.
 * @param {NodeJS.ProcessEnv} env
 */
export function forgetConfiguration(env) {
  for (const name of Object.keys(env)) if (CONFIGURATION.test(name)) delete env[name];
}
