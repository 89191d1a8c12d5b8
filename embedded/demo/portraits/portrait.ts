import { createAvatar } from "@dicebear/core";
import * as lorelei from "@dicebear/lorelei";
import { HAIR, INK, SKIN } from "./palette";
import { drawScene } from "./scenes";
import { GARMENTS, NECKLACE } from "./wardrobe";
import type { Face } from "./face";
import type { ClothName } from "./palette";
import type { LightName, SceneName } from "./scenes";
import type { GarmentName } from "./wardrobe";

/** One picture of a person: what changes from picture to picture. */
export interface Pose {
  readonly eyes: number;
  readonly mouth: number;
  readonly garment: GarmentName;
  readonly cloth: ClothName;
  readonly secondCloth: ClothName;
  readonly hasNecklace: boolean;
  readonly scene: SceneName;
  readonly light: LightName;
  readonly isMirrored: boolean;
}

const two = (number: number) => String(number).padStart(2, "0");
// The style's types name every variant; a test holds the numbers of the tables against the style.
const variant = (number: number) => [`variant${two(number)}` as "variant01"];
const smile = (number: number) => [`happy${two(number)}` as "happy01"];
const bare = (colour: string) => colour.replace("#", "");

/** The inside of the two open smiles, which the style leaves in the colour of the skin. */
const TEETH: Readonly<Record<number, string>> = {
  5: "M624 676l8-9a207 207 0 0 0-78 4l-4 1c-22 3-45 6-67 5l5 2 20 8c17 8 35 13 53 17 15 2 30-2 43-8 8-5 14-12 20-20Z",
  6: "M603 686l-14-2c-22-2-43 0-65 1h-4l-43 1 11 5 12 5c13 6 27 7 41 9h32c7 0 14-1 21-5l15-11 2-2-8-1Z",
};

/** Draws one portrait as SVG, 4:5. */
export function drawPortrait(face: Face, pose: Pose): string {
  const tone = SKIN[face.skin];
  const head = drawHead(face, pose);
  const garment = GARMENTS[pose.garment]({ main: pose.cloth, second: pose.secondCloth, skin: tone.skin });
  const scene = drawScene(pose.scene, pose.light);
  const person = `${garment.under}${head}${pose.hasNecklace ? NECKLACE : ""}${garment.over}`;
  const turn = pose.isMirrored ? "translate(1000 0) scale(-1 1)" : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1250" width="800" height="1000">` +
    `${scene.svg}<g transform="${turn}"><g transform="translate(20 62) scale(.98 .98)">${person}</g></g></svg>`
  );
}

function drawHead(face: Face, pose: Pose): string {
  const tone = SKIN[face.skin];
  const hair = HAIR[face.hair];
  const svg = createAvatar(lorelei, {
    seed: "-",
    head: variant(face.head),
    hair: variant(face.hairStyle),
    eyes: variant(pose.eyes),
    eyebrows: variant(face.brows),
    nose: variant(face.nose),
    mouth: smile(pose.mouth),
    glasses: face.glasses === null ? [] : variant(face.glasses),
    glassesProbability: face.glasses === null ? 0 : 100,
    beardProbability: 0,
    earrings: face.earrings === null ? [] : variant(face.earrings),
    earringsProbability: face.earrings === null ? 0 : 100,
    frecklesProbability: face.hasFreckles ? 100 : 0,
    hairAccessoriesProbability: 0,
    skinColor: [bare(tone.skin)],
    hairColor: [bare(hair)],
    eyebrowsColor: [bare(face.browColour)],
    eyesColor: [bare(INK)],
    noseColor: [bare(INK)],
    mouthColor: [bare(face.hasLipstick ? face.lipColour : INK)],
    glassesColor: [bare(face.glassesColour)],
    earringsColor: ["C79A45"],
    frecklesColor: [bare(tone.blush)],
  }).toString();
  return addDepth(inner(svg), face, pose);
}

/** The style's drawing without its frame, licence metadata and mask, with the ink of our tokens. */
function inner(svg: string): string {
  return svg
    .replace(/^<svg[^>]*>/, "")
    .replace(/<\/svg>$/, "")
    .replace(/<metadata.*?<\/metadata>/s, "")
    .replace(/<mask.*?<\/mask>/s, "")
    .replace(` mask="url(#viewboxMask)"`, "")
    .replaceAll('fill="#000"', `fill="${INK}"`);
}

/** Adds what the flat style lacks between skin and features: shade, cheeks, age, teeth and a short beard. */
function addDepth(head: string, face: Face, pose: Pose): string {
  const { skin, blush } = SKIN[face.skin];
  const found = new RegExp(`<path d="([^"]+)" fill="${skin}"/>`, "i").exec(head);
  if (!found?.[1]) throw new Error("the avatar style no longer draws the skin as one path");
  const teeth = TEETH[pose.mouth];
  const layer =
    `<defs><clipPath id="skin"><path d="${found[1]}"/></clipPath>` +
    `<linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset=".3" stop-color="${blush}" stop-opacity=".55"/>` +
    `<stop offset="1" stop-color="${blush}" stop-opacity="0"/></linearGradient>` +
    `<radialGradient id="cheek"><stop offset=".2" stop-color="${blush}" stop-opacity=".42"/>` +
    `<stop offset="1" stop-color="${blush}" stop-opacity="0"/></radialGradient></defs>` +
    `<g clip-path="url(#skin)"><g transform="translate(-10 60)">` +
    `<path d="${BELOW_JAW}" fill="url(#shade)"/>` +
    `<ellipse cx="412" cy="560" rx="84" ry="60" fill="url(#cheek)"/><ellipse cx="676" cy="552" rx="56" ry="52" fill="url(#cheek)"/>` +
    `${drawAge(face)}${drawBeard(face)}</g></g>` +
    (teeth ? `<path d="${teeth}" fill="#FFFDFB"/>` : "");
  // Some heads have a neck that is wider than the clothes' opening.
  const cut = `<clipPath id="bust"><path d="${BUST}"/></clipPath><g clip-path="url(#bust)">${found[0]}</g>`;
  return head.replace(found[0], cut + layer);
}

const BUST = "M-200 -200H1200V892H682L552 1070H420L292 908H-200Z";
const BELOW_JAW = "M336 606C380 690 470 730 556 732C640 724 706 670 722 590L780 900H240Z";

function drawAge({ lines }: Face): string {
  if (lines === 0) return "";
  const stroke = `fill="none" stroke="${INK}" stroke-linecap="round"`;
  const first = "M392 462L368 452M390 476L364 478M432 506C452 518 486 518 506 508M620 500C636 508 660 506 672 496";
  const later =
    "M520 556C498 574 486 590 482 612M668 560C682 574 688 588 688 602M400 258C470 244 560 246 640 260M420 284C480 272 560 274 620 284";
  const young = `<path d="${first}" ${stroke} stroke-width="4" stroke-opacity="${lines === 1 ? 0.28 : 0.4}"/>`;
  return lines === 1 ? young : `${young}<path d="${later}" ${stroke} stroke-width="4.5" stroke-opacity=".3"/>`;
}

const JAW =
  "M318 452C340 470 350 500 354 540C358 576 370 600 398 622C430 640 462 628 484 598C498 576 532 572 566 586C596 578 640 566 664 584" +
  "C684 590 704 566 720 520L726 590C718 650 690 700 600 726C580 736 562 732 548 730C470 718 384 680 350 644C326 612 312 530 318 452Z";
const CHIN =
  "M506 584C536 574 560 580 570 588C590 578 622 572 648 580C664 606 666 660 650 696C620 720 590 734 560 734C530 730 506 722 492 712C480 670 486 606 506 584Z";
const UPPER_LIP =
  "M482 608C500 578 540 570 570 588C596 574 640 566 668 592C640 592 606 598 578 608C548 604 516 604 482 608Z";
const MOUTH_GAP = "M494 612C528 600 620 594 658 594C650 630 604 652 566 652C536 650 506 636 494 612Z";

/** Facial hair that the style does not have; it follows the jaw of heads three and four. */
function drawBeard({ beard, hair, skin }: Face): string {
  const isFair = hair === "blond" || hair === "honey" || hair === "copper";
  const colour = isFair ? HAIR.auburn : HAIR[hair];
  const gap = `<path d="${MOUTH_GAP}" fill="${SKIN[skin].skin}"/>`;
  switch (beard) {
    case "stubble":
      return `<path d="${JAW}" fill="${colour}" fill-opacity=".2"/>`;
    case "short":
      return `<path d="${JAW}" fill="${colour}" fill-opacity=".93"/>${gap}`;
    case "goatee":
      return `<path d="${CHIN}" fill="${colour}" fill-opacity=".93"/>${gap}`;
    case "moustache":
      return `<path d="${UPPER_LIP}" fill="${colour}"/>`;
    case "none":
      return "";
  }
}
