import { EnvironmentError, env, type Env } from "./env.server";

/**
 * The environment, or the end of the process with one clear message. Imported first, so that nothing else of
 * the server is evaluated with an incomplete environment.
 */
export const environment: Env = (() => {
  try {
    return env();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
})();
