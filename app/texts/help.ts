import type { ArticleText } from "~/components/ui/article";

export const helpMeta =
  "Answers about your account, profile, questionnaire, verification, matches, messages, plans and privacy.";

/** The Help Center. */
export const helpText = (brand: string): ArticleText => ({
  title: "Help Center",
  lead: "Short answers to what members ask most. If yours is not here, the last part says how to reach us.",
  sections: [
    {
      id: "start",
      title: "Getting started",
      blocks: [
        {
          question: "How do I join?",
          answer: [
            "Choose Get Started and create an account with your first and last name, your email address and a password. You must be at least 18 years old.",
            "Then come three steps: a profile, the safety waiver, and the compatibility questionnaire. When they are done, you can see other members and they can see you.",
          ],
        },
        {
          question: "Do I have to finish everything at once?",
          answer: [
            "No. Each page of the profile is saved when you pass it, and each answer of the questionnaire when you give it. Come back whenever you like and go on where you stopped.",
          ],
        },
        {
          question: `Does ${brand} cost anything?`,
          answer: [
            "Joining is free and brings 15 starter chats, once. The [plans](/learn-more#plans) bring chats every month and more: Silver for $9.99, Gold for $14.99 and Platinum for $19.99 a month.",
          ],
        },
        {
          question: "Does it work without JavaScript, or with a screen reader?",
          answer: [
            "Yes. Every page and every action works without JavaScript, with the keyboard alone, and in light and dark. If something does not, please tell us: that is a mistake on our side.",
          ],
        },
      ],
    },
    {
      id: "account",
      title: "Signing in and out",
      blocks: [
        {
          question: "I was signed out. Why?",
          answer: [
            "A sign-in lasts 30 days after you last used it. Signing out, or deleting the account, ends it at once on that device; deletion ends it everywhere. The page you wanted then asks you to sign in again.",
          ],
        },
        {
          question: "It says that I tried too often. What now?",
          answer: [
            "After 10 wrong passwords in 15 minutes an account is closed to further attempts for a while, so that nobody can guess it. Wait until the time named on the page has passed and try again.",
          ],
        },
        {
          question: "Can I use it on several devices?",
          answer: ["Yes. Sign in on each of them. What you save on one is there on the others."],
        },
      ],
    },
    {
      id: "profile",
      title: "Your profile",
      blocks: [
        {
          question: "What goes into a profile?",
          answer: [
            "A text of 50 to 500 characters about you, your age, place, profession, height and education, at least three interests, what you are looking for, your religion or belief, children, and an income range. Up to six photos and one video introduction.",
            "Gender, who you would like to meet, a preferred age range and preferred goals are optional. What you leave out restricts nothing.",
          ],
        },
        {
          question: "Which photos can I use?",
          answer: [
            "JPEG, PNG, WebP or AVIF pictures of up to 10 MB and 24 megapixels. We store a new copy without hidden information such as the place where a photo was taken. Please show yourself, recently, and nobody who has not agreed.",
          ],
        },
        {
          question: "How long may the video be?",
          answer: [
            "Up to 60 seconds, or up to 2 minutes with Gold and Platinum. It must not show phone numbers, email addresses, social media handles or other contact information.",
          ],
        },
        {
          question: "Why was my text refused?",
          answer: [
            "Profiles and messages are screened for contact information: phone numbers, email addresses, web addresses and social handles, also when they are spelled out. The warning names what was found. Remove it and save again; everything else you typed is still there.",
          ],
        },
      ],
    },
    {
      id: "questionnaire",
      title: "Questionnaire and compatibility",
      blocks: [
        {
          question: "Why 150 questions?",
          answer: [
            "Because the subjects that make two people fit are many and ordinary: money, faith, children, chores, quarrels. More than 110 of the questions count towards compatibility, each with its own weight. The others help you to know yourself and give you something to talk about.",
          ],
        },
        {
          question: "Who sees my answers?",
          answer: [
            "Nobody but you. Other members see how well your answers agree with theirs, as a figure from 0 to 100 and by subject, never the answers themselves.",
          ],
        },
        {
          question: "What does the figure mean?",
          answer: [
            "100 means identical answers to all scored questions. The figure is the same from both sides. It describes answers, not people: it can show where to start talking, and it promises nothing.",
          ],
        },
      ],
    },
    {
      id: "verification",
      title: "Verification",
      blocks: [
        {
          question: "How do I verify my identity?",
          answer: [
            "Upload a picture of your driver's license, passport, state ID card or military ID. It must be a clear image, with all four corners visible, no glare, and under 10MB. The portrait in it is compared with your photos by facial recognition matching. It usually takes 1-2 business days.",
          ],
        },
        {
          question: "What is a background check?",
          answer: [
            "A check of criminal records, and on request of employment and income, by an independent provider. Gold and Platinum members can start one. Usual times in business days: identity 1-2, criminal 3-5, employment 2-3, full report 5-7.",
            "It covers what the searched records contain on the day of the search. A completed check is not a guarantee of anybody's character.",
          ],
        },
        {
          question: "What is the trust score?",
          answer: [
            "A figure from 0 to 100, the sum of what was proven: email confirmed 10, complete profile 15, photos 10, video 15, questionnaire 10, ID verified 25, background check completed 15. A confirmed report lowers it.",
          ],
        },
      ],
    },
    {
      id: "matches",
      title: "Discovering and matching",
      blocks: [
        {
          question: "Whom do I see?",
          answer: [
            "Members who have completed everything, who fit your optional wishes and whose wishes you fit, from your plan's compatibility on: 60% with Silver or no plan, 80% with Gold, 90% with Platinum. Gold and Platinum members can widen theirs down to 60%. The best fit comes first.",
          ],
        },
        {
          question: "What happens when I like or pass?",
          answer: [
            "A like stays between us until the other person likes you as well. Then it is a match for both, and you can talk. Who is passed does not learn of it; Start Over brings passed members back.",
          ],
        },
        {
          question: "What does unmatching do?",
          answer: [
            "It removes the match and the whole conversation for both of you, and neither is shown to the other again. It cannot be undone.",
          ],
        },
        {
          question: "How do I block or report somebody?",
          answer: [
            "Choose Block or Report on the person's profile or in the conversation. After a block neither of you sees the other anywhere. A report goes to our team with its reason: harassment, spam, a fake profile, somebody under age, asking for money, or something else. The other person does not learn who reported.",
          ],
        },
      ],
    },
    {
      id: "messages",
      title: "Messages and chats",
      blocks: [
        {
          question: "What is a chat credit?",
          answer: [
            "One message that you send costs one. Reading is free, and so is receiving. Platinum members send without limit.",
          ],
        },
        {
          question: "When do my chats renew?",
          answer: [
            "With each paid month: 15 for Silver and 50 for Gold. What is left of a month is not carried over. Extra chats that you bought never expire and are used after the monthly ones. When your first plan starts, its chats take the place of the starter chats.",
          ],
        },
        {
          question: "How can we exchange contact details?",
          answer: [
            "Inside a match there is a separate form for it. Both of you confirm the safety reminder and both ask to exchange; then each sees what the other typed. In messages, contact information stays blocked, which keeps people from being pushed off the service in the first hour.",
          ],
        },
      ],
    },
    {
      id: "billing",
      title: "Plans and payment",
      blocks: [
        {
          question: "How do I pay?",
          answer: [
            "By card, through the payment provider Stripe. Your card number goes to Stripe directly and never passes our servers.",
          ],
        },
        {
          question: "How do I cancel?",
          answer: [
            "On the membership page. Your plan then runs to the end of the month that you have paid for, and no further payment is taken. Extra chats stay yours.",
          ],
        },
        {
          question: "What do I get with each plan?",
          answer: ["The [plans page](/learn-more#plans) lists it. Nothing that is not there is hidden behind a plan."],
        },
      ],
    },
    {
      id: "data",
      title: "Your data",
      blocks: [
        {
          question: "Can I have a copy of my data?",
          answer: [
            "Yes, at any time, from your account page, as one file in the JSON format that other programs can read.",
          ],
        },
        {
          question: "How do I delete my account?",
          answer: [
            "On your account page. Either at once, or with 7 days of grace in which you can change your mind and in which nobody sees you. When it is done it cannot be undone. The [Privacy Policy](/privacy#deletion) says what is erased.",
          ],
        },
      ],
    },
    {
      id: "contact",
      title: "Reaching us",
      blocks: [
        "Members write to us with the support form in their account, at any hour. Gold and Platinum members are answered first. If somebody is in danger, call your local emergency number before you write to anyone else.",
      ],
    },
  ],
});
