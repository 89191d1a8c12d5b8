import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { MessagesSquare } from "lucide-react";
import { pageMeta } from "~/components/shell/page-meta";
import { ButtonLink } from "~/components/ui/button";
import { PageHeader } from "~/components/ui/page-header";
import { requireDiscoverer } from "~/features/discovery/discoverer.server";
import { conversationPath } from "~/features/discovery/query";
import { getLiked } from "~/features/discovery/read.server";
import { MeetingSafetyAdvice } from "~/features/safety/components/meeting-safety-guidelines";
import { discoveryTexts as texts } from "~/texts/discovery";
import { meetingSafetyTexts } from "~/texts/meeting-safety";

export const meta: MetaFunction<typeof loader> = (args) => {
  const liked = args.data;
  return pageMeta(args, { title: liked?.matchId ? meetingSafetyTexts.title(liked.name) : texts.liked.title });
};

/** What follows the safety reminder, for browsers without JavaScript; others see it as a dialog. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const me = await requireDiscoverer(request);
  const liked = await getLiked(me, params["id"]);
  if (liked === null) throw data("Not Found", { status: 404 });
  return liked;
}

export default function Liked() {
  const { name, matchId } = useLoaderData<typeof loader>();
  if (matchId === null) {
    return (
      <div className="mx-auto max-w-3xl">
        <PageHeader title={texts.liked.title} lead={texts.liked.body(name)} />
        <ButtonLink to="/discover">{texts.liked.goOn}</ButtonLink>
      </div>
    );
  }
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={meetingSafetyTexts.title(name)} lead={texts.matched.lead(name)} />
      <MeetingSafetyAdvice level={2} />
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <ButtonLink to="/discover" size="lg">
          {meetingSafetyTexts.understand}
        </ButtonLink>
        <ButtonLink to={conversationPath(matchId)} size="lg" variant="secondary" icon={MessagesSquare}>
          {texts.matched.openConversation}
        </ButtonLink>
      </div>
    </div>
  );
}
