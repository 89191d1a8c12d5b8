import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseSignIn, parseSignUp } from "./forms";

const ADA = { firstName: "Ada", lastName: "Byron", email: "ada@example.com", password: "an engine of brass" };

function signUp(changes: Partial<typeof ADA>) {
  const parsed = parseSignUp(new URLSearchParams({ ...ADA, ...changes }));
  return parsed.ok ? parsed.value : parsed.errors;
}

describe("sign-up", () => {
  it("trims names and lower-cases the address, and leaves the password as it is", () => {
    const typed = { firstName: " Ada ", email: " Ada@Example.COM ", password: "  spaces are fine  " };
    expect(signUp(typed)).toEqual({ ...ADA, password: "  spaces are fine  " });
  });

  it("names every missing field once", () => {
    const parsed = parseSignUp(new URLSearchParams());
    expect(parsed).toEqual({
      ok: false,
      errors: {
        firstName: "Enter your first name",
        lastName: "Enter your last name",
        email: "Enter your e-mail address",
        password: "Choose a password",
      },
    });
  });

  it.each(["password1", "PASSWORD1", "qwertyuiop", "87654321", "aaaaaaaaaa", "abcdabcd", "iloveyou", "trustno1"])(
    "refuses the common password %s",
    (password) => {
      expect(signUp({ password })).toHaveProperty("password", expect.stringContaining("others would guess"));
    },
  );

  it.each(["ada@example.com", "ADA@EXAMPLE.COM"])("refuses the e-mail address %s as a password", (password) => {
    expect(signUp({ password })).toHaveProperty("password", "Password must differ from your e-mail address");
  });

  it.each([
    ["1234567", false],
    ["fidelio-demo", true],
    ["🦊🐻🐼🐨🐯🦁🐮🐷", true],
    ["🦊🐻🐼🐨", false],
    ["x1".repeat(32) + "yz", true],
    ["ab1".repeat(42) + "xy", true],
    ["ab1".repeat(42) + "xyz", false],
  ])("measures %s in characters", (password, isAccepted) => {
    expect(parseSignUp(new URLSearchParams({ ...ADA, password })).ok).toBe(isAccepted);
  });

  it.each(["Zoë", "O’Neill", "Nguyễn", "محمد", "陳", "Jean-Luc"])("accepts the name %s", (firstName) => {
    expect(signUp({ firstName })).toHaveProperty("firstName", firstName);
  });

  it.each(["Ada\u0000", "Ada\nByron", "\u202eadA"])("refuses a name with invisible controls", (firstName) => {
    expect(signUp({ firstName })).toHaveProperty("firstName", "First name must be plain text");
  });
});

it("never throws, whatever is sent", () => {
  const anything = fc.dictionary(fc.constantFrom("firstName", "lastName", "email", "password", "$ne"), fc.string());
  fc.assert(
    fc.property(anything, (fields) => {
      for (const parse of [parseSignIn, parseSignUp]) {
        const parsed = parse(new URLSearchParams(fields));
        if (parsed.ok) expect(parsed.value.email).toMatch(/^\S+@\S+$/);
        else expect(Object.keys(parsed.errors).length).toBeGreaterThan(0);
      }
    }),
  );
});
