import type { ArticleText } from "~/components/ui/article";
import { LEGAL_TEXTS_DATE } from "./article";

export const termsMeta =
  "The rules of membership: who may join, how we treat each other, plans, renewal, cancellation, and what we answer for.";

/** The Terms of Service. The safety waiver, which members accept separately, is part of them. */
export const termsText = (brand: string): ArticleText => ({
  title: "Terms of Service",
  lead: `The agreement between you and the operator of ${brand} ("we"). By creating an account you accept it.`,
  updated: LEGAL_TEXTS_DATE,
  sections: [
    {
      id: "who",
      title: "Who may join",
      blocks: [
        "You must be at least 18 years old, and of full age where you live. You may not join if you have been convicted of a violent or sexual offence, or if we have closed an account of yours before. One person has one account and uses it alone.",
      ],
    },
    {
      id: "account",
      title: "Your account",
      blocks: [
        "What you say about yourself must be true, and the photos must show you. Keep your password to yourself and tell us if somebody else has used your account. You answer for what happens in it until you have told us.",
        "Before you can discover members you accept the Safety Waiver, which is a part of these terms. When its meaning changes, you are asked again.",
      ],
    },
    {
      id: "service",
      title: "What we provide",
      blocks: [
        "A profile, a compatibility questionnaire, discovery of other members, matches, screened conversations, and verification of what can be verified. We work on the service all the time; we may add, change or end parts of it. If we end a part that you have paid for, you get back what you have paid for the time after that.",
        "We introduce people. We do not promise that you will meet someone, that a compatibility figure will prove right, or that a member is who or what he or she seems to be.",
      ],
    },
    {
      id: "conduct",
      title: "How we treat each other",
      blocks: [
        "You do not:",
        {
          list: [
            "harass, threaten, insult or discriminate against anyone, or send sexual content that was not asked for;",
            "ask for money, offer investments, advertise, recruit, or sell anything;",
            "pretend to be someone else, or use pictures of others;",
            "share contact details other than by the exchange inside a match, or help others to get around the screening;",
            "pass on other members' pictures, messages or details;",
            "join on behalf of someone under 18, or show minors in your pictures without an adult, or at all in a sexual context;",
            "collect data by program, disturb the service, or try to get into what is not yours.",
          ],
        },
        "Members can block and report. We look at reports and may warn, lower a trust score, pause or close an account. In serious cases we close it at once and, where the law allows or demands it, tell the authorities. You may ask us to look at a decision again.",
      ],
    },
    {
      id: "screening",
      title: "Contact information and screening",
      blocks: [
        "Profiles, messages and videos are screened by software for phone numbers, email and web addresses and social handles. What contains them is refused. Screening makes mistakes in both directions; it is no promise that what you receive is harmless. The [Privacy Policy](/privacy#screening) says how it works.",
      ],
    },
    {
      id: "verification",
      title: "Verification and background checks",
      blocks: [
        "Identity verification compares a government ID with the photos of a profile. Background checks are available to Gold and Platinum members and are made by an independent provider, from the records that it can search, on the day on which it searches them. You may submit only your own documents.",
        "A mark says that a check was made with a certain result. It is not a recommendation and not a guarantee, neither of identity nor of character nor of safety. Silver members are not background-checked. The safety of a meeting stays with the people who meet; the [Safety Tips](/safety) help.",
      ],
    },
    {
      id: "plans",
      title: "Plans, prices and renewal",
      blocks: [
        {
          table: {
            caption: "Plans",
            head: ["Plan", "Price per month", "Chats per month", "Compatibility shown"],
            rows: [
              ["Silver", "$9.99", "15", "from 60%"],
              ["Gold", "$14.99", "50", "from 80%, may be widened to 60%"],
              ["Platinum", "$19.99", "unlimited", "from 90%, may be widened down to 60%"],
            ],
          },
        },
        "A plan begins with its first payment and renews every month until you cancel. The price is taken from your card at the beginning of each month by Stripe. If a payment fails, we tell you; the plan rests until it is paid and ends if it is not.",
        "You cancel on the membership page, at any time, as easily as you chose. The plan then runs to the end of the month that is paid. A change to another plan takes effect when its payment has succeeded. We announce a change of prices at least 30 days before; you can cancel until it takes effect.",
      ],
    },
    {
      id: "chats",
      title: "Chats",
      blocks: [
        {
          list: [
            "One message that you send costs one chat; Platinum members are not charged.",
            "A member without a plan has 15 starter chats, once. When a plan starts, its chats take the place of what is left of them.",
            "The chats of a plan renew with each paid month and are not carried over.",
            "Extra packs (10 for $3.99, 25 for $8.99, 50 for $15.99) never expire, are used after the monthly chats, and stay when a plan ends.",
            "Chats are not money. They cannot be transferred or paid out.",
          ],
        },
      ],
    },
    {
      id: "refunds",
      title: "Refunds",
      blocks: [
        "A month that has begun is not paid back, except where these terms or the law say so. Your legal right to withdraw from a purchase made at a distance stays as it is. If we close your account without a reason that lies with you, you get back what you have paid for the time after that and for unused packs.",
      ],
    },
    {
      id: "content",
      title: "Your content",
      blocks: [
        "Your texts, photos and videos stay yours. You allow us to store, adapt in size and format, and show them to members as long as they are on the service, because without that there would be no profile. We use profile pictures in marketing only with your separate consent, which you can withdraw.",
        "You must have the right to what you upload. Tell us if somebody uses your pictures or works without asking.",
      ],
    },
    {
      id: "ending",
      title: "Ending the membership",
      blocks: [
        "You can delete your account at any time, at once or with 7 days of grace; the [Privacy Policy](/privacy#deletion) says what is erased. Deletion also cancels a plan. We can end the agreement with 30 days' notice, or without notice where you have seriously broken these terms.",
      ],
    },
    {
      id: "liability",
      title: "What we answer for",
      blocks: [
        "We answer without limit for intent and gross negligence, for injury to life, body and health that we cause, and wherever the law forbids a limit. Otherwise we answer only for the breach of duties on which the agreement rests, up to the damage that was foreseeable.",
        "Within these limits we do not answer for what members do, online or when they meet. The Safety Waiver says more about the risks that you take on yourself.",
      ],
    },
    {
      id: "law",
      title: "Law and disputes",
      blocks: [
        "The law of the place where the operator is established applies; rules that protect you as a consumer where you live stay in force. Please write to us first: most things can be settled in a few days. If a part of these terms turns out to be void, the rest holds.",
      ],
    },
    {
      id: "changes",
      title: "Changes of these terms",
      blocks: [
        "We announce changes by email or on your home page at least 30 days before, with what is new. If you do not agree, you can delete your account until then and get back what you have paid for the time after that. Changes that the law demands, or that are only good for you, may come sooner.",
      ],
    },
  ],
});
