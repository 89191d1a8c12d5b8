import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/components/shell/page-meta";
import { requireMember } from "~/features/account/guards.server";
import { DashboardPage } from "~/features/dashboard/components/dashboard-page";
import { getDashboard } from "~/features/dashboard/read.server";
import { dashboardTexts } from "~/texts/dashboard";

export const meta: MetaFunction = (args) => pageMeta(args, { title: dashboardTexts.title });

export const loader = async ({ request }: LoaderFunctionArgs) => getDashboard(await requireMember(request));

export default function Dashboard() {
  return <DashboardPage dashboard={useLoaderData<typeof loader>()} />;
}
