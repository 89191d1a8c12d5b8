import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { pageMeta } from "~/components/shell/page-meta";
import { requireMember } from "~/features/account/guards.server";
import type { Member } from "~/features/account/member";
import { nextAvailableStep } from "~/features/account/screens";
import { AcceptedWaiver } from "~/features/safety/components/accepted-waiver";
import { asksForClosed } from "~/features/safety/components/waiver-dialog";
import { WaiverPage } from "~/features/safety/components/waiver-page";
import { getWaiverAcceptance } from "~/features/safety/read.server";
import { WaiverSchema } from "~/features/safety/waiver-schema";
import { acceptWaiver, changeMarketingConsent } from "~/features/safety/write.server";
import { toastCookie } from "~/platform/flash.server";
import { parseFields, readForm } from "~/platform/forms.server";
import { dashboardTexts } from "~/texts/dashboard";
import { waiverTexts } from "~/texts/waiver";

export const meta: MetaFunction = (args) => pageMeta(args, { title: waiverTexts.title });

export async function loader({ request }: LoaderFunctionArgs) {
  const me = await requireMember(request);
  await requireProfile(me);
  const accepted = await getWaiverAcceptance(me.id);
  if (accepted === null) return { accepted, isOpen: !asksForClosed(request.url) };
  const next = nextAvailableStep(me);
  return {
    accepted: {
      ...accepted,
      marketingConsentGiven: me.marketingConsentGiven,
      next: next && { path: next.path, label: dashboardTexts.nextSteps[next.key] },
    },
    isOpen: false,
  };
}

/** The form of browsers without JavaScript; others send the acceptance to the API. */
export async function action({ request }: ActionFunctionArgs) {
  const me = await requireMember(request);
  await requireProfile(me);
  const fields = await readForm(request);
  if (fields.get("intent") === "withdraw-consent") {
    await changeMarketingConsent(me, false);
    return redirect("/waiver", { headers: { "Set-Cookie": await toastCookie({ title: waiverTexts.withdrawn }) } });
  }
  const form = parseFields(fields, WaiverSchema);
  if (!form.ok) return form.reply;
  await acceptWaiver(me, form.value.marketingConsentGiven);
  return redirect("/waiver/meeting-safety");
}

/** The waiver follows the profile. @throws Response the way to the profile, with a toast that says why */
async function requireProfile(me: Member): Promise<void> {
  if (me.profileComplete) return;
  const { profileFirstTitle: title, profileFirstBody: description } = waiverTexts;
  throw redirect("/profile-setup", { headers: { "Set-Cookie": await toastCookie({ title, description }) } });
}

export default function Waiver() {
  const { accepted, isOpen } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (accepted !== null) return <AcceptedWaiver {...accepted} />;
  return <WaiverPage isOpen={isOpen} result={answer?.result} />;
}
