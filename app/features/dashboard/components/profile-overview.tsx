import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import { FactList } from "~/components/ui/fact-list";
import { Portrait } from "~/components/ui/portrait";
import { photoAddress } from "~/features/photos/address";
import { profileFacts, stated } from "~/features/profile/facts";
import { dashboardTexts as texts } from "~/texts/dashboard";
import { profileFactTexts as factTexts } from "~/texts/profile-facts";
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
        <ul aria-label={factTexts.interests} className="mt-6 flex flex-wrap gap-2">
          {profile.interests.map((interest) => (
            <li key={interest}>
              <Badge>{interest}</Badge>
            </li>
          ))}
        </ul>
      )}
      <FactList className="mt-6" facts={[...profileFacts(profile), ...ownFacts(profile)]} />
    </Card>
  );
}

/** What only the member sees. */
function ownFacts({ income, photos, videoUrl }: Dashboard["profile"]) {
  return stated([
    [factTexts.income, income],
    [factTexts.photos, photos.length > 0 ? String(photos.length) : null],
    [factTexts.video, videoUrl ? factTexts.added : null],
  ]);
}
