export interface WaiverSection {
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

/** What stands above the sections. */
export const waiverIntroduction = (brand: string): readonly string[] => [
  `${brand} introduces adults to each other. Whom you write to, whom you meet and what you do together is decided by you, in a world that we do not control. This document says what that means for you and for us, in the plainest words we could find.`,
  "Please read all of it. When you tick both boxes below and accept, you enter into an agreement with us. If you do not agree, choose ‘Cancel Profile Creation’: your profile stays a draft that nobody else sees.",
];

/**
 * The safety waiver and terms of service. A change of their meaning needs a new WAIVER_VERSION: members then read and
 * accept them again.
 */
export const waiverSections = (brand: string): readonly WaiverSection[] => [
  {
    title: "1. Assumption of risk",
    paragraphs: [
      "Meeting people whom you know only from their profile carries risks that nobody can remove. Someone may lie about their name, age, marriage, work, health, money or intentions. A meeting may lead to disappointment, harassment, theft, fraud, injury, illness, unwanted pregnancy, sexual or other violence or, in the worst case, death. The same is true of messages, calls and video calls, and of what people do later with what you told or sent them.",
      `You understand these risks. You choose freely to use ${brand}, to write to other members and to meet them, and you take these risks upon yourself, whether they are named here or not, as far as they come from the conduct of other people or from your own.`,
      "You decide about each step yourself: whether to answer, whether to meet, where, and when to leave. Nothing on our pages, no score and no suggestion, obliges you to go on.",
    ],
  },
  {
    title: "2. Release and indemnification",
    paragraphs: [
      `Release. As far as the law allows, you release ${brand}, its owners, employees and partners from claims for harm or loss that another member or a third person causes you, online or in person, and from claims that arise from your own decisions about whom to trust and meet.`,
      `Indemnification. If another person makes a claim against ${brand} because of what you did, namely because you broke this agreement, the law or somebody's rights, you will bear the reasonable costs of that claim, including the cost of defending against it. We will tell you about such a claim as soon as we can and will not settle it at your expense without hearing you.`,
      "What stays untouched. This section does not cover harm that we cause ourselves on purpose or by gross negligence, injury to life, body or health for which we are responsible, or any right that the law of your country gives you and does not let you give up.",
    ],
  },
  {
    title: "3. No background checks, no guarantees",
    paragraphs: [
      "We do not run a criminal or other background check on every member. Some members prove their identity with a government ID, and members of some plans can have a background check made. A mark on a profile says that such a check took place and when it was passed. A profile without a mark has not been checked by us in that way.",
      "A check is a look into certain records on a certain day. Records can be incomplete, wrong or out of date, and most people who do harm have no record at all. A mark is therefore not a promise that a person is safe, honest or right for you.",
      "The compatibility score compares answers that members gave about themselves. It says how alike those answers are; it does not foretell how two people will get on, and we cannot verify the answers.",
      `Messages and profile texts are screened for contact details to protect you, and reports are looked into. Neither finds everything. ${brand} is provided as it is, without a guarantee that you will meet somebody, that the service is always available, or that every member follows the rules.`,
    ],
  },
  {
    title: "4. Your responsibilities",
    paragraphs: [`When you use ${brand}, you promise the following.`],
    points: [
      "You are at least 18 years old, and nothing in the law or in a court's order keeps you from using a dating service.",
      "You have not been convicted of a violent or sexual offence and are not registered as an offender.",
      "What your profile says is true, and its photos show you, as you look now. You use one account and let nobody else use it.",
      "You treat other members with respect. You do not threaten, stalk, insult or pressure anybody, and you accept a no, at any time and without a reason.",
      "You do not ask members for money or gifts, sell or advertise anything, or lead them to other services.",
      "You keep contact details out of your profile and your messages until both of you have chosen to share them here.",
      "You do not record, keep or pass on what other members send you without their consent.",
      "You take care of your own safety: meet in public, tell somebody where you are, come and go by your own means, and leave when you want to.",
      "You report to us what breaks these rules. In danger, you call the emergency services first; we cannot send help.",
    ],
  },
  {
    title: "5. What we may do",
    paragraphs: [
      "We may hide a profile, remove content or end a membership when somebody breaks this agreement or puts others at risk. When it is serious we do so at once; otherwise we say why and let you answer. We hand information to the authorities when the law requires it, or when a person's life or health is in danger.",
      "How we handle your data, and how you can see, export and erase it, is written in our Privacy Policy. This document is a part of our Terms of Service; where the two differ about safety, this document counts.",
    ],
  },
  {
    title: "6. Your profile pictures in our marketing",
    paragraphs: [
      "The third box below is optional. If you tick it, we may show your profile pictures, without your name, in our own advertising: on our website, in e-mails and on social networks. You are not paid for it, and it has no influence on whom you see or who sees you.",
      "If you leave it empty, we never use your pictures in this way. You can withdraw your consent at any time. From then on we make nothing new with your pictures and take down what we can still reach; we cannot call back what others have already seen or copied.",
    ],
  },
  {
    title: "7. How long this holds",
    paragraphs: [
      "We record which version of this document you accepted and when. If its meaning changes, we ask you again before you go on. You can end your membership at any time; what this document says about the time before stays valid.",
      "If a part of this document is not valid where you live, the other parts hold, and the invalid part is replaced by what the law provides.",
    ],
  },
];
