import { Link } from "@remix-run/react";
import { CompatibilityBadge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import { Portrait } from "~/components/ui/portrait";
import { screenPath } from "~/features/account/screens";
import { photoAddress } from "~/features/photos/address";
import { dashboardTexts as texts } from "~/texts/dashboard";
import type { Home } from "../read.server";

const PORTRAIT = { width: 360, height: 450 };

/** The members who fit best and are still to be decided on. Absent while there is no screen to decide. */
export function CandidatesCard({ candidates, nextStep }: Pick<Home, "candidates" | "nextStep">) {
  const discover = screenPath("/discover");
  if (discover === null) return null;
  return (
    <Card aria-labelledby="candidates">
      <CardHeader id="candidates" title={texts.candidatesTitle}>
        {candidates.length === 0 && texts.candidatesNone}
      </CardHeader>
      {candidates.length > 0 && (
        <ul className="mb-4 grid grid-cols-2 gap-4 sm:grid-cols-3">
          {candidates.map(({ id, firstName, age, location, photo, compatibilityScore }, index) => (
            // On phones the third would stand alone in its row.
            <li key={id} className={index === 2 ? "hidden sm:block" : undefined}>
              <Link to={discover} className="group block">
                <Portrait
                  src={photo && photoAddress(photo, PORTRAIT)}
                  alt=""
                  width={PORTRAIT.width}
                  lazy={false}
                  className="mb-2"
                />
                <span className="block font-medium group-hover:text-primary">{`${firstName}, ${age}`}</span>
                <span className="mb-2 block truncate text-sm text-muted">{location}</span>
                <CompatibilityBadge percent={compatibilityScore} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {nextStep?.key !== "discover" && (
        <ButtonLink to={discover} variant="secondary" size="sm">
          {texts.candidatesAll}
        </ButtonLink>
      )}
    </Card>
  );
}
