import { test, type Page } from "@playwright/test";
import { makeMember as make, type MadeMember, type MemberWishes } from "../../factories/member";

export { newCircle, secludedProfile, type MadeMember, type MemberWishes } from "../../factories/member";

/** Makes an onboarded member of the running app, without the browser. */
export const makeMember = (wishes: MemberWishes = {}): Promise<MadeMember> => make(origin(), wishes);

/** From now on the browser is signed in as this member. */
export async function enterAs(page: Page, { cookie }: MadeMember): Promise<void> {
  const at = cookie.indexOf("=");
  await page.context().addCookies([
    {
      name: cookie.slice(0, at),
      value: cookie.slice(at + 1),
      url: origin(),
      httpOnly: true,
      sameSite: "Lax",
    },
  ]);
}

function origin(): string {
  const { baseURL } = test.info().project.use;
  if (baseURL === undefined) throw new Error("The project has no baseURL");
  return baseURL;
}
