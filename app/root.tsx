import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "@remix-run/react";
import type { ReactNode } from "react";
import { useRootData, type RootData } from "~/components/shell/root-data";
import { Toaster, ToastRedirect } from "~/components/ui/toast";
import { getMember } from "~/features/account/guards.server";
import { countUnreadConversations } from "~/features/chat/read.server";
import { ErrorPage } from "~/features/errors/error-page";
import { fontLinks } from "~/font-links";
import { DEFAULT_BRAND_NAME } from "~/platform/brand";
import { useNonce, useRequestId } from "~/platform/document-context";
import { env } from "~/platform/env.server";
import { takeToast } from "~/platform/flash.server";
import css from "~/tailwind.css";

export const links: LinksFunction = () => [
  ...fontLinks,
  { rel: "stylesheet", href: css },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export const meta: MetaFunction<typeof loader> = ({ data: root }) => [{ title: root?.brandName ?? DEFAULT_BRAND_NAME }];

export async function loader({ request }: LoaderFunctionArgs) {
  const [member, flash] = await Promise.all([getMember(request), takeToast(request)]);
  const { BRAND_NAME = DEFAULT_BRAND_NAME, APP_ORIGIN } = env();
  const root: RootData = {
    brandName: BRAND_NAME,
    origin: APP_ORIGIN,
    viewer: member && {
      firstName: member.firstName,
      lastName: member.lastName,
      profileImageUrl: member.profileImageUrl,
    },
    toast: flash?.toast ?? null,
    unreadConversations: member === null ? 0 : await countUnreadConversations(member),
  };
  return data(root, flash ? { headers: { "Set-Cookie": flash.clearCookie } } : undefined);
}

/** The document around every page. Without loader data (the root itself failed) it still stands. */
export function Layout({ children }: { children: ReactNode }) {
  const root = useRootData();
  const nonce = useNonce();
  return (
    // Only the server knows the request's id; the browser keeps what it was given.
    <html lang="en" data-request-id={useRequestId()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
        <ToastRedirect message={root?.toast} />
      </head>
      <body>
        {children}
        <Toaster message={root?.toast} />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export { revalidateUnlessWithinScreen as shouldRevalidate } from "~/components/shell/revalidation";

export default function App() {
  return <Outlet />;
}

export { ErrorPage as ErrorBoundary };
