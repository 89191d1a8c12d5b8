import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { pageMeta } from "~/components/shell/page-meta";
import { VisitorShell } from "~/components/shell/shells";
import { ButtonLink } from "~/components/ui/button";
import { PageHeader } from "~/components/ui/page-header";
import { LOGIN_PROBLEMS } from "~/platform/login-problems";
import { signInTexts } from "~/texts/errors";

export const meta: MetaFunction<typeof loader> = (args) => [
  ...pageMeta(args, { title: signInTexts.problems[args.data?.reason ?? "state"].title }),
  { name: "robots", content: "noindex" },
];

/** Where a sign-in ends that did not succeed: what happened and how to go on. */
export function loader({ request }: LoaderFunctionArgs) {
  const given = new URL(request.url).searchParams.get("reason");
  const reason = z.enum(LOGIN_PROBLEMS).catch("state").parse(given);
  const status = { cancelled: 200, state: 400, expired: 400, unavailable: 503 }[reason];
  return data({ reason }, { status });
}

export default function SignInProblem() {
  const { title, body } = signInTexts.problems[useLoaderData<typeof loader>().reason];
  return (
    <VisitorShell>
      <PageHeader title={title} lead={body} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/api/login">{signInTexts.again}</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          {signInTexts.home}
        </ButtonLink>
      </div>
    </VisitorShell>
  );
}
