import { PlanCards } from "~/components/ui/plan-cards";
import { screenPath } from "~/features/account/screens";
import { plans } from "~/features/membership/plans";
import { dashboardTexts as texts } from "~/texts/dashboard";

/** The three plans, for a member who has none. Absent while there is no screen to take one. */
export function PlanChooser() {
  const screen = screenPath("/membership");
  if (screen === null) return null;
  return (
    <section aria-labelledby="plans" className="mt-12">
      <h2 id="plans" className="text-2xl">
        {texts.plansTitle}
      </h2>
      <p className="mb-8 mt-2 max-w-measure text-muted">{texts.plansLead}</p>
      <PlanCards plans={plans} linkTo={(tier) => `${screen}?plan=${tier}`} />
    </section>
  );
}
