import { ButtonLink } from "~/components/ui/button";
import { PlanCard } from "~/components/ui/plan-card";
import { Container } from "~/components/shell/container";
import { formatPrice, plans, signInToChoosePlan } from "~/features/membership/plans";
import { planCardTexts } from "~/texts/membership";

/** The three plans side by side; each button leads through sign-in to the membership page. */
export function PlanSection({ title, lead }: { title: string; lead: string }) {
  return (
    <section aria-labelledby="plans" className="py-16 sm:py-24">
      <Container>
        <div className="mx-auto mb-12 max-w-2xl text-center">
          <h2 id="plans" className="text-3xl">
            {title}
          </h2>
          <p className="mt-3 text-lg text-muted">{lead}</p>
        </div>
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
                <ButtonLink
                  to={signInToChoosePlan(plan.tier)}
                  variant={plan.isPopular ? "primary" : "secondary"}
                  fullWidth
                >
                  {planCardTexts.choose(plan.name)}
                </ButtonLink>
              }
            />
          ))}
        </div>
        <p className="mt-8 text-center text-muted">{planCardTexts.billing}</p>
      </Container>
    </section>
  );
}
