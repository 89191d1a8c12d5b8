import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/components/shell/page-meta";
import { PublicShell } from "~/components/shell/shells";
import { getMember } from "~/features/account/guards.server";
import { HomePage } from "~/features/home/components/home-page";
import { getHome } from "~/features/home/read.server";
import { LandingPage } from "~/features/landing/landing-page";
import { landingMeta } from "~/features/landing/meta";
import { LiveNews } from "~/features/matches/components/live-news";
import { dashboardTexts } from "~/texts/dashboard";

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data?.home ? pageMeta(args, { title: dashboardTexts.homeTitle }) : landingMeta(args);

/** `/` is the landing page to visitors and the home to members. */
export async function loader({ request }: LoaderFunctionArgs) {
  const me = await getMember(request);
  return { home: me && (await getHome(me)) };
}

export default function Index() {
  const { home } = useLoaderData<typeof loader>();
  if (home === null) return <LandingPage />;
  return (
    <PublicShell>
      <LiveNews />
      <HomePage home={home} />
    </PublicShell>
  );
}
