import { signUpByForms } from "./sign-up";

/** The app that the integration tests call over HTTP. */
export interface TestApp {
  origin: string;
  /** Signs a new person up through the provider's pages; returns the Cookie header of the session. */
  signUp(): Promise<string>;
}

/** The running app; see services.mjs. */
export function useApp(): TestApp {
  const origin = process.env["TEST_APP_ORIGIN"];
  if (!origin) throw new Error("The app is not running: these tests run in the project `integration`.");
  return { origin, signUp: async () => (await signUpByForms(origin)).cookie };
}
