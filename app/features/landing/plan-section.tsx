import { Container } from "~/components/shell/container";
import { PlanCards } from "~/components/ui/plan-cards";
import { plans, signInToChoosePlan } from "~/features/membership/plans";

/** The three plans; each button leads through sign-in to the membership page. */
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
        <PlanCards plans={plans} linkTo={signInToChoosePlan} hasPrimary />
      </Container>
    </section>
  );
}
