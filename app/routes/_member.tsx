import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { useViewer } from "~/components/shell/root-data";
import { MemberShell } from "~/components/shell/shells";
import { requireMember } from "~/features/account/guards.server";
import { LiveNews } from "~/features/matches/components/live-news";

/** Everything for members: the guard and the frame. Each screen guards itself as well, as loaders run side by side. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireMember(request);
  return null;
}

export { revalidateUnlessWithinScreen as shouldRevalidate } from "~/components/shell/revalidation";

export default function MemberLayout() {
  const viewer = useViewer();
  return (
    viewer && (
      <MemberShell viewer={viewer}>
        <LiveNews />
        <Outlet />
      </MemberShell>
    )
  );
}
