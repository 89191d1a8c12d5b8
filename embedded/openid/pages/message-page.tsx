import { texts } from "../texts";
import type { Site } from "./layout";
import { Layout } from "./layout";

/** What a page without a form says. */
export interface Message {
  title: string;
  lead: string;
  next?: string;
  /** The way on; without one, the only way is back to the app. */
  action?: { label: string; href: string };
  /** Helps support to find the event in the log. */
  reference?: string;
}

/** A page that says what happened and what to do. */
export function MessagePage({ site, message }: { site: Site; message: Message }) {
  const { title, lead, next, action, reference } = message;
  const backLabel = texts.backToApp(site.brand);
  return (
    <Layout site={site} title={title}>
      <div className="intro">
        <h1>{title}</h1>
        <p>{lead}</p>
        {next && <p>{next}</p>}
        {reference && <p className="hint">{reference}</p>}
      </div>
      <div className="actions">
        {action && (
          <a className="button primary" href={action.href}>
            {action.label}
          </a>
        )}
        <a className={action ? "button secondary" : "button primary"} href={`${site.appOrigin}/`}>
          {backLabel}
        </a>
      </div>
    </Layout>
  );
}
