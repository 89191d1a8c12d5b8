import { ArrowRight } from "lucide-react";
import { useViewer } from "~/components/shell/root-data";
import { ButtonLink } from "~/components/ui/button";
import { learnMoreTexts } from "~/texts/landing";

/** The one action of a public page: into sign-in for visitors, home for members. */
export function StartLink({ children }: { children: string }) {
  const viewer = useViewer();
  return (
    <ButtonLink to={viewer ? "/" : "/api/login"} size="lg" iconAfter={ArrowRight}>
      {viewer ? learnMoreTexts.memberAction : children}
    </ButtonLink>
  );
}
