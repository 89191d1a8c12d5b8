import { expect, it } from "vitest";
import { parseEnv } from "./env";

const COMPLETE = {
  PORT: "3001",
  ISSUER: "http://localhost:3001",
  MONGODB_URI: "mongodb://127.0.0.1:3003/fidelio",
  APP_ORIGIN: "http://localhost:3000/",
  OIDC_CLIENT_ID: "fidelio-local",
  OIDC_CLIENT_SECRET: "a secret of the client",
  COOKIE_SECRET: "a secret of the cookies",
};

it("fills in what may be left out and reads addresses as origins", () => {
  expect(parseEnv({ ...COMPLETE, BRAND_NAME: "" })).toEqual({
    ...COMPLETE,
    PORT: 3001,
    HOST: "127.0.0.1",
    APP_ORIGIN: "http://localhost:3000",
    RATE_LIMIT_SCALE: 1,
    BRAND_NAME: "Fidelio",
  });
});

it("names every variable that is missing or malformed in one message", () => {
  const faulty = { ...COMPLETE, ISSUER: "http://localhost:3001/oidc", PORT: "none", COOKIE_SECRET: undefined };
  expect(() => parseEnv(faulty)).toThrow(/PORT: [^]*ISSUER: must be an origin without a path[^]*COOKIE_SECRET: /);
});
