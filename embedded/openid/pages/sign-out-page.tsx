import { texts } from "../texts";
import type { Site } from "./layout";
import { Layout } from "./layout";

interface SignOutPageProps {
  site: Site;
  email?: string;
  /** The provider's own form, which carries its token against forgery. */
  formHtml: string;
}

/** Asks before signing out, for a request that does not prove whose it is. */
export function SignOutPage({ site, email, formHtml }: SignOutPageProps) {
  return (
    <Layout site={site} title={texts.signOut.title}>
      <div className="intro">
        <h1>{texts.signOut.heading(site.brand)}</h1>
        <p className="lead">{email ? texts.signOut.lead(email) : texts.signOut.leadUnknown}</p>
      </div>
      <div className="actions">
        <div hidden dangerouslySetInnerHTML={{ __html: formHtml }} />
        <button className="button primary" form="op.logoutForm" name="logout" value="yes">
          {texts.signOut.submit}
        </button>
        <a className="button secondary" href={`${site.appOrigin}/`}>
          {texts.signOut.stay}
        </a>
      </div>
    </Layout>
  );
}
