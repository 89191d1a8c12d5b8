import type { FieldErrors } from "../forms";
import { texts } from "../texts";
import { ErrorSummary, Field } from "./form-parts";
import type { Site } from "./layout";
import { Layout } from "./layout";
import { CancelForm, listProblems, titleOf } from "./sign-in-page";

export interface SignUpValues {
  firstName: string;
  lastName: string;
  email: string;
}

interface SignUpPageProps {
  site: Site;
  /** Where this sign-in lives, for example /sign-in/abc. */
  path: string;
  values: SignUpValues;
  errors?: FieldErrors;
  formError?: string;
}

export function SignUpPage({ site, path, values, errors = {}, formError }: SignUpPageProps) {
  const problems = listProblems(errors, ["firstName", "lastName", "email", "password"], formError);
  return (
    <Layout site={site} title={titleOf(texts.signUp.title, problems)}>
      <ErrorSummary problems={problems} />
      <div className="intro">
        <h1>{texts.signUp.heading}</h1>
        <p className="lead">{texts.signUp.lead(site.brand)}</p>
      </div>
      <div className="actions">
        <form method="post" action={`${path}/create-account`} noValidate>
          <div className="pair">
            <Field
              name="firstName"
              type="text"
              label={texts.fields.firstName}
              defaultValue={values.firstName}
              error={errors.firstName}
              autoComplete="given-name"
              required
            />
            <Field
              name="lastName"
              type="text"
              label={texts.fields.lastName}
              defaultValue={values.lastName}
              error={errors.lastName}
              autoComplete="family-name"
              required
            />
          </div>
          <Field
            name="email"
            type="email"
            label={texts.fields.email}
            hint={texts.fields.emailHint}
            defaultValue={values.email}
            error={errors.email}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <Field
            name="password"
            type="password"
            label={texts.fields.password}
            hint={texts.fields.newPasswordHint}
            error={errors.password}
            autoComplete="new-password"
            required
          />
          <button className="button primary">{texts.signUp.submit}</button>
        </form>
        <CancelForm path={path} />
      </div>
      <p className="other">
        {texts.signUp.haveOne} <a href={path}>{texts.signUp.signIn}</a>
      </p>
    </Layout>
  );
}
