/** Ranges of characters that stand for letters or digits in order, and that Unicode's compatibility forms leave as they are. */
export const LETTER_RANGES: readonly { readonly first: number; readonly last: number; readonly starts: string }[] = [
  { first: 0x249c, last: 0x24b5, starts: "a" }, // letters in brackets
  { first: 0x1f110, last: 0x1f129, starts: "a" }, // capitals in brackets
  { first: 0x1f150, last: 0x1f169, starts: "a" }, // negative circled letters
  { first: 0x1f170, last: 0x1f189, starts: "a" }, // negative squared letters
  { first: 0x249c, last: 0x24b5, starts: "a" }, // letters in brackets
  { first: 0x1f1e6, last: 0x1f1ff, starts: "a" }, // regional indicators
  { first: 0xe0061, last: 0xe007a, starts: "" }, // tags are invisible
  { first: 0x2776, last: 0x277e, starts: "1" }, // negative circled digits
  { first: 0x2780, last: 0x2788, starts: "1" }, // circled sans-serif digits
  { first: 0x278a, last: 0x2792, starts: "1" }, // negative circled sans-serif digits
  { first: 0x24f5, last: 0x24fd, starts: "1" }, // double circled digits
  { first: 0x2680, last: 0x2685, starts: "1" }, // dice
  { first: 0x2488, last: 0x2490, starts: "1" }, // digits with a full stop
  { first: 0x1f102, last: 0x1f10a, starts: "1" }, // digits with a comma
  { first: 0x2474, last: 0x247c, starts: "1" }, // digits in parentheses
  { first: 0x249c, last: 0x24b5, starts: "a" }, // letters in parentheses
  { first: 0x1f110, last: 0x1f129, starts: "a" }, // capitals in parentheses
  { first: 0x3220, last: 0x3228, starts: "1" }, // Chinese figures in parentheses
  { first: 0x3280, last: 0x3288, starts: "1" }, // Chinese figures in circles
  { first: 0x1d360, last: 0x1d368, starts: "1" }, // counting rods
  { first: 0x2160, last: 0x2168, starts: "1" }, // Roman numerals as single characters
  { first: 0x2170, last: 0x2178, starts: "1" },
];

/** Characters with a plain reading that neither Unicode's compatibility forms nor its confusables give. */
export const SINGLE_SIGNS: Readonly<Record<string, string>> = {
  "⓿": "0",
  "🄋": "0",
  "🄌": "0",
  "🄀": "0",
  "🄁": "0",
  ᴀ: "a",
  ʙ: "b",
  ᴅ: "d",
  ᴇ: "e",
  ꜰ: "f",
  ɢ: "g",
  ʜ: "h",
  ᴊ: "j",
  ᴋ: "k",
  ʟ: "l",
  ᴍ: "m",
  ɴ: "n",
  ᴘ: "p",
  ǫ: "q",
  ʀ: "r",
  ᴛ: "t",
  "🔟": "10",
  "💯": "¤",
  ø: "o",
  Ø: "o",
  ł: "l",
  Ł: "l",
  đ: "d",
  Đ: "d",
  æ: "ae",
  Æ: "ae",
  œ: "oe",
  Œ: "oe",
  ß: "ss",
  ẞ: "ss",
  "🅰": "a",
  "🅱": "b",
  "🅾": "o",
  "🅿": "p",
  "⭕": "o",
  〇: "0",
  零: "0",
  一: "1",
  二: "2",
  三: "3",
  四: "4",
  五: "5",
  六: "6",
  七: "7",
  八: "8",
  九: "9",
  // As banks write them.
  壹: "1",
  贰: "2",
  貳: "2",
  叁: "3",
  參: "3",
  肆: "4",
  伍: "5",
  陆: "6",
  陸: "6",
  柒: "7",
  捌: "8",
  玖: "9",
  两: "2",
  // What a dot, a dash, an at sign or a quotation mark may be drawn with.
  "·": ".",
  "•": ".",
  "∙": ".",
  "⋅": ".",
  "‧": ".",
  "・": ".",
  "●": ".",
  "⚫": ".",
  "🔴": ".",
  "🔵": ".",
  "🟢": ".",
  "🟡": ".",
  "🟣": ".",
  "🟠": ".",
  "⚪": ".",
  "🔘": ".",
  "⬤": ".",
  "▪": ".",
  "◾": ".",
  "。": ".",
  "｡": ".",
  "۔": ".",
  "܁": ".",
  "܂": ".",
  "․": ".",
  "٫": ".",
  "،": ",",
  "‐": "-",
  "‑": "-",
  "‒": "-",
  "–": "-",
  "—": "-",
  "―": "-",
  "−": "-",
  "⁃": "-",
  "➖": "-",
  ー: "-",
  "➕": "+",
  "✚": "+",
  "‘": "'",
  "’": "'",
  ʼ: "'",
  "´": "'",
  "`": "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "«": '"',
  "»": '"',
  "⁄": "/",
  "∕": "/",
  "╱": "/",
  "❨": "(",
  "❩": ")",
  "【": "(",
  "〔": "(",
  "『": "(",
  "「": "(",
  "⟨": "(",
  "❮": "(",
  "〈": "(",
  "《": "(",
  "〖": "(",
  "❲": "(",
  "】": ")",
  "〕": ")",
  "』": ")",
  "」": ")",
  "⟩": ")",
  "❯": ")",
  "〉": ")",
  "》": ")",
  "〗": ")",
  "❳": ")",
  "∶": ":",
  "꞉": ":",
  ː: ":",
};

/** What looks like nothing and is neither a mark nor a format character for Unicode. */
export const INVISIBLE: ReadonlySet<number> = new Set([0x115f, 0x1160, 0x3164, 0xffa0, 0x17b4, 0x17b5]);

/** What looks like a space and is none for Unicode. */
export const BLANK: ReadonlySet<number> = new Set([0x2800, 0x1d159]);

/** Names of the characters that are written as entities in HTML and matter here. */
export const ENTITIES: Readonly<Record<string, string>> = { commat: "@", period: ".", amp: "&", nbsp: " ", num: "#" };
