import type { Answer, Question, Responses } from "~/features/questionnaire/question-schema";
import { questions } from "~/features/questionnaire/questions";
import { bringIntoLine, completeFacts, drawFacts, factValues, type ProfileFacts } from "./facts";
import { drawNormal, drawWeighted, type Random } from "./random";
import {
  clusters,
  FACTS,
  questionTraits,
  TRAITS,
  TraitsSchema,
  type Fact,
  type Loadings,
  type QuestionTraits,
  type Trait,
  type Traits,
} from "./trait-model";

/** How much of an answer follows from the traits; the rest is the mood of the day. */
const SIGNAL = 0.92;
const NOISE = Math.sqrt(1 - SIGNAL ** 2);
/** How decidedly the traits choose among answers that stand in no order. */
const DECIDEDNESS = 1.6;
const AGE_WHEN_UNKNOWN = 35;

/** Draws one member: a kind of person, a touch of another kind, and what is their own. */
export function drawTraits(random: Random): Traits {
  const main = drawWeighted(clusters, ({ share }) => share, random);
  const touch = drawWeighted(clusters, ({ share }) => share, random);
  const touchShare = 0.35 * random() ** 2;
  // Some are nearly the type itself, which makes pairs of very like people.
  const individuality = 0.15 + 0.45 * random();
  const drawTrait = (trait: Trait) =>
    main.means[trait] * (1 - touchShare) + touch.means[trait] * touchShare + individuality * drawNormal(random);
  return TraitsSchema.parse(Object.fromEntries(TRAITS.map((trait) => [trait, drawTrait(trait)])));
}

/**
 * Answers the whole assessment. Answers that mirror the profile agree with the given facts; facts that are not given
 * are drawn from the traits.
 */
export function answerAll(traits: Traits, random: Random, profile: Partial<ProfileFacts> = {}): Responses {
  const facts = completeFacts(profile, drawFacts(traits, AGE_WHEN_UNKNOWN, random));
  const settled = bringIntoLine(traits, facts);
  const values = factValues(facts);
  return Object.fromEntries(questions.map((question) => [question.id, drawAnswer(question, settled, values, random)]));
}

function drawAnswer(question: Question, traits: Traits, facts: Record<Fact, string>, random: Random): Answer {
  const map = questionTraits.get(question.id);
  if (!map) throw new Error(`The trait map lacks question ${question.id}`);
  const allowed = allowedAnswers(map, facts);
  if (map.kind === "choice") {
    const open = map.answers.filter(
      ({ answer, notIf }) =>
        (!allowed || allowed.has(answer)) && !FACTS.some((fact) => notIf?.[fact]?.includes(facts[fact])),
    );
    return drawWeighted(open, ({ loadings }) => Math.exp(DECIDEDNESS * weigh(loadings, traits)), random).answer;
  }
  const ladder = answerLadder(question, map);
  const place = drawPlace(map.loadings, map.lean, traits, random) * ladder.length;
  const distance = (index: number) => Math.abs(index + 0.5 - place);
  const open = [...ladder.keys()].filter((index) => !allowed || allowed.has(ladder[index] ?? ""));
  const nearest = open.reduce((best, index) => (distance(index) < distance(best) ? index : best), open[0] ?? 0);
  const answer = ladder[nearest];
  if (answer === undefined) throw new Error(`The trait map allows no answer to question ${question.id}`);
  return answer;
}

/** The answers that every fact allows; undefined when no fact restricts them. */
function allowedAnswers(map: QuestionTraits, facts: Record<Fact, string>): ReadonlySet<Answer> | undefined {
  const lists = FACTS.flatMap((fact) => {
    const list = map.facts?.[fact]?.[facts[fact]];
    return list ? [list] : [];
  });
  const [first, ...others] = lists;
  return first && new Set(first.filter((answer) => others.every((list) => list.includes(answer))));
}

/** The possible answers in their order. */
function answerLadder(question: Question, map: Exclude<QuestionTraits, { kind: "choice" }>): readonly Answer[] {
  if (map.kind === "amount") {
    const count = Math.floor((map.to - map.from) / map.step) + 1;
    return Array.from({ length: count }, (_, index) => map.from + index * map.step);
  }
  if (question.type === "select") return question.options;
  if (question.type === "scale") return [1, 2, 3, 4, 5];
  if (question.type === "boolean") return [false, true];
  throw new Error(`The answers to question ${question.id} have no order`);
}

/** A place from 0 to 1 along the ordered answers. */
function drawPlace(loadings: Loadings, lean: number, traits: Traits, random: Random): number {
  const size = Math.hypot(...Object.values(loadings));
  const place = normalShare((SIGNAL * weigh(loadings, traits)) / size + NOISE * drawNormal(random) + lean);
  return Math.min(place, 1 - Number.EPSILON);
}

function weigh(loadings: Loadings, traits: Traits): number {
  return TRAITS.reduce((sum, trait) => sum + (loadings[trait] ?? 0) * traits[trait], 0);
}

/** The share of a normal distribution that lies below a value (logistic approximation, off by 0.01 at most). */
function normalShare(value: number): number {
  return 1 / (1 + Math.exp(-1.702 * value));
}
