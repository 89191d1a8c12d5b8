import { z } from "zod";
import { isCommonPassword } from "./common-passwords";
import { texts } from "./texts";

const MAX_NAME_CHARACTERS = 60;
const MAX_EMAIL_CHARACTERS = 254;
const MIN_PASSWORD_CHARACTERS = 8;
const MAX_PASSWORD_CHARACTERS = 128;

// Neither control characters nor those that turn the writing direction of what follows.
const PLAIN_TEXT = /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u;

const { errors } = texts;

const EmailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, errors.emailMissing)
  .max(MAX_EMAIL_CHARACTERS, errors.emailLong)
  .regex(z.regexes.email, errors.emailForm);

function nameSchema(missing: string, long: string, characters: string) {
  return z.string().trim().min(1, missing).max(MAX_NAME_CHARACTERS, long).regex(PLAIN_TEXT, characters);
}

/** Characters as a person counts them: an emoji is one. */
function countCharacters(text: string): number {
  return [...text.normalize("NFKC")].length;
}

function passwordProblem(password: string, email: string): string | null {
  if (password === "") return errors.newPasswordMissing;
  const length = countCharacters(password);
  if (length < MIN_PASSWORD_CHARACTERS) return errors.passwordShort;
  if (length > MAX_PASSWORD_CHARACTERS) return errors.passwordLong;
  const lowered = password.toLowerCase();
  if (lowered === email || lowered === email.split("@")[0]) return errors.passwordIsEmail;
  return isCommonPassword(lowered) ? errors.passwordCommon : null;
}

const SignInSchema = z.object({ email: EmailSchema, password: z.string().min(1, errors.passwordMissing) });

const NamesSchema = z.object({
  firstName: nameSchema(errors.firstNameMissing, errors.firstNameLong, errors.firstNameCharacters),
  lastName: nameSchema(errors.lastNameMissing, errors.lastNameLong, errors.lastNameCharacters),
  email: EmailSchema,
});

export type FieldErrors = Partial<Record<"firstName" | "lastName" | "email" | "password", string>>;

export type SignInForm = z.infer<typeof SignInSchema>;
export type SignUpForm = z.infer<typeof NamesSchema> & { password: string };

export type Parsed<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors };

function firstErrors(error: z.ZodError): FieldErrors {
  const found: FieldErrors = {};
  for (const { path, message } of error.issues) {
    const [field] = path;
    if (field === "firstName" || field === "lastName" || field === "email" || field === "password") {
      found[field] ??= message;
    }
  }
  return found;
}

/** What a form field holds; a field that was not sent is empty. */
export function fieldOf(form: URLSearchParams, name: string): string {
  return form.get(name) ?? "";
}

export function parseSignIn(form: URLSearchParams): Parsed<SignInForm> {
  const parsed = SignInSchema.safeParse({ email: fieldOf(form, "email"), password: fieldOf(form, "password") });
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, errors: firstErrors(parsed.error) };
}

export function parseSignUp(form: URLSearchParams): Parsed<SignUpForm> {
  const email = fieldOf(form, "email");
  const password = fieldOf(form, "password");
  const names = NamesSchema.safeParse({
    firstName: fieldOf(form, "firstName"),
    lastName: fieldOf(form, "lastName"),
    email,
  });
  const problem = passwordProblem(password, email.trim().toLowerCase());
  if (names.success && problem === null) return { ok: true, value: { ...names.data, password } };
  return {
    ok: false,
    errors: { ...(names.success ? {} : firstErrors(names.error)), ...(problem ? { password: problem } : {}) },
  };
}
