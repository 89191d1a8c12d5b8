import { ensureAccount } from "../openid/accounts";
import { answerAll, drawTraits } from "./traits";
import { drawPoses } from "./portraits/pose";
import { hashFor, idFor, randomFor } from "./people/seed";
import type { DemoMember, DemoProfile } from "./people/member";
import type { Face } from "./portraits/face";

const ACCOUNT = {
  sub: "demo-account",
  email: "demo@fidelio.example",
  firstName: "Alex",
  lastName: "Rivera",
  password: "fidelio-demo",
} as const;

const PROFILE: DemoProfile = {
  bio:
    "I design parks and always argue for one more bench. Weekends are for long walks with a camera, cooking for whoever " +
    "is around, and a novel I'm in no hurry to finish. I'd like to meet somebody kind and curious who is happy with a " +
    "slow beginning.",
  age: 34,
  location: "Portland, Oregon",
  profession: "Landscape architect",
  height: 170,
  education: "Master's Degree",
  interests: ["Nature", "Photography", "Cooking", "Reading", "Travel"],
  relationshipGoal: "long_term",
  religion: "agnostic",
  hasChildren: false,
  wantsChildren: true,
  income: "$75,000 - $100,000",
  gender: "woman",
  interestedIn: ["man", "woman"],
  preferredAgeMin: 27,
  preferredAgeMax: 48,
};

const FACE: Face = {
  skin: "warm",
  hair: "espresso",
  hairStyle: 32,
  head: 4,
  eyes: 4,
  brows: 2,
  browColour: "#38241F",
  nose: 1,
  beard: "none",
  glasses: null,
  glassesColour: "#38241F",
  earrings: 2,
  hasFreckles: false,
  hasLipstick: true,
  lipColour: "#A8484A",
  lines: 0,
};

/** The account that a visitor of local mode signs in with, as a member who has done everything there is to do. */
export async function makeDemoAccount(seed: string): Promise<DemoMember> {
  const { id: subject } = await ensureAccount(ACCOUNT);
  const random = randomFor(seed, "account");
  const { interests } = PROFILE;
  return {
    id: idFor(seed, "account"),
    subject,
    email: ACCOUNT.email,
    firstName: ACCOUNT.firstName,
    lastName: ACCOUNT.lastName,
    standing: {
      membershipTier: "platinum",
      chatCredits: 15,
      idVerified: true,
      backgroundCheckStatus: "completed",
      marketingConsentGiven: false,
      joinedMinutesAgo: 45 * 24 * 60,
      activeMinutesAgo: 5,
    },
    waiverAddressHash: hashFor(seed, "account", "address"),
    profile: PROFILE,
    responses: answerAll(drawTraits(random), random, PROFILE),
    face: FACE,
    poses: drawPoses({ face: FACE, presentation: "woman", interests }, 3, random),
  };
}
