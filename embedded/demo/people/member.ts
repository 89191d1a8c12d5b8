import { INTERESTS } from "~/features/profile/options";
import { drawFace, type Face } from "../portraits/face";
import { drawPoses } from "../portraits/pose";
import { drawFacts } from "../facts";
import { drawNormal, drawWeighted, type Random } from "../random";
import { answerAll, drawTraits } from "../traits";
import { BioWriter, type Belief, type Goal, type Interest } from "./bio";
import { HERITAGES, NEUTRAL_NAMES, type Heritage } from "./heritages";
import { cityOf, PLACES } from "./places";
import { drawPreferences, type Gender, type Preferences } from "./preferences";
import { hashFor, idFor, randomFor } from "./seed";
import { drawStanding, type Standing } from "./standing";
import { Usage } from "./usage";
import { drawWork, type Work } from "./work";
import type { Responses } from "~/features/questionnaire/question-schema";
import type { Pose } from "../portraits/portrait";
import type { Traits } from "../trait-model";
import type { Profession } from "./professions";

/** A member as the loader writes it, with what is needed to draw the pictures. */
export interface DemoMember {
  /** 24 hexadecimal digits; the same for the same seed and place in the row. */
  readonly id: string;
  /** Who this is at the login provider. No account has it, so nobody can sign in until one is made for it. */
  readonly subject: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly standing: Standing;
  readonly waiverAddressHash: string;
  readonly profile: DemoProfile;
  readonly responses: Responses;
  readonly face: Face;
  readonly poses: readonly Pose[];
}

export interface DemoProfile extends Preferences {
  readonly bio: string;
  readonly age: number;
  readonly location: string;
  readonly profession: string;
  readonly height: number;
  readonly education: Work["education"];
  readonly interests: Interest[];
  readonly relationshipGoal: Goal;
  readonly religion: Belief;
  readonly hasChildren: boolean;
  readonly wantsChildren: boolean;
  readonly income: Work["income"];
}

/** What goes on from one member to the next, so that names, work and sentences differ. */
class Crowd {
  readonly #firstNames = new Usage<string>();
  readonly #surnames = new Usage<string>();
  readonly #names = new Set<string>();
  readonly professions = new Usage<Profession>();
  readonly places = new Usage<string>();
  readonly bios = new BioWriter();

  /** A name that nobody has yet, while the names last. */
  drawName(firstNames: readonly string[], surnames: readonly string[], random: Random) {
    for (let attempt = 0; ; attempt++) {
      const firstName = this.#firstNames.draw(firstNames, random);
      const lastName = this.#surnames.draw(surnames, random);
      const name = `${firstName} ${lastName}`;
      if (this.#names.has(name) && attempt < 20) continue;
      this.#names.add(name);
      return { firstName, lastName };
    }
  }
}

/** Draws the members of a seed. The first ones are the same however many are drawn. */
export function drawMembers(seed: string, count: number): DemoMember[] {
  const crowd = new Crowd();
  return Array.from({ length: count }, (_, index) => drawMember(seed, index, crowd));
}

function drawMember(seed: string, index: number, crowd: Crowd): DemoMember {
  const random = randomFor(seed, "member", index);
  const traits = drawTraits(random);
  const age = drawAge(random);
  const gender = drawGender(random);
  const facts = drawFacts(traits, age, random);
  const heritage = drawWeighted(HERITAGES, ({ beliefs }) => beliefs[facts.religion] ?? 0.05, random);
  const work = drawWork(age, facts.income, crowd.professions, random);
  const location = crowd.places.draw(PLACES, random);
  const hasChildren = facts.hasChildren && age >= 25;
  const interests = drawInterests(traits, age, random);
  const profile = {
    age,
    location,
    profession: work.profession.title,
    height: drawHeight(gender, heritage, random),
    education: work.education,
    interests,
    relationshipGoal: facts.relationshipGoal,
    religion: facts.religion,
    hasChildren,
    wantsChildren: facts.wantsChildren,
    income: work.income,
  };
  const bio = crowd.bios.write(
    {
      ...profile,
      gender,
      city: cityOf(location),
      profession: work.profession,
      goal: profile.relationshipGoal,
      belief: profile.religion,
    },
    random,
  );
  const face = drawFace({ presentation: gender, age, looks: heritage.looks }, random);
  const number = String(index + 1).padStart(3, "0");
  return {
    id: idFor(seed, "member", index),
    subject: `demo-${number}-${hashFor(seed, "subject", index).slice(0, 12)}`,
    email: `member-${number}@demo.fidelio.example`,
    ...crowd.drawName(namesFor(gender, heritage), heritage.surnames, random),
    standing: drawStanding(random),
    waiverAddressHash: hashFor(seed, "address", index),
    profile: { bio, ...profile, ...drawPreferences(gender, age, facts.relationshipGoal, random) },
    responses: answerAll(traits, random, profile),
    face,
    poses: drawPoses({ face, presentation: gender, interests }, drawPhotoCount(random), random),
  };
}

/** From 21 to 72, most in their late twenties to mid forties. */
function drawAge(random: Random): number {
  const place = 0.6 * random() + 0.4 * random();
  return 21 + Math.floor(52 * place ** 1.45);
}

function drawGender(random: Random): Gender {
  const share = { woman: 48, man: 48, nonbinary: 4 };
  return drawWeighted<Gender>(["woman", "man", "nonbinary"], (gender) => share[gender], random);
}

const HEIGHTS = { woman: [164.5, 6.5], man: [178, 7], nonbinary: [171, 8] } as const;

function drawHeight(gender: Gender, { heightShift }: Heritage, random: Random): number {
  const [mean, deviation] = HEIGHTS[gender];
  const height = mean + heightShift + deviation * drawNormal(random);
  return Math.round(Math.min(205, Math.max(148, height)));
}

function namesFor(gender: Gender, heritage: Heritage): readonly string[] {
  if (gender === "nonbinary") return NEUTRAL_NAMES;
  return gender === "woman" ? heritage.women : heritage.men;
}

function drawPhotoCount(random: Random): number {
  return drawWeighted([1, 2, 3], (count) => [0, 40, 42, 18][count] ?? 0, random);
}

/** What draws somebody to an interest, and how age does. */
const LEANINGS: Readonly<Partial<Record<Interest, { trait: keyof Traits; perDecade: number }>>> = {
  Travel: { trait: "adventure", perDecade: 0 },
  Fitness: { trait: "order", perDecade: -0.1 },
  Wine: { trait: "sociability", perDecade: 0.1 },
  Art: { trait: "openness", perDecade: 0.05 },
  Music: { trait: "sociability", perDecade: 0 },
  Cooking: { trait: "warmth", perDecade: 0.05 },
  Reading: { trait: "openness", perDecade: 0.1 },
  Dancing: { trait: "sociability", perDecade: -0.05 },
  Sports: { trait: "ambition", perDecade: -0.1 },
  Gaming: { trait: "autonomy", perDecade: -0.45 },
  Nature: { trait: "adventure", perDecade: 0.1 },
  Fashion: { trait: "sociability", perDecade: -0.15 },
  Technology: { trait: "ambition", perDecade: -0.15 },
  Volunteering: { trait: "warmth", perDecade: 0.1 },
  Gardening: { trait: "family", perDecade: 0.35 },
  Meditation: { trait: "faith", perDecade: 0.05 },
};

function drawInterests(traits: Traits, age: number, random: Random): Interest[] {
  const left: Interest[] = [...INTERESTS];
  const count = drawWeighted([3, 4, 5, 6, 7, 8], (many) => [20, 26, 24, 16, 9, 5][many - 3] ?? 0, random);
  return Array.from({ length: count }, () => {
    const drawn = drawWeighted(
      left,
      (interest) => {
        const leaning = LEANINGS[interest];
        return leaning ? Math.exp(0.5 * traits[leaning.trait] + (leaning.perDecade * (age - 40)) / 10) : 1;
      },
      random,
    );
    left.splice(left.indexOf(drawn), 1);
    return drawn;
  });
}
