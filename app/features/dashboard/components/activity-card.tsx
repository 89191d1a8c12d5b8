import { Link } from "@remix-run/react";
import { ClipboardCheck, Eye, HeartHandshake, MessageCircle, UserRoundCheck, type LucideIcon } from "lucide-react";
import { Card, CardHeader } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";
import { conversationPath, matchPath } from "~/features/matches/paths";
import { dashboardTexts } from "~/texts/dashboard";
import type { Dashboard } from "../read.server";

const { activity: texts } = dashboardTexts;

type Activity = Dashboard["activity"][number];

const icons: Record<Activity["kind"], LucideIcon> = {
  match: HeartHandshake,
  message: MessageCircle,
  views: Eye,
  questionnaire: ClipboardCheck,
  profile: UserRoundCheck,
};

/** What happened lately, the newest first. */
export function ActivityCard({ activity }: Pick<Dashboard, "activity">) {
  return (
    <Card aria-labelledby="activity">
      <CardHeader id="activity" title={texts.title}>
        {activity.length === 0 && texts.empty}
      </CardHeader>
      <ol className="divide-y divide-line">
        {activity.map((one) => (
          <li key={`${one.kind} ${one.at.getTime()} ${"matchId" in one ? one.matchId : ""}`}>
            <div className="flex min-h-14 items-center gap-3 py-2">
              <Icon of={icons[one.kind]} className="text-muted" />
              <ActivitySentence activity={one} />
              <time dateTime={one.at.toISOString()} className="ml-auto shrink-0 text-sm tabular-nums text-muted">
                {one.ago}
              </time>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function ActivitySentence({ activity }: { activity: Activity }) {
  const path = pathOf(activity);
  const sentence = sentenceOf(activity);
  if (path === null) return <span>{sentence}</span>;
  return (
    <Link to={path} className="inline-flex min-h-target items-center hover:text-primary hover:underline">
      {sentence}
    </Link>
  );
}

function sentenceOf(activity: Activity): string {
  switch (activity.kind) {
    case "match":
      return texts.match(activity.name);
    case "message":
      return texts.message(activity.name);
    case "views":
      return texts.views(activity.count);
    default:
      return texts[activity.kind];
  }
}

function pathOf(activity: Activity): string | null {
  if (activity.kind === "match") return matchPath(activity.matchId);
  return activity.kind === "message" ? conversationPath(activity.matchId) : null;
}
