import { ButtonLink } from "~/components/ui/button";
import { PlanCard } from "~/components/ui/plan-card";
import { screenPath } from "~/features/account/screens";
import { formatPrice, plans } from "~/features/membership/plans";
import { dashboardTexts as texts } from "~/texts/dashboard";
import { planCardTexts } from "~/texts/membership";

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
      <div className="grid gap-8 lg:grid-cols-3 lg:gap-6">
        {plans.map((plan) => (
          <PlanCard
            key={plan.tier}
            tier={plan.tier}
            name={plan.name}
            tagline={plan.tagline}
            price={formatPrice(plan.priceCents)}
            per={planCardTexts.perMonth}
            features={plan.features}
            highlight={plan.isPopular ? planCardTexts.mostPopular : undefined}
            action={
              <ButtonLink to={`${screen}?plan=${plan.tier}`} variant="secondary" fullWidth>
                {planCardTexts.choose(plan.name)}
              </ButtonLink>
            }
          />
        ))}
      </div>
      <p className="mt-8 text-center text-muted">{planCardTexts.billing}</p>
    </section>
  );
}
