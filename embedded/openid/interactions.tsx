import type Provider from "oidc-provider";
import { errors } from "oidc-provider";
import { createAccount, findAccountById, verifyPassword } from "./accounts";
import type { Context, Middleware } from "./context";
import { addressOf } from "./context";
import { endedMessage } from "./errors";
import { fieldOf, parseSignIn, parseSignUp } from "./forms";
import type { Limits } from "./limits";
import { log } from "./log";
import type { Site } from "./pages/layout";
import { SignInPage } from "./pages/sign-in-page";
import { SignUpPage } from "./pages/sign-up-page";
import { sendMessage, sendPage } from "./respond";
import { endSession, findSession } from "./sessions";
import { texts } from "./texts";
import { createTurns } from "./turns";

type Interaction = Awaited<ReturnType<Provider["interactionDetails"]>>;
type Handler = (ctx: Context, interaction: Interaction) => Promise<void>;

const PATH = /^\/sign-in\/([\w-]+)(\/create-account|\/cancel)?$/;
const MAX_HINT_CHARACTERS = 254;

/** Where the pages of one sign-in live. The browser's cookie for it is bound to this path. */
export function signInPath(uid: string): string {
  return `/sign-in/${uid}`;
}

async function readForm(ctx: Context): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of ctx.req) chunks.push(Buffer.from(chunk));
  return new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
}

/** The pages on which a person signs in or creates an account. */
export function createInteractionRoutes(provider: Provider, site: Site, limits: Limits): Middleware {
  const takeTurns = createTurns();

  async function findInteraction(ctx: Context, uid: string): Promise<Interaction | null> {
    try {
      const interaction = await provider.interactionDetails(ctx.req, ctx.res);
      return interaction.uid === uid ? interaction : null;
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return null;
      throw error;
    }
  }

  async function sendEnded(ctx: Context): Promise<void> {
    const session = await findSession(provider, ctx);
    sendMessage(ctx, site, 400, endedMessage(site, Boolean(session?.accountId)));
  }

  async function resume(ctx: Context, result: Parameters<Provider["interactionResult"]>[2]): Promise<void> {
    const returnTo = await provider.interactionResult(ctx.req, ctx.res, result);
    ctx.status = 303;
    ctx.redirect(returnTo);
  }

  async function finishAs(ctx: Context, interaction: Interaction, accountId: string): Promise<void> {
    const session = await findSession(provider, ctx);
    if (session?.accountId && session.accountId !== accountId) {
      // Somebody else was signed in here. The library would end that session through a page that needs a script.
      await endSession(provider, session);
      interaction.session = undefined;
      await interaction.persist();
    }
    await resume(ctx, { login: { accountId, amr: ["pwd"] } });
  }

  const showSignIn: Handler = async (ctx, interaction) => {
    // This provider serves one app of the same house, so there is nothing to consent to.
    if (interaction.prompt.name === "consent") return resume(ctx, { consent: {} });
    const hint = interaction.params.login_hint;
    const email = typeof hint === "string" ? hint.slice(0, MAX_HINT_CHARACTERS) : "";
    sendPage(ctx, 200, <SignInPage site={site} path={signInPath(interaction.uid)} email={email} />);
  };

  const signIn: Handler = async (ctx, interaction) => {
    const form = await readForm(ctx);
    const parsed = parseSignIn(form);
    const page = { site, path: signInPath(interaction.uid), email: fieldOf(form, "email") };
    if (!parsed.ok) return sendPage(ctx, 400, <SignInPage {...page} errors={parsed.errors} />);
    const { email, password } = parsed.value;
    const result = await limits.guardPassword(email, addressOf(ctx), () => verifyPassword(email, password));
    log.info({ event: "sign-in", outcome: result.ok ? "right" : result.reason });
    if (result.ok) return finishAs(ctx, interaction, result.value.id);
    if (result.reason === "wrong") {
      return sendPage(ctx, 401, <SignInPage {...page} errors={{ password: texts.signIn.wrong }} />);
    }
    ctx.set("Retry-After", String(result.retryAfterSeconds));
    sendPage(ctx, 429, <SignInPage {...page} formError={texts.signIn.tooManyWrong(result.retryAfterSeconds)} />);
  };

  const showSignUp: Handler = async (ctx, interaction) => {
    const values = { firstName: "", lastName: "", email: "" };
    sendPage(ctx, 200, <SignUpPage site={site} path={signInPath(interaction.uid)} values={values} />);
  };

  const signUp: Handler = async (ctx, interaction) => {
    const form = await readForm(ctx);
    const parsed = parseSignUp(form);
    const values = {
      firstName: fieldOf(form, "firstName"),
      lastName: fieldOf(form, "lastName"),
      email: fieldOf(form, "email"),
    };
    const page = { site, path: signInPath(interaction.uid), values };
    if (!parsed.ok) return sendPage(ctx, 400, <SignUpPage {...page} errors={parsed.errors} />);
    // One at a time per sign-in, so that the second press of the button finds what the first one made.
    await takeTurns(interaction.uid, async () => {
      const current = await findInteraction(ctx, interaction.uid);
      if (!current) return sendEnded(ctx);
      const madeId = current.result?.login?.accountId;
      const made = madeId ? await findAccountById(madeId) : null;
      if (made?.email === parsed.value.email) return finishAs(ctx, current, made.id);
      const admission = await limits.admitSignUp(addressOf(ctx));
      if (!admission.ok) {
        log.info({ event: "sign-up", outcome: "limited" });
        ctx.set("Retry-After", String(admission.retryAfterSeconds));
        const formError = texts.signUp.tooMany(admission.retryAfterSeconds);
        return sendPage(ctx, 429, <SignUpPage {...page} formError={formError} />);
      }
      const created = await createAccount(parsed.value);
      log.info({ event: "sign-up", outcome: created.ok ? "created" : created.reason });
      if (created.ok) return finishAs(ctx, current, created.account.id);
      sendPage(ctx, 409, <SignUpPage {...page} errors={{ email: texts.signUp.taken }} />);
    });
  };

  const cancel: Handler = (ctx) =>
    resume(ctx, { error: "access_denied", error_description: "The person cancelled the sign-in" });

  const handlers: Record<string, Record<string, Handler>> = {
    "": { GET: showSignIn, HEAD: showSignIn, POST: signIn },
    "/create-account": { GET: showSignUp, HEAD: showSignUp, POST: signUp },
    "/cancel": { POST: cancel },
  };

  return async (ctx, next) => {
    const [matched, uid = "", page = ""] = PATH.exec(ctx.path) ?? [];
    if (!matched) {
      await next();
      return;
    }
    const methods = handlers[page] ?? {};
    const handler = methods[ctx.method];
    if (!handler) {
      ctx.set("Allow", Object.keys(methods).join(", "));
      const { title, lead, next: nextStep } = texts.wrongMethod;
      return sendMessage(ctx, site, 405, { title, lead, next: nextStep(site.brand) });
    }
    if (ctx.method === "POST" && page !== "/cancel" && !ctx.is("urlencoded")) {
      const { title, lead, next: nextStep } = texts.unreadableForm;
      return sendMessage(ctx, site, 415, { title, lead, next: nextStep(site.brand) });
    }
    try {
      const interaction = await findInteraction(ctx, uid);
      await (interaction ? handler(ctx, interaction) : sendEnded(ctx));
    } catch (error) {
      // Another request of this browser finished the sign-in while this one was at work.
      if (!(error instanceof errors.SessionNotFound)) throw error;
      await sendEnded(ctx);
    }
  };
}
