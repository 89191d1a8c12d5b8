import type { ArticleText } from "~/components/ui/article";

export const safetyMeta =
  "How to write, meet and decide safely: public places, red flags, money, and what to do when something feels wrong.";

/** Safety Tips, which say the same as the guidelines before a first conversation, at length. */
export const safetyText = (brand: string): ArticleText => ({
  title: "Safety Tips",
  lead: "Most people here are what they say. These habits protect you from the few who are not, and they cost nothing with the others.",
  sections: [
    {
      id: "before",
      title: "Before you meet",
      blocks: [
        {
          list: [
            `Keep conversations on ${brand}. Here they are screened, and here you can block and report. Somebody honest will not mind.`,
            "Video chat first. A few minutes show whether the person matches the pictures.",
            "Look at the marks on the profile: what was verified is named, and so is what was not.",
            "Tell little at the beginning. Your workplace, your street and your daily ways can wait.",
            "Search for their photos on the web. A picture that also appears under other names is a reason to stop.",
            "Trust your instincts. You need no proof to end a conversation, and you owe nobody an explanation.",
          ],
        },
      ],
    },
    {
      id: "meeting",
      title: "The first meeting",
      blocks: [
        {
          list: [
            "Meet in public places: a café, a museum, a busy park. Not at home, not in a car, not on a lonely walk.",
            "Tell someone where you go, with whom and when you will be back. Agree on a call at a certain time.",
            "Keep first meetings short: 1-2 hours at most. It is easier to leave early, and a second meeting is a better way to see more.",
            "Come and go by your own means. Keep the fare for a taxi apart.",
            "Keep your drink, your telephone and your bag with you. Stay below the amount of alcohol at which you decide well.",
            "Leave when you want to. Politeness is not a reason to stay; ask the staff for help if you need it.",
          ],
        },
      ],
    },
    {
      id: "red-flags",
      title: "Red flags",
      blocks: [
        "One of these is enough to slow down. Two are enough to stop.",
        {
          list: [
            "Asks for money, gift cards, crypto-currency or account details, for whatever reason.",
            "Refuses to meet in public, or to be seen on video.",
            "Pressures you to move off the service quickly.",
            "Tells inconsistent stories about work, family or the past.",
            "Reacts with anger when you set a boundary.",
            "Asks for intimate photos early.",
            "Claims to be travelling, or unable to meet soon, again and again.",
          ],
        },
      ],
    },
    {
      id: "money",
      title: "Never send money",
      blocks: [
        "Romance fraud follows a pattern: strong feelings within days, a life far away, then an emergency that only you can solve. The sums begin small. Later come investments that seem to grow on a web page.",
        "Do not send money, do not lend an account, do not receive parcels or transfers for others, and do not invest on advice from a match. If it has happened, call your bank first, then the police, and report the profile here. You are not the first, and it is not your fault.",
      ],
    },
    {
      id: "contact-details",
      title: "Exchanging contact details",
      blocks: [
        `${brand} blocks phone numbers, email addresses, links and social handles in profiles, messages and videos. That gives both of you time.`,
        "When you both want to go on elsewhere, use the exchange in your match. Both confirm a safety reminder and both ask for it; only then does each see what the other has typed. What is exchanged cannot be taken back, so start with something that you can change, such as a messenger name, rather than your home address.",
      ],
    },
    {
      id: "intimacy",
      title: "Consent",
      blocks: [
        "Yes is said freely, soberly and for one thing at a time, and it can be taken back at any moment. Silence is not a yes. This holds on a screen as much as in a room: do not send intimate pictures to someone who has not asked for them, and never pass on what was sent to you.",
      ],
    },
    {
      id: "verification",
      title: "What verification can and cannot do",
      blocks: [
        "Identity verification means that a government ID was compared with the photos of the profile. A background check means that an independent provider searched its records on a certain day and that the result was clean.",
        "Neither tells how a person will behave. Records are incomplete, names are shared, and people change. A profile without a mark is not a bad sign by itself; a profile with every mark is not a reason to skip the habits above.",
      ],
    },
    {
      id: "report",
      title: "Block and report",
      blocks: [
        "Block ends it: the match and its messages go, and neither of you is shown to the other anywhere again. Report tells us. Do both when somebody harasses you, asks for money, pretends to be someone else, seems to be under 18, or sends spam.",
        "A report stays confidential. Write what happened and when; our team reads it together with the conversation. Profiles that break our [Terms of Service](/terms#conduct) are removed.",
      ],
    },
    {
      id: "help",
      title: "When something has happened",
      blocks: [
        {
          list: [
            "In danger: call your local emergency number at once (911 in the United States, 112 in Europe).",
            "After violence or an assault: a doctor can help and secure traces, also if you do not yet know whether to go to the police.",
            "To talk, at any hour, in the United States: RAINN, 800-656-4673, for sexual assault; the National Domestic Violence Hotline, 800-799-7233.",
            "Blackmailed with pictures: do not pay, keep the messages, and report it to the police and to us.",
          ],
        },
        "Then write to us with the support form, at any hour. We keep what we may keep for the authorities and close what has to be closed.",
      ],
    },
  ],
});
