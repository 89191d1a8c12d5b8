import type { ColourFamily } from "./palette";

/** What is behind a person; drawn into the portrait's frame of 1000 × 1250 units. */
export interface Scene {
  readonly svg: string;
  /** Cloth of this colour would melt into it. */
  readonly family: ColourFamily;
}

interface Light {
  readonly from: string;
  readonly to: string;
  /** Shapes in front of the gradient, and a paler one. */
  readonly shape: string;
  readonly pale: string;
  readonly family: ColourFamily;
}

/** Gradients around the tokens' rose, wine, gold, green and slate, light enough for every skin and hair. */
export const LIGHTS = {
  rose: { from: "#F8E6EE", to: "#EBC3D3", shape: "#DFA5BD", pale: "#FDF5F8", family: "rose" },
  wine: { from: "#C98AA4", to: "#94476B", shape: "#7F3459", pale: "#DDAABF", family: "rose" },
  dawn: { from: "#FBE7D6", to: "#F0B9A0", shape: "#E59F84", pale: "#FFF6EC", family: "orange" },
  gold: { from: "#F9EBCB", to: "#E6C47F", shape: "#D7AC5A", pale: "#FFF9EA", family: "orange" },
  sand: { from: "#FBF7F4", to: "#E3D2C4", shape: "#D3BBA8", pale: "#FFFFFF", family: "sand" },
  sage: { from: "#E9F0E6", to: "#B4CBB3", shape: "#93B295", pale: "#F6FAF4", family: "green" },
  sea: { from: "#E3EEF2", to: "#A6C4D2", shape: "#82A9BC", pale: "#F4F9FB", family: "blue" },
  slate: { from: "#C3CCDC", to: "#7C8CAA", shape: "#66779A", pale: "#DCE3EE", family: "blue" },
  lilac: { from: "#EFE8F3", to: "#C9B5D6", shape: "#B39AC4", pale: "#F8F4FA", family: "violet" },
  dusk: { from: "#8C7199", to: "#4A3358", shape: "#38243F", pale: "#B49ABF", family: "violet" },
} as const satisfies Record<string, Light>;

export type LightName = keyof typeof LIGHTS;
export type SceneName = keyof typeof SHAPES;

const at = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`;

const SHAPES = {
  /** Nothing but soft light from one side. */
  studio: ({ pale }: Light) => `<circle cx="300" cy="330" r="620" fill="url(#glow)"/>` + glow(pale),
  disc: ({ pale, shape }: Light) =>
    `<circle cx="540" cy="560" r="430" fill="${pale}" fill-opacity=".55"/><circle cx="540" cy="560" r="470" fill="none" stroke="${shape}" stroke-opacity=".35" stroke-width="5"/>`,
  arch: ({ pale, shape }: Light) =>
    `<path d="M130 1250V560C130 350 290 180 500 180S870 350 870 560V1250Z" fill="${pale}" fill-opacity=".6"/>` +
    `<path d="M76 1250V560C76 322 262 128 500 128S924 322 924 560V1250" fill="none" stroke="${shape}" stroke-opacity=".5" stroke-width="6"/>`,
  window: ({ pale, shape }: Light) =>
    `<g fill="${pale}" fill-opacity=".65"><path d="M560 90H740V380H560Z M765 90H945V380H765Z M560 405H740V700H560Z M765 405H945V700H765Z"/></g>` +
    `<path d="M520 740H1000" stroke="${shape}" stroke-opacity=".6" stroke-width="18"/>`,
  hills: ({ pale, shape }: Light) =>
    `<circle cx="770" cy="270" r="120" fill="${pale}" fill-opacity=".9"/>` +
    `<path d="M0 760C160 640 300 640 470 740S820 850 1000 690V1250H0Z" fill="${shape}" fill-opacity=".45"/>` +
    `<path d="M0 900C220 800 420 880 600 900S880 860 1000 800V1250H0Z" fill="${shape}" fill-opacity=".7"/>`,
  mountains: ({ pale, shape }: Light) =>
    `<path d="M0 820L190 560L300 680L520 400L700 640L800 540L1000 790V1250H0Z" fill="${shape}" fill-opacity=".5"/>` +
    `<path d="M520 400L436 508L500 492L540 530L590 494L606 520Z M190 560L128 646L186 626L226 650L258 634Z" fill="${pale}" fill-opacity=".85"/>` +
    `<path d="M0 960C250 880 420 960 640 930S900 900 1000 930V1250H0Z" fill="${shape}" fill-opacity=".8"/>`,
  shore: ({ pale, shape }: Light) =>
    `<circle cx="230" cy="390" r="130" fill="${pale}" fill-opacity=".9"/>` +
    `<path d="M0 640H1000V1250H0Z" fill="${shape}" fill-opacity=".55"/>` +
    `<path d="M60 720H300M420 700H560M700 760H960M120 820H380M560 850H800" stroke="${pale}" stroke-opacity=".7" stroke-width="9" stroke-linecap="round"/>` +
    `<path d="M0 1010C260 940 520 1020 1000 950V1250H0Z" fill="${pale}" fill-opacity=".5"/>`,
  city: ({ pale, shape }: Light) =>
    `<path d="M0 520H90V440H170V600H250V360H270V320H290V360H350V640H430V480H560V620H620V400H720V300H760V400H800V560H880V470H1000V1250H0Z" fill="${shape}" fill-opacity=".5"/>` +
    `<g fill="${pale}" fill-opacity=".75">${windowsOf(CITY_WINDOWS)}</g>`,
  lights: ({ pale }: Light) =>
    BOKEH.map(([x, y, r, o]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${pale}" fill-opacity="${o}"/>`).join(""),
  leaves: ({ shape }: Light) =>
    `<g fill="${shape}" fill-opacity=".6">${branch(90, 1120, -62)}${branch(930, 980, -118)}${branch(60, 520, -38)}${branch(960, 420, -150)}</g>`,
  shelves: ({ pale, shape }: Light) => shelves(shape, pale),
  waves: ({ pale, shape }: Light) =>
    [0, 1, 2, 3].map((row) => ripple(200 + row * 230, row % 2 === 0 ? pale : shape)).join(""),
} as const satisfies Record<string, (light: Light) => string>;

const CITY_WINDOWS = [
  [110, 480],
  [135, 540],
  [276, 420],
  [310, 480],
  [290, 560],
  [460, 540],
  [510, 590],
  [650, 460],
  [690, 540],
  [745, 470],
  [910, 530],
  [950, 600],
  [830, 620],
] as const;

const BOKEH = [
  [120, 180, 90, 0.28],
  [300, 90, 46, 0.4],
  [860, 220, 110, 0.24],
  [720, 110, 54, 0.36],
  [60, 470, 60, 0.34],
  [940, 520, 76, 0.3],
  [170, 700, 110, 0.22],
  [880, 780, 60, 0.32],
  [500, 160, 70, 0.2],
  [40, 900, 70, 0.26],
] as const;

function glow(pale: string): string {
  return `<radialGradient id="glow"><stop offset="0" stop-color="${pale}" stop-opacity=".9"/><stop offset="1" stop-color="${pale}" stop-opacity="0"/></radialGradient>`;
}

function windowsOf(places: readonly (readonly [number, number])[]): string {
  return places.map(([x, y]) => `<rect x="${x}" y="${y}" width="16" height="24" rx="3"/>`).join("");
}

/** A stem with leaves in pairs. */
function branch(x: number, y: number, degrees: number): string {
  const leaves = Array.from({ length: 6 }, (_, index) => {
    const along = 70 + index * 66;
    const size = 1 - index * 0.09;
    const leaf = (side: number) =>
      `<path transform="translate(${at(along, 0)}) rotate(${side * 48}) scale(${size.toFixed(2)})" d="M0 0C30 -34 92 -34 124 0C92 34 30 34 0 0Z"/>`;
    return leaf(1) + leaf(-1);
  });
  return `<g transform="translate(${at(x, y)}) rotate(${degrees})"><path d="M0 -4H480V4H0Z"/>${leaves.join("")}</g>`;
}

function shelves(shape: string, pale: string): string {
  const boards = [300, 620, 940].map((y) => `<path d="M0 ${y}H1000V${y + 20}H0Z" fill="${shape}" fill-opacity=".8"/>`);
  const books = [300, 620, 940].flatMap((y, row) =>
    Array.from({ length: 15 }, (_, index) => {
      const x = 16 + index * 66 + ((row * 23) % 40);
      const height = 130 + ((index * 53 + row * 31) % 90);
      const isGap = (index + row * 2) % 7 === 3;
      const [fill, opacity] = (index + row) % 3 === 0 ? [pale, ".75"] : [shape, index % 2 === 0 ? ".55" : ".4"];
      return isGap
        ? ""
        : `<rect x="${x}" y="${y - height}" width="48" height="${height}" rx="5" fill="${fill}" fill-opacity="${opacity}"/>`;
    }),
  );
  return [...boards, ...books].join("");
}

function ripple(y: number, colour: string): string {
  return `<path d="M0 ${y}C170 ${y - 90} 330 ${y - 90} 500 ${y}S830 ${y + 90} 1000 ${y}V1250H0Z" fill="${colour}" fill-opacity=".22"/>`;
}

/** Draws a scene under a light. */
export function drawScene(scene: SceneName, light: LightName): Scene {
  const colours: Light = LIGHTS[light];
  const gradient =
    `<linearGradient id="light" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="${colours.from}"/>` +
    `<stop offset="1" stop-color="${colours.to}"/></linearGradient>`;
  const svg = `<defs>${gradient}</defs><rect width="1000" height="1250" fill="url(#light)"/>${SHAPES[scene](colours)}`;
  return { svg, family: colours.family };
}
