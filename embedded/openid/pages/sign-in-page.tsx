import type { FieldErrors } from "../forms";
import { texts } from "../texts";
import { ErrorSummary, Field } from "./form-parts";
import type { Problem } from "./form-parts";
import type { Site } from "./layout";
import { Layout } from "./layout";

interface SignInPageProps {
  site: Site;
  /** Where this sign-in lives, for example /sign-in/abc. */
  path: string;
  email: string;
  errors?: FieldErrors;
  /** Shown on top only: it concerns no single field. */
  formError?: string;
}

export function SignInPage({ site, path, email, errors = {}, formError }: SignInPageProps) {
  const problems = listProblems(errors, ["email", "password"], formError);
  return (
    <Layout site={site} title={titleOf(texts.signIn.title, problems)}>
      <ErrorSummary problems={problems} />
      <div className="intro">
        <h1>{texts.signIn.heading}</h1>
        <p className="lead">{texts.signIn.lead(site.brand)}</p>
      </div>
      <div className="actions">
        <form method="post" action={path} noValidate>
          <Field
            name="email"
            type="email"
            label={texts.fields.email}
            defaultValue={email}
            error={errors.email}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <Field
            name="password"
            type="password"
            label={texts.fields.password}
            error={errors.password}
            autoComplete="current-password"
            required
          />
          <button className="button primary">{texts.signIn.submit}</button>
        </form>
        <CancelForm path={path} />
      </div>
      <p className="other">
        {texts.signIn.newHere(site.brand)} <a href={`${path}/create-account`}>{texts.signIn.createAccount}</a>
      </p>
    </Layout>
  );
}

/** Gives the sign-in up and returns to the app. */
export function CancelForm({ path }: { path: string }) {
  return (
    <form method="post" action={`${path}/cancel`}>
      <button className="button quiet">{texts.cancel}</button>
    </form>
  );
}

/** The problems of a form in the order of its fields. */
export function listProblems(errors: FieldErrors, order: readonly (keyof FieldErrors)[], formError?: string) {
  const problems: Problem[] = formError ? [{ message: formError }] : [];
  for (const field of order) {
    const message = errors[field];
    if (message) problems.push({ field, message });
  }
  return problems;
}

/** Says in the title, which a screen reader reads first, that the form came back. */
export function titleOf(title: string, problems: readonly Problem[]): string {
  return problems.length > 0 ? texts.titleWithError(title) : title;
}
