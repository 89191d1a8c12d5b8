import { signOut } from "~/features/account/sign-in.server";
import { api } from "~/platform/api.server";

export const { loader, action } = api({
  GET: ({ request }) => signOut(request),
  POST: ({ request }) => signOut(request),
});
