// Screens the labelled corpus and measures what a message costs, beside a screen of plain regular expressions; then
// feeds it hostile texts of two lengths: a cost in proportion to the length grows by 1 per character.
import { screen, screenMessages } from "~/screening/screening";
import { seededRandom } from "../embedded/demo/random";
import { readCorpus, readExaminations, wordsOf } from "../tests/screening-corpus/corpus";
import { rate, type Rating, type Stopped } from "../tests/screening-corpus/rate";
import { hostileNames, hostileText, type Hostile } from "./parts/hostile";
import { describeMachine } from "./parts/machine";
import { naiveScreen, naiveScreenMessages } from "./parts/naive-screen";
import { median, progress, round } from "./parts/report";
import { measure, type Measured } from "./parts/time";

const REPETITIONS = 5;
const MESSAGES = 200;
const MESSAGE_CHARACTERS = 200;
/** How often each message is screened in one repetition, so that the clock sees enough of it. */
const TURNS = 20;
/** The same for hostile texts, which take longer. */
const HOSTILE_TURNS = 5;
const SHORT = 1_000;
const LONG = 10_000;

const corpus = readCorpus();
const ways = {
  ours: { screen, screenMessages },
  naive: { screen: naiveScreen, screenMessages: naiveScreenMessages },
};
type Way = keyof typeof ways;
const wayNames = Object.keys(ways) as Way[];

/**
 * Messages of the wanted length. As members write them: one sample of any sort, every third a contact, and everyday talk
 * to the end. Dense: sample after sample, which nobody writes, to see what the rules cost that look closer.
 */
function drawMessages(kind: "written" | "dense"): string[] {
  const random = seededRandom(1);
  const draw = (texts: readonly string[]) => texts[Math.floor(random() * texts.length)] ?? "";
  const all = [...corpus.contacts, ...corpus.hard, ...corpus.easy].map(wordsOf);
  const talk = kind === "written" ? corpus.easy.map(wordsOf) : all;
  return Array.from({ length: MESSAGES }, () => {
    let message = draw(all);
    while (message.length < MESSAGE_CHARACTERS) message += ` ${draw(talk)}`;
    return message.slice(0, MESSAGE_CHARACTERS);
  });
}

progress("screening the corpus");
const ratings: Record<Way, Rating> = { ours: rate(ways.ours, corpus), naive: rate(ways.naive, corpus) };

/** The shares of innocent texts that were stopped, of those who examined the engine without knowing it. */
const examinations = Object.entries(readExaminations()).map(([name, innocents]) => {
  const stopped = innocents.filter((one) => !("text" in one ? screen(one.text) : screenMessages(one.messages)).allowed);
  return [name, round(stopped.length / innocents.length)] as const;
});

const messages = drawMessages("written");
const denseMessages = drawMessages("dense");
/** A repetition's median over the dense messages, in microseconds. */
const denseLatencies: number[] = [];
const processor = ({ processorMilliseconds }: Measured) => processorMilliseconds;
/** A repetition's median over the messages, in microseconds. */
const latencies: Record<Way, { processor: number; elapsed: number; slowest: number }[]> = { ours: [], naive: [] };
/** What one screening of a hostile text took, in milliseconds. */
const costs: { name: Hostile; short: number; long: number }[] = [];

for (let repetition = 0; repetition <= REPETITIONS; repetition++) {
  progress(repetition === 0 ? "warming up" : `repetition ${repetition} of ${REPETITIONS}`);
  for (const way of wayNames) {
    const times = messages.map((message) => measure(() => ways[way].screen(message), TURNS));
    if (repetition === 0) continue;
    latencies[way].push({
      processor: median(times.map(processor)) * 1000,
      elapsed: median(times.map(({ elapsedMilliseconds }) => elapsedMilliseconds)) * 1000,
      slowest: Math.max(...times.map(processor)) * 1000,
    });
  }
  const dense = denseMessages.map((message) => processor(measure(() => screen(message), TURNS)));
  if (repetition > 0) denseLatencies.push(median(dense) * 1000);
  for (const name of hostileNames) {
    const [short, long] = [hostileText(name, SHORT), hostileText(name, LONG)];
    // As many characters of either, so that the clock is equally sure of both.
    const cost = {
      name,
      short: processor(measure(() => screen(short), (HOSTILE_TURNS * LONG) / SHORT)),
      long: processor(measure(() => screen(long), HOSTILE_TURNS)),
    };
    if (repetition > 0) costs.push(cost);
  }
}

const perLabel = (...parts: Stopped[]) =>
  Object.fromEntries(
    parts.flatMap(({ byLabel }) => Object.entries(byLabel).map(([label, share]) => [label, round(share)])),
  );
const quality = ({ contacts, splits, falsePositives, kindAgreement, hard, easy }: Rating) => ({
  recall: round(contacts.share),
  splitRecall: round(splits.share),
  falsePositives: round(falsePositives),
  falsePositivesHard: round(hard.share),
  falsePositivesEasy: round(easy.share),
  kindAgreement: round(kindAgreement),
  recallPerTechnique: perLabel(contacts, splits),
  falsePositivesPerHardness: perLabel(hard, easy),
});
const microseconds = (way: Way, part: "processor" | "elapsed" | "slowest") =>
  round(median(latencies[way].map((latency) => latency[part])));
const growths = hostileNames.map((name) => {
  const own = costs.filter((cost) => cost.name === name);
  return {
    name,
    perCharacter: median(own.map(({ short, long }) => long / LONG / (short / SHORT))),
    milliseconds: median(own.map(({ long }) => long)),
  };
});
const greatest = (part: "perCharacter" | "milliseconds") =>
  growths.reduce((one, other) => (other[part] > one[part] ? other : one));

process.stdout.write(
  `${JSON.stringify({
    bench: "screening",
    machine: describeMachine(),
    samples: {
      contacts: corpus.contacts.length,
      splits: corpus.splits.length,
      hard: corpus.hard.length,
      easy: corpus.easy.length,
    },
    repetitions: REPETITIONS,
    clock: "processor time of this process",
    ratios: {
      // Each repetition's ratio is of neighbours in time, so that a busy moment of the machine touches both.
      latencyToNaive: round(
        median(latencies.ours.map(({ processor }, at) => processor / (latencies.naive[at]?.processor ?? Number.NaN))),
      ),
      greatestGrowthPerCharacter: round(greatest("perCharacter").perCharacter),
    },
    quality: { ours: quality(ratings.ours), naive: quality(ratings.naive) },
    falsePositivesOfExaminations: Object.fromEntries(examinations),
    wrong: { missed: ratings.ours.missed, stopped: ratings.ours.wronged },
    medians: {
      messageCharacters: MESSAGE_CHARACTERS,
      oursMicroseconds: microseconds("ours", "processor"),
      naiveMicroseconds: microseconds("naive", "processor"),
      oursDenseMicroseconds: round(median(denseLatencies)),
      oursElapsedMicroseconds: microseconds("ours", "elapsed"),
      oursSlowestMessageMicroseconds: microseconds("ours", "slowest"),
      slowestHostileMilliseconds: round(greatest("milliseconds").milliseconds),
    },
    hostile: {
      characters: [SHORT, LONG],
      slowest: greatest("milliseconds").name,
      growsMost: greatest("perCharacter").name,
      growthPerCharacter: Object.fromEntries(growths.map(({ name, perCharacter }) => [name, round(perCharacter)])),
      milliseconds: Object.fromEntries(growths.map(({ name, milliseconds }) => [name, round(milliseconds)])),
    },
  })}\n`,
);
