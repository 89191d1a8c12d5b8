import type { ArticleText } from "~/components/ui/article";
import { LEGAL_TEXTS_DATE } from "./article";

export const privacyMeta =
  "What we store about you, where, for how long and why; cookies, encryption, export and deletion.";

/** The Privacy Policy. It describes what the software does; a change there is a change here. */
export const privacyText = (brand: string): ArticleText => ({
  title: "Privacy Policy",
  lead: `What ${brand} knows about you, why, who else sees it, and how you take it back. Written to be read.`,
  updated: LEGAL_TEXTS_DATE,
  sections: [
    {
      id: "short",
      title: "In short",
      blocks: [
        {
          list: [
            "We store what you give us to find and meet people, and nothing about you from elsewhere except the results of checks that you start.",
            "We show no advertising, sell no data, and use no analytics or tracking of other companies. Even our fonts come from our own server.",
            "Your questionnaire answers are seen by no other member. Your ID document is seen by no other member.",
            "You can take all of it with you as a file, and erase all of it, yourself, at any time.",
          ],
        },
      ],
    },
    {
      id: "who",
      title: "Who is responsible",
      blocks: [
        `"We" is the operator of this ${brand} service, who decides why and how your data is used. You reach us with the support form in your account, for questions of privacy as for all others.`,
        "The service is for adults. We do not knowingly keep data of anyone under 18; such an account is erased when we learn of it.",
      ],
    },
    {
      id: "data",
      title: "What we store",
      blocks: [
        {
          table: {
            caption: "Data that is stored, why, and for how long",
            head: ["Data", "Why", "How long"],
            rows: [
              [
                "Account: name, email address, whether it is confirmed, time of the last sign-in",
                "To know you when you come back",
                "Until you delete the account",
              ],
              [
                "Password, as a salted hash that cannot be turned back",
                "To sign in; kept by the sign-in service, never by the dating service itself",
                "Until you delete the account",
              ],
              [
                "Profile: text, age, place, profession, height, education, interests, goals, religion, children, income range, optional wishes",
                "To show you to members who fit; the income range and your wishes serve matching",
                "Until you change or delete it",
              ],
              [
                "Photos and video introduction",
                "To show you; stored as new copies without hidden information such as places",
                "Until you remove them",
              ],
              ["Questionnaire answers", "To work out compatibility", "Until you delete the account"],
              [
                "Acceptance of the waiver: its version, the time, a keyed hash of your network address",
                "To prove the acceptance without keeping the address",
                "Until you delete the account",
              ],
              [
                "Identity document, and the score of its comparison with your photos",
                "To verify you, and to answer a dispute about it",
                "Encrypted, until you delete the account",
              ],
              [
                "Background check: its status and result",
                "To show the mark on your profile, when you started a check",
                "Until you delete the account",
              ],
              [
                "Likes, passes, matches",
                "To show you new people and to bring two likes together",
                "Until you unmatch or delete the account",
              ],
              ["Messages", "To deliver and show them", "Until one of you unmatches, blocks, or deletes the account"],
              [
                "Contact details exchanged inside a match",
                "To show them to the one person you chose",
                "As long as the match",
              ],
              [
                "Who looked at whose profile, once per person and day",
                "For the statistics on your dashboard",
                "Until one of you deletes the account",
              ],
              [
                "Blocks and reports",
                "To keep people apart, and to act on reports",
                "As long as the accounts they are about",
              ],
              [
                "Plan, chat credits, payments (not your card number)",
                "To give you what you paid for, and for the accounts",
                "As long as the law on accounts requires",
              ],
              ["Support requests", "To answer you", "Until you delete the account"],
              [
                "The last text or video that was refused for contact information",
                "To tell your browser why",
                "60 seconds",
              ],
            ],
          },
        },
      ],
    },
    {
      id: "sensitive",
      title: "Sensitive data",
      blocks: [
        "Religion, whom you would like to meet, and many answers of the questionnaire are sensitive. So are ID documents and the comparison of faces. We use them only for the purpose that you gave them for, and only because you chose to: by filling in the field, answering the question or uploading the document. You can take that back by deleting it.",
        "The comparison measures how much the portrait in your document resembles your photos. The measurements of faces are used for this one comparison and not kept; what stays is the score.",
      ],
    },
    {
      id: "screening",
      title: "Screening and automatic decisions",
      blocks: [
        "Profile texts, messages and videos are read by software that looks for contact information. It runs on our own servers and decides whether the text or video is accepted; the warning names what was found, and you can change it and send it again.",
        "Messages are therefore not end-to-end encrypted. Our team reads conversations only where one of you has reported the other.",
        "Compatibility is worked out by a fixed formula from the answers of both of you. It decides in which order, and from which figure on, people are shown to each other. It decides nothing else.",
      ],
    },
    {
      id: "others",
      title: "Who else sees what",
      blocks: [
        {
          list: [
            "Members: your first name, age, place, the parts of your profile that are shown, photos and video, verification marks, plan badge, and how well you fit. Never your last name, email address, income range, answers or documents.",
            "Your matches: also what you write to them, and when you have read what they wrote.",
            "Stripe: your card and what you pay. We receive only whether it worked.",
            "Cloudinary: photos and videos, to store and deliver them. Their addresses cannot be guessed, but whoever has one can open it.",
            "The identity and background-check providers: the document or the details that a check needs, when you start one.",
            "The companies whose computers we rent, who process data for us and not for themselves.",
            "Authorities, where a law obliges us, and not beyond that.",
          ],
        },
        "Profile pictures are used in our marketing only if you have ticked the separate, optional box. You can withdraw that in your account, from then on.",
      ],
    },
    {
      id: "cookies",
      title: "Cookies",
      blocks: [
        "Only what the service cannot do without. None follows you to other sites, so there is no banner to click away. All are invisible to scripts and sent over encrypted connections only.",
        {
          table: {
            caption: "Cookies",
            head: ["Name", "Purpose", "Lifetime"],
            rows: [
              ["fidelio_session", "Keeps you signed in", "30 days after your last visit, or until you log out"],
              ["fidelio_toast", "Carries one short message to the next page", "60 seconds"],
              ["fidelio_login", "Protects the sign-in against forgery", "1 hour, or until you are signed in"],
              [
                "fidelio_return",
                "Remembers which page you wanted while you sign in",
                "1 hour, or until you are signed in",
              ],
              [
                "Cookies of the sign-in service",
                "Keep its steps together and know you when you come back",
                "14 days, or until you log out",
              ],
            ],
          },
        },
        "On the payment page only, Stripe sets its own cookies to recognise fraud.",
      ],
    },
    {
      id: "security",
      title: "How it is protected",
      blocks: [
        {
          list: [
            "Connections are encrypted (HTTPS). Identity documents are also encrypted where they are stored, with a key that is kept apart from the database.",
            "A session is stored as a hash only: a copy of the database opens no account. Logging out ends it on the server as well.",
            "Wrong passwords, messages, uploads and all other actions are limited in number.",
            "Our logs contain no names, addresses, texts or documents. Network addresses are used to enforce those limits and are not stored.",
            "Photos are encoded anew, so that neither the place nor anything hidden in the file is passed on.",
          ],
        },
        "No protection is perfect. If a breach puts you at risk, we tell you without delay, and what we know.",
      ],
    },
    {
      id: "export",
      title: "Taking your data with you",
      blocks: [
        "Your account page gives you everything stored about you as one JSON file, at once and as often as you like. Corrections you make yourself, in your profile and your account.",
      ],
    },
    {
      id: "deletion",
      title: "Deleting your account",
      blocks: [
        "You choose between two ways on your account page:",
        {
          list: [
            "At once: everything is erased while you wait.",
            "With 7 days of grace: you vanish from every list the same moment and can come back by signing in; after 7 days everything is erased.",
          ],
        },
        "Erased are profile, photos and video, answers, documents and check results, likes, matches with their messages for both sides, views and sessions on every device. What stays are records of payments that the law makes us keep, without your profile, and copies in backups until those are overwritten.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      blocks: [
        "Depending on where you live, the law gives you rights to access, correction, erasure, restriction, portability and objection, and the right to withdraw a consent without giving a reason. Most of them are buttons in your account. For the others write to us: we answer within 30 days and charge nothing. You may also complain to the data-protection authority of your place.",
        "Using these rights never costs you a service that does not need the data.",
      ],
    },
    {
      id: "changes",
      title: "Changes",
      blocks: [
        "When this policy changes, the date at the top changes with it. If a change concerns how data that you have already given is used, we tell you before it takes effect, and ask you where the law wants us to ask. How to reach us is in the [Help Center](/help#contact).",
      ],
    },
  ],
});
