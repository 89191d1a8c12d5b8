import type { ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Assets } from "../assets";

/** What every page shows of the world around it. */
export interface Site {
  brand: string;
  appOrigin: string;
  assets: Pick<Assets, "stylesheet" | "icon" | "preloads">;
}

interface LayoutProps {
  site: Site;
  title: string;
  children: ReactNode;
}

/** The frame of every page: brand above, one card below. */
export function Layout({ site, title, children }: LayoutProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{`${title} – ${site.brand}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fbf7f4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#17101c" media="(prefers-color-scheme: dark)" />
        <meta name="robots" content="noindex" />
        {site.assets.preloads.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={site.assets.stylesheet} />
        <link rel="icon" type="image/svg+xml" href={site.assets.icon} />
      </head>
      <body>
        <header>
          <a className="brand" href={`${site.appOrigin}/`}>
            <svg viewBox="0 0 32 32" aria-hidden="true" stroke="currentColor" strokeWidth="2.4" strokeLinejoin="round">
              <path d="M16 28C6.8 24 3.2 16 4.6 5 13.4 7.6 18.2 15 16 28Z" fill="none" />
              <path d="M16 28c9.2-4 12.8-12 11.4-23C18.6 7.6 13.8 15 16 28Z" fill="currentColor" />
            </svg>
            {site.brand}
          </a>
        </header>
        <main>
          <div className="card">{children}</div>
        </main>
      </body>
    </html>
  );
}

/** A page as it goes over the wire. React escapes every value in it. */
export function renderPage(page: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
