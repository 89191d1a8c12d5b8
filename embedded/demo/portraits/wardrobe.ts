import { CLOTH, INK } from "./palette";
import type { ClothName } from "./palette";

/** What is drawn behind the head, and what lies over the neck. */
export interface Garment {
  readonly under: string;
  readonly over: string;
}

interface Colours {
  readonly main: ClothName;
  readonly second: ClothName;
  readonly skin: string;
}

const LINE = `stroke="${INK}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"`;
const FOLD = `fill="none" stroke="${INK}" stroke-width="6" stroke-linecap="round" stroke-opacity=".35"`;

// The drawing's units are those of the face, whose neck ends between (303, 851) and (686, 833).
const BODY =
  "M-70 1290C-62 1110 34 1000 168 938C236 906 280 886 303 848L690 832C714 866 760 886 818 908C936 954 1018 1070 1038 1290Z";
const FOLDS = "M152 1290C150 1208 166 1146 192 1104M838 1290C842 1204 828 1136 806 1090";

const path = (d: string, fill: string, extra: string = LINE) => `<path d="${d}" fill="${fill}" ${extra}/>`;
const body = (colour: ClothName) => path(BODY, CLOTH[colour].main) + `<path d="${FOLDS}" ${FOLD}/>`;
/** A band along a neckline, cut off where the shoulders end. */
const band = (d: string, colour: string, width: number) =>
  `<clipPath id="shoulders"><path d="${BODY}"/></clipPath><g clip-path="url(#shoulders)" fill="none">` +
  `<path d="${d}" stroke="${INK}" stroke-width="${width + 12}"/><path d="${d}" stroke="${colour}" stroke-width="${width}"/></g>`;

const NECKLINE = "M296 842C330 996 658 996 698 828";

/** A jumper or T-shirt. */
function crew({ main }: Colours): Garment {
  return { under: body(main), over: band(NECKLINE, CLOTH[main].dark, 26) };
}

function vNeck({ main, skin }: Colours): Garment {
  const opening = "M303 848C350 930 430 1040 500 1092C560 1040 640 930 690 832Z";
  return {
    under: body(main) + path(opening, skin, ""),
    over: band("M292 842C344 944 432 1046 500 1098C562 1046 652 936 700 824", CLOTH[main].dark, 20),
  };
}

function scoop({ main, skin }: Colours): Garment {
  const opening = "M236 906C270 1120 700 1120 760 884L690 832L303 848Z";
  return {
    under: body(main) + path(opening, skin, ""),
    over: `<path d="M236 906C270 1120 700 1120 760 884" fill="none" ${LINE}/>`,
  };
}

function turtleneck({ main }: Colours): Garment {
  const collar =
    "M356 770C360 812 338 846 290 858C300 1004 690 1004 708 842C640 842 596 812 592 756C548 806 424 818 356 770Z";
  const ribs = "M392 806L384 900M440 818L438 930M490 818L494 936M540 806L552 926M578 788L612 892";
  return { under: body(main), over: path(collar, CLOTH[main].main) + `<path d="${ribs}" ${FOLD}/>` };
}

const LEFT_COLLAR = "M336 798C318 826 300 842 284 858L392 1022L494 962C424 930 362 874 336 798Z";
const RIGHT_COLLAR = "M618 776C622 860 562 932 494 962L592 1016L706 842C676 832 640 806 618 776Z";

function shirt({ main }: Colours): Garment {
  const { main: cloth, dark } = CLOTH[main];
  const buttons = [1060, 1140, 1220].map((y) => `<circle cx="512" cy="${y}" r="8" fill="${INK}" fill-opacity=".5"/>`);
  return {
    under: body(main),
    over:
      `<path d="M494 964C500 1060 502 1180 500 1290" fill="none" ${LINE} stroke-opacity=".6"/>${buttons.join("")}` +
      path(LEFT_COLLAR, cloth) +
      path(RIGHT_COLLAR, cloth) +
      `<path d="M494 962L392 1022L376 998Z" fill="${dark}" fill-opacity=".5"/>`,
  };
}

const LEFT_LAPEL = "M322 838C288 864 262 884 246 900L304 1046L274 1078L452 1290L492 1290C448 1140 372 980 322 838Z";
const RIGHT_LAPEL = "M672 824C704 852 726 866 748 880L700 1036L728 1066L560 1290L516 1290C556 1140 626 980 672 824Z";

function jacket(colours: Colours, inside: Garment): Garment {
  const { main, dark } = CLOTH[colours.main];
  const front = "M304 850L410 1290L600 1290L690 832Z";
  return {
    under: body(colours.main) + path(front, CLOTH[colours.second].main, "") + inside.under,
    over: inside.over + path(LEFT_LAPEL, main) + path(RIGHT_LAPEL, main) + foldOf(dark),
  };
}

function foldOf(dark: string): string {
  return `<path d="M304 1046L274 1078L330 1144Z M700 1036L728 1066L676 1132Z" fill="${dark}" fill-opacity=".55"/>`;
}

function blazerOverTee(colours: Colours): Garment {
  return jacket(colours, { under: "", over: band(NECKLINE, CLOTH[colours.second].dark, 18) });
}

function blazerOverShirt(colours: Colours): Garment {
  const { over } = shirt({ ...colours, main: colours.second });
  return jacket(colours, { under: "", over });
}

function hoodie({ main }: Colours): Garment {
  const { main: cloth, dark } = CLOTH[main];
  const left = "M332 790C262 836 196 892 208 962C300 1032 420 1036 500 984C424 946 362 880 332 790Z";
  const right = "M616 768C690 806 776 852 784 916C736 1002 610 1030 500 984C576 936 622 868 616 768Z";
  const strings = "M452 1000C448 1050 450 1090 444 1132M548 1000C556 1050 552 1086 560 1124";
  return {
    under: body(main),
    over:
      path(left, cloth) +
      path(right, cloth) +
      `<path d="M500 984L500 1290" fill="none" stroke="${dark}" stroke-width="8"/>` +
      `<path d="${strings}" fill="none" stroke="${CLOTH.cream.main}" stroke-width="12" stroke-linecap="round"/>`,
  };
}

function scarf(colours: Colours): Garment {
  const { main, dark } = CLOTH[colours.second];
  const wrap =
    "M322 776C286 820 240 850 232 896C260 986 420 1030 528 1012C640 1002 752 952 764 880C740 838 660 816 622 758C560 818 410 832 322 776Z";
  const end = "M420 1000C410 1090 402 1190 396 1290L566 1290C560 1190 552 1090 548 1008Z";
  const folds = "M300 880C400 950 560 960 700 880M270 920C390 990 560 996 736 914M452 1060L446 1290M508 1050L512 1290";
  return {
    under: body(colours.main),
    over:
      path(end, main) +
      path(wrap, main) +
      `<path d="${folds}" fill="none" stroke="${dark}" stroke-width="9" stroke-linecap="round"/>`,
  };
}

/** A fine chain with a pendant, for open necks. */
export const NECKLACE =
  `<path d="M330 872C372 1002 618 1000 664 856" fill="none" stroke="#C79A45" stroke-width="6"/>` +
  `<circle cx="497" cy="974" r="13" fill="#C79A45" stroke="${INK}" stroke-width="4"/>`;

export const GARMENTS = {
  crew,
  vNeck,
  scoop,
  turtleneck,
  shirt,
  blazerOverTee,
  blazerOverShirt,
  hoodie,
  scarf,
} as const;

export type GarmentName = keyof typeof GARMENTS;
