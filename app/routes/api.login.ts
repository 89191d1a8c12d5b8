import { startSignIn } from "~/features/account/sign-in.server";
import { api } from "~/platform/api.server";

export const { loader, action } = api({ GET: ({ request }) => startSignIn(request) });
