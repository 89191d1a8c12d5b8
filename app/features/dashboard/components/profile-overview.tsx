import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import { Portrait } from "~/components/ui/portrait";
import { photoAddress } from "~/features/photos/address";
import { GENDER_LABELS, RELATIONSHIP_GOAL_LABELS, RELIGION_LABELS } from "~/features/profile/options";
import { dashboardTexts as texts } from "~/texts/dashboard";
import type { Dashboard } from "../read.server";

const PORTRAIT = { width: 320, height: 400 };

/** The member's own profile at a glance; only what is filled in. */
export function ProfileOverview({ dashboard }: { dashboard: Dashboard }) {
  const { profile, firstName } = dashboard;
  const [photo] = profile.photos;
  const title = [firstName, profile.age].filter(Boolean).join(", ");
  return (
    <Card aria-labelledby="overview">
      <CardHeader
        id="overview"
        title={texts.overviewTitle}
        aside={
          <ButtonLink to="/profile-setup" variant="secondary" size="sm">
            {texts.editProfile}
          </ButtonLink>
        }
      />
      <div className="flex flex-col gap-6 sm:flex-row">
        <div className="w-40 shrink-0">
          <Portrait src={photo && photoAddress(photo, PORTRAIT)} alt={firstName} width={160} />
        </div>
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-2">
            <h3 className="text-lg">{title}</h3>
            {dashboard.isDemo && <Badge>{texts.demo}</Badge>}
          </div>
          <p className="text-muted">{[profile.profession, profile.location].filter(Boolean).join(" · ")}</p>
          <p className="mt-3 whitespace-pre-line break-words">{profile.bio ?? texts.overviewEmpty}</p>
        </div>
      </div>
      {profile.interests.length > 0 && (
        <ul aria-label={texts.fields.interests} className="mt-6 flex flex-wrap gap-2">
          {profile.interests.map((interest) => (
            <li key={interest}>
              <Badge>{interest}</Badge>
            </li>
          ))}
        </ul>
      )}
      <dl className="mt-6 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {facts(profile).map(
          ([label, value]) =>
            value !== null && (
              <div key={label}>
                <dt className="text-sm text-muted">{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  );
}

function facts(profile: Dashboard["profile"]): [string, string | null][] {
  const { height, education, income, gender, relationshipGoal, religion, hasChildren, wantsChildren } = profile;
  const yesOrNo = (value: boolean | null | undefined) => (value == null ? null : value ? texts.yes : texts.no);
  const { fields } = texts;
  return [
    [fields.height, height ? `${height} cm` : null],
    [fields.education, education ?? null],
    [fields.relationshipGoal, relationshipGoal ? RELATIONSHIP_GOAL_LABELS[relationshipGoal] : null],
    [fields.religion, religion ? RELIGION_LABELS[religion] : null],
    [fields.hasChildren, yesOrNo(hasChildren)],
    [fields.wantsChildren, yesOrNo(wantsChildren)],
    [fields.income, income ?? null],
    [fields.gender, gender ? GENDER_LABELS[gender] : null],
    [fields.photos, profile.photos.length > 0 ? String(profile.photos.length) : null],
    [fields.video, profile.videoUrl ? texts.added : null],
  ];
}
