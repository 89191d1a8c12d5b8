import { planCardTexts as texts } from "~/texts/membership";
import { ButtonLink } from "./button";
import { PlanCard, type PlanCardProps } from "./plan-card";

type ShownPlan = Pick<PlanCardProps, "tier" | "name" | "tagline" | "price" | "features"> & { isPopular: boolean };
type PlanCardsProps = {
  plans: readonly ShownPlan[];
  /** Where the button of a plan leads. */
  linkTo: (tier: ShownPlan["tier"]) => string;
  /** The button of the most popular plan is the screen's primary one. */
  hasPrimary?: boolean;
};

/** The plans side by side, each with a button, and how they are billed. */
export function PlanCards({ plans, linkTo, hasPrimary = false }: PlanCardsProps) {
  return (
    <>
      <div className="grid gap-8 lg:grid-cols-3 lg:gap-6">
        {plans.map(({ tier, name, tagline, price, features, isPopular }) => (
          <PlanCard
            key={tier}
            tier={tier}
            name={name}
            tagline={tagline}
            price={price}
            per={texts.perMonth}
            features={features}
            highlight={isPopular ? texts.mostPopular : undefined}
            action={
              <ButtonLink to={linkTo(tier)} variant={hasPrimary && isPopular ? "primary" : "secondary"} fullWidth>
                {texts.choose(name)}
              </ButtonLink>
            }
          />
        ))}
      </div>
      <p className="mt-8 text-center text-muted">{texts.billing}</p>
    </>
  );
}
