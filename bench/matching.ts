// Scores one viewer against many members, three ways side by side: the engine, the formula written plainly over the
// members' answers, and a mere read of as many bytes from memory, which no kernel can undercut once the population is
// larger than the caches.
import { questions } from "~/features/questionnaire/questions";
import { encodeAnswers } from "~/matching/codes";
import { creditTable } from "~/matching/credits";
import { scoredFactors, type MatchingQuestion } from "~/matching/factors";
import { plainScore } from "~/matching/plain-score";
import { packPopulation } from "~/matching/population";
import { scoreMany } from "~/matching/score";
import { topK } from "~/matching/top-k";
import { seededRandom, type Random } from "../embedded/demo/random";
import { describeMachine } from "./parts/machine";
import { median, progress, round } from "./parts/report";
import { measure, type Measured } from "./parts/time";

const MEMBERS = 100_000;
const REPETITIONS = 5;
/** Beyond any cache, so that the read comes from memory. */
const READ_BYTES = 2 ** 29;
/** No byte there is this great, so a search for it reads them all. */
const ABSENT = 255;

type Responses = Record<string, string | number | boolean>;

function drawResponses(random: Random): Responses {
  const entries = questions.flatMap((question: MatchingQuestion): [string, string | number | boolean][] => {
    if (!question.scored) return [];
    const { id, type, options = [], min = 1, max = 5 } = question;
    const upTo = (count: number) => Math.floor(random() * count);
    if (type === "select") return [[id, options[upTo(options.length)] ?? ""]];
    if (type === "boolean") return [[id, random() < 0.5]];
    return [[id, min + upTo(max - min + 1)]];
  });
  return Object.fromEntries(entries);
}

progress(`drawing ${MEMBERS} members`);
const random = seededRandom(1);
const factors = scoredFactors(questions);
const viewer = drawResponses(random);
const members = Array.from({ length: MEMBERS }, () => drawResponses(random));
const population = packPopulation(members.map((responses) => encodeAnswers(factors, responses)));
const viewerCodes = encodeAnswers(factors, viewer);

const plain = new Float32Array(MEMBERS);
const exact = new Float32Array(MEMBERS);
const whole = new Uint8Array(MEMBERS);
// indexOf of one byte is the C library's memchr, which reads as fast as this machine does.
const memory = Buffer.alloc(READ_BYTES, 1);

let table = creditTable(factors, viewerCodes);
let best = topK(exact, 100);
const ways = {
  plain: () => {
    for (const [member, responses] of members.entries()) plain[member] = plainScore(questions, viewer, responses);
  },
  table: () => {
    table = creditTable(factors, viewerCodes);
  },
  exact: () => scoreMany(table, population, exact),
  whole: () => scoreMany(table, population, whole),
  topK: () => {
    best = topK(exact, 100);
  },
  memory: () => {
    if (memory.indexOf(ABSENT) !== -1) throw new Error("There is a byte that was never written");
  },
};
/** How often a short work is done in one repetition, so that the clock sees enough of it. */
const TURNS: Partial<Record<Way, number>> = { table: 50, exact: 3, whole: 3, topK: 50 };
type Way = keyof typeof ways;
const times: Record<Way, Measured[]> = { plain: [], table: [], exact: [], whole: [], topK: [], memory: [] };

for (let repetition = 0; repetition <= REPETITIONS; repetition++) {
  progress(repetition === 0 ? "warming up" : `repetition ${repetition} of ${REPETITIONS}`);
  for (const way of Object.keys(ways) as Way[]) {
    const measured = measure(ways[way], TURNS[way] ?? 1);
    if (repetition > 0) times[way].push(measured);
  }
}

let differences = 0;
for (const [member, score] of plain.entries()) differences += Number(score !== exact[member]);
if (differences > 0) throw new Error(`${differences} scores differ from the plain formula`);

const processor = (way: Way) => times[way].map(({ processorMilliseconds }) => processorMilliseconds);
const nanosecondsPerPair = (milliseconds: number) => round((milliseconds * 1e6) / MEMBERS);
const readShare = population.codes.byteLength / READ_BYTES;
// Each repetition's ratio is of neighbours in time, so that a busy moment of the machine touches both.
const ratio = (way: Way, reference: Way) =>
  median(processor(way).map((time, repetition) => time / (processor(reference)[repetition] ?? Number.NaN)));

process.stdout.write(
  `${JSON.stringify({
    bench: "matching",
    machine: describeMachine(),
    members: MEMBERS,
    factors: factors.length,
    bytesPerMember: population.codes.byteLength / MEMBERS,
    repetitions: REPETITIONS,
    clock: "processor time of this process",
    ratios: {
      scoreManyToPlain: round(ratio("exact", "plain")),
      scoreManyToMemoryRead: round(ratio("exact", "memory") / readShare),
    },
    medians: {
      plainNanosecondsPerPair: nanosecondsPerPair(median(processor("plain"))),
      scoreManyNanosecondsPerPair: nanosecondsPerPair(median(processor("exact"))),
      scoreManyWholeNanosecondsPerPair: nanosecondsPerPair(median(processor("whole"))),
      memoryReadNanosecondsPerPair: nanosecondsPerPair(median(processor("memory")) * readShare),
      memoryReadGigabytesPerSecond: round(READ_BYTES / 1e6 / median(processor("memory"))),
      creditTableMicroseconds: round(median(processor("table")) * 1000),
      topHundredMilliseconds: round(median(processor("topK"))),
      scoreManyElapsedNanosecondsPerPair: nanosecondsPerPair(
        median(times.exact.map(({ elapsedMilliseconds }) => elapsedMilliseconds)),
      ),
    },
    spread: {
      scoreManyNanosecondsPerPair: [Math.min(...processor("exact")), Math.max(...processor("exact"))].map(
        nanosecondsPerPair,
      ),
    },
    checked: { equalToPlain: MEMBERS - differences, best: best.length },
  })}\n`,
);
