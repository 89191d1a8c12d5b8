/** Letters of other scripts that are read as Latin ones. */
export const LETTER_LOOKALIKES: ReadonlyMap<string, string> = new Map([
  // Cyrillic
  ...pairs("авекмнорстухіјѕԁһԛԝӏ", "abekmhopctyxijsdhqwl"),
  // Greek
  ...pairs("αεικνορτυχ", "aeikvoptux"),
  // Latin letters that decomposition leaves alone
  ...pairs("øłđıſ", "oldis"),
]);

/** Digits in black or double circles, which no normalisation turns into digits. */
export const ROUND_DIGITS: ReadonlyMap<string, string> = new Map([
  ...pairs("⓿❶❷❸❹❺❻❼❽❾", "0123456789"),
  ...pairs("⓵⓶⓷⓸⓹⓺⓻⓼⓽", "123456789"),
  ...pairs("➀➁➂➃➄➅➆➇➈", "123456789"),
  ...pairs("➊➋➌➍➎➏➐➑➒", "123456789"),
]);

/** The zeros of the scripts in use; their other digits follow in order. */
export const NATIVE_DIGIT_ZEROS: readonly number[] = [
  0x0030, 0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0e50,
  0x0ed0, 0x0f20, 0x1040, 0x17e0, 0x1810, 0xff10,
];

function pairs(from: string, to: string): [string, string][] {
  const targets = [...to];
  return [...from].map((sign, index): [string, string] => [sign, targets[index] ?? sign]);
}
