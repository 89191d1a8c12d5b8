import { keysOf } from "../keys-of";
import { drawWeighted, type Random } from "../random";
import { CLOTH, type ClothName } from "./palette";
import { LIGHTS, type LightName, type SceneName } from "./scenes";
import type { Face, Presentation } from "./face";
import type { Pose } from "./portrait";
import type { GarmentName } from "./wardrobe";

interface Wearer {
  readonly face: Face;
  readonly presentation: Presentation;
  readonly interests: readonly string[];
}

const GARMENTS: Record<Presentation, readonly GarmentName[]> = {
  woman: [
    "crew",
    "vNeck",
    "vNeck",
    "scoop",
    "scoop",
    "turtleneck",
    "blazerOverTee",
    "blazerOverShirt",
    "shirt",
    "scarf",
  ],
  man: ["crew", "crew", "vNeck", "shirt", "shirt", "turtleneck", "blazerOverTee", "blazerOverShirt", "hoodie", "scarf"],
  nonbinary: ["crew", "vNeck", "shirt", "turtleneck", "blazerOverTee", "hoodie", "scarf"],
};

/** Where people who like a thing have their picture taken. */
const PLACES: Readonly<Record<string, readonly SceneName[]>> = {
  Travel: ["city", "shore", "mountains"],
  Fitness: ["hills", "shore"],
  Wine: ["lights", "hills"],
  Art: ["arch", "window", "waves"],
  Yoga: ["disc", "shore"],
  Music: ["lights", "waves"],
  Cooking: ["window", "leaves"],
  Reading: ["shelves", "window"],
  Photography: ["city", "mountains", "arch"],
  Dancing: ["lights"],
  Sports: ["hills"],
  Movies: ["lights"],
  Gaming: ["disc", "waves"],
  Nature: ["mountains", "hills", "leaves"],
  Fashion: ["arch", "city"],
  Technology: ["city", "disc"],
  Volunteering: ["hills", "leaves"],
  Gardening: ["leaves"],
  Writing: ["shelves", "window"],
  Meditation: ["disc", "mountains"],
};

const CALM: readonly SceneName[] = ["studio", "disc", "arch", "window", "waves"];
const EVENING: readonly LightName[] = ["dusk", "wine", "slate"];

const SMILES = [1, 1, 2, 5, 6];
const LIPSTICK_SMILES = [1, 3, 3, 5, 6];
/** Eyes closed by laughing. */
const LAUGHING_EYES = [1, 19, 22];

const pick = <Item>(items: readonly Item[], random: Random): Item => drawWeighted(items, () => 1, random);

/** Draws the poses of one person's pictures: each with its own clothes, place and light. */
export function drawPoses(wearer: Wearer, count: number, random: Random): Pose[] {
  const poses: Pose[] = [];
  for (let index = 0; index < count; index++) poses.push(drawPose(wearer, poses, random));
  return poses;
}

function drawPose({ face, presentation, interests }: Wearer, earlier: readonly Pose[], random: Random): Pose {
  const isFirst = earlier.length === 0;
  const places = interests.flatMap((interest) => PLACES[interest] ?? []);
  const scene = pick(unused(random() < 0.3 ? CALM : places, earlier, "scene"), random);
  const light = pick(unused(lightsFor(scene), earlier, "light"), random);
  const garment = pick(unused(GARMENTS[presentation], earlier, "garment"), random);
  const isJacket = garment === "blazerOverTee" || garment === "blazerOverShirt";
  const cloths = clothsFor(light).filter((name) => !isJacket || !PALE.has(name));
  const cloth = pick(unused(cloths, earlier, "cloth"), random);
  const contrasting = clothsFor(light).filter((name) => CLOTH[name].family !== CLOTH[cloth].family);
  const isLaughing = !isFirst && random() < 0.3;
  const smiles = face.hasLipstick ? LIPSTICK_SMILES : SMILES;
  const isOpenNeck = garment === "scoop" || garment === "vNeck";
  return {
    eyes: isLaughing ? pick(LAUGHING_EYES, random) : face.eyes,
    mouth: isLaughing ? 5 : pick(smiles, random),
    garment,
    cloth,
    secondCloth: isJacket ? pick([...PALE], random) : pick(contrasting, random),
    hasNecklace: face.earrings !== null && isOpenNeck && random() < 0.6,
    scene,
    light,
    isMirrored: random() < (isFirst ? 0.35 : 0.5),
  };
}

/** For what is worn under a jacket, never for the jacket. */
const PALE: ReadonlySet<ClothName> = new Set(["white", "cream", "sky", "blush"]);

/** The choices that no earlier picture of the person shows; all of them when every one has been shown. */
function unused<Key extends keyof Pose>(
  choices: readonly Pose[Key][],
  earlier: readonly Pose[],
  key: Key,
): readonly Pose[Key][] {
  const left = choices.filter((choice) => !earlier.some((pose) => pose[key] === choice));
  return left.length > 0 ? left : choices;
}

function lightsFor(scene: SceneName): readonly LightName[] {
  if (scene === "lights") return [...EVENING, "gold"];
  return keysOf(LIGHTS).filter((name) => name !== "dusk" || scene === "city" || scene === "studio");
}

function clothsFor(light: LightName): readonly ClothName[] {
  return keysOf(CLOTH).filter((name) => CLOTH[name].family !== LIGHTS[light].family);
}
