const minutes = (seconds: number) => {
  const count = Math.max(1, Math.ceil(seconds / 60));
  return count === 1 ? "1 minute" : `${count} minutes`;
};

/** Every sentence that a person sees on the provider's pages. */
export const texts = {
  titleWithError: (title: string) => `Error: ${title}`,
  errorSummary: "There is a problem",
  errorPrefix: "Error:",
  cancel: "Cancel",
  backToApp: (brand: string) => `Back to ${brand}`,
  tryAgain: "Sign in again",

  signIn: {
    title: "Sign in",
    heading: "Sign in",
    lead: (brand: string) => `Welcome back to ${brand}.`,
    submit: "Sign in",
    newHere: (brand: string) => `New to ${brand}?`,
    createAccount: "Create account",
    wrong: "The e-mail address or the password is not right",
    tooManyWrong: (seconds: number) => `There were too many wrong passwords. Wait ${minutes(seconds)}, then try again`,
  },

  signUp: {
    title: "Create account",
    heading: "Create your account",
    lead: (brand: string) => `Your profile comes next. ${brand} is for adults aged 18 and over.`,
    submit: "Create account",
    haveOne: "Already have an account?",
    signIn: "Sign in",
    taken: "There is already an account with this e-mail address. Sign in to it, or use another address",
    tooMany: (seconds: number) =>
      `Too many accounts were created from this connection. Wait ${minutes(seconds)}, then try again`,
  },

  fields: {
    firstName: "First name",
    lastName: "Last name",
    email: "E-mail address",
    emailHint: "You sign in with it. Other members never see it.",
    password: "Password",
    newPasswordHint: "At least 8 characters. Three or four words that only you would put together work well.",
  },

  errors: {
    firstNameMissing: "Enter your first name",
    firstNameLong: "First name must have 60 characters or fewer",
    firstNameCharacters: "First name must be plain text",
    lastNameMissing: "Enter your last name",
    lastNameLong: "Last name must have 60 characters or fewer",
    lastNameCharacters: "Last name must be plain text",
    emailMissing: "Enter your e-mail address",
    emailLong: "E-mail address must have 254 characters or fewer",
    emailForm: "Enter an e-mail address in the form name@example.com",
    passwordMissing: "Enter your password",
    newPasswordMissing: "Choose a password",
    passwordShort: "Password must have at least 8 characters",
    passwordLong: "Password must have 128 characters or fewer",
    passwordCommon: "This password is one of the first that others would guess. Choose another",
    passwordIsEmail: "Password must differ from your e-mail address",
  },

  signOut: {
    title: "Sign out",
    heading: (brand: string) => `Sign out of ${brand}?`,
    lead: (email: string) => `You are signed in as ${email}.`,
    leadUnknown: "You are signed in on this device.",
    submit: "Sign out",
    stay: "Stay signed in",
    doneTitle: "Signed out",
    doneHeading: "You are signed out",
    doneLead: "You can close this page, or sign in again at any time.",
  },

  expired: {
    title: "This page has expired",
    lead: "The sign-in that this page belonged to has ended, was already finished, or began in another browser.",
    next: "Start again from here; it takes a moment.",
  },

  alreadySignedIn: {
    title: "You are already signed in",
    lead: "This sign-in was finished a moment ago, perhaps by a second press of the button or in another tab.",
    next: (brand: string) => `Continue to ${brand}.`,
    action: "Continue",
  },

  badRequest: {
    title: "This link does not work",
    lead: (brand: string) => `The address that brought you here is incomplete or does not come from ${brand}.`,
    next: (brand: string) => `Go back to ${brand} and start from there.`,
  },

  badSignOut: {
    title: "We could not sign you out from this link",
    lead: "The address that brought you here is incomplete or out of date, so you are still signed in.",
    next: "You can sign out here instead.",
    action: "Sign out",
  },

  foreignOrigin: {
    title: "This form was sent from somewhere else",
    lead: "To keep your account safe, forms are only accepted from our own pages.",
    next: (brand: string) => `Go back to ${brand} and start from there.`,
  },

  unreadableForm: {
    title: "We could not read this form",
    lead: "What was sent is too large or is not a form of ours.",
    next: (brand: string) => `Go back to ${brand} and start from there.`,
  },

  notFound: {
    title: "Page not found",
    lead: "There is nothing at this address.",
    next: (brand: string) => `Go back to ${brand}.`,
  },

  wrongMethod: {
    title: "This page cannot do that",
    lead: "The request used a method that this address does not accept.",
    next: (brand: string) => `Go back to ${brand}.`,
  },

  failure: {
    title: "Something went wrong on our side",
    lead: "What you asked for could not be completed.",
    next: "Try again in a minute.",
    reference: (id: string) => `If it happens again, quote reference ${id}.`,
  },
};
