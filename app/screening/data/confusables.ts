/**
 * Look-alikes of ASCII letters and digits in the Latin, Greek, Cyrillic, Cherokee, Armenian, Canadian and other scripts,
 * by what they look like. Drawn from the confusables of Unicode Technical Standard 39 as the package
 * confusable_homoglyphs 3.3.1 carries them (MIT), reduced to single characters that NFKD does not already resolve and to
 * scripts whose own letters do not serve as digits in honest text. The last of each line are small capitals, letters
 * with strokes and hooks, and what the "fonts" for names on networks borrow. Capital and small letters are one.
 */
export const CONFUSABLES: Readonly<Record<string, string>> = {
  "2": "ƧϨᒿꙄꝚ",
  "3": "ƷȜЗӠⳌꝪꞫ𑣊𖼻",
  "4": "Ꮞ𑢯",
  "5": "Ƽ𑢻",
  "6": "бᏮⳒ𑣕",
  "7": "𐓒𑣆",
  "8": "Ȣȣ𐌚",
  "9": "ⳊꝮ𑢬𑣌𑣖",
  a: "ɑΑαАаᎪᗅꓮ𐊠𖽀ᴀȺΛ∀₳ค卂ᗩ",
  b: "ƄΒВЬᏏᏴᑲᖯᗷꓐꞴ𐊂𐊡𐌁ʙᴃƁɃ乃",
  c: "ϲϹСсᏟᴄⲤⲥꓚꮯ𐊢𐌂𐐕𐐽𐔜ƇȻↄ匚",
  d: "ԁᎠᏧᑯᗞᗪꓒꓓᴅƊĐ∂",
  e: "ΕЕеҽᎬⴹꓰꬲ𐊆𑢦𑢮ᴇɆƐЄ乇ƎɘΣ",
  f: "ſϜքᖴẝꓝꞘꞙꬵ𐊇𐊥𐔥𑢢𑣂ꜰƑ千ғ",
  g: "ƍɡԌցᏀᏳᶃꓖɢƓǤ₲",
  h: "ΗНһհᎻᏂᕼⲎꓧ𐋏ʜĦɦ卄ђҺⱧ",
  i: "ıɩɪ˛ιіӏᎥꙇꭵ𑣃ƗΊ丨",
  j: "ͿϳЈјᎫᒍꓙꞲᴊɈʝ",
  k: "ΚКᏦᛕⲔꓗ𐔘ᴋƘҜҚⱩ₭",
  l: "ƖǀΙІӀᏞᒪᛁℐℑⲒⳐⵏꓡꓲＩ𐊊𐌉𐐛𐔦𑢣𑢲𖼖𖼨𝐈𝐼𝑰𝓘𝕀𝕴𝖨𝗜𝘐𝙄𝙸ʟᴌȽⱠɭㄥʅ",
  m: "ΜϺМᎷᗰᛖⲘꓟ𐊰𐌑ᴍɱ爪₥Ɱ",
  n: "ΝոռⲚꓠ𐔓ɴƝɳŋΠПИ几₦ภη",
  o: "ΟοσОоՕօჿᴏᴑⲞⲟⵔꓳꬽ𐊒𐊫𐐄𐐬𐓂𐓪𐔖𑢵𑣈𑣗ㄖƟΘ๏",
  p: "ΡρРрᏢᑭⲢⲣꓑ𐊕ᴘƤ卩₱Þק",
  q: "ԛգզⵕǫꞯɊ",
  r: "ƦгᎡᏒᖇᴦⲅꓣꭇꭈꮁ𐒴𖼵ʀɌɽɾ尺ЯⱤ",
  s: "ƽЅѕՏᏕᏚꓢꜱꮪ𐊖𐐠𐑈𑣁𖼺丂ʂⱾ₴ร",
  t: "ΤТᎢⲦꓔ𐊗𐊱𐌕𑢼𖼊ᴛŦㄒƬƮ₮ƫȾ",
  u: "ʋυՍսᑌᴜꓴꞟꭎꭒ𐓎𐓶𑢸𑣘𖽂ㄩɄบЦ",
  v: "νѴѵᏙᐯᴠⴸꓦꛟꮩ𐔝𑢠𑣀𖼈ƲѶש",
  w: "ɯѡԜԝաᎳᏔᴡꓪꮃωШฬ山",
  x: "ΧХхᕁᕽᚷⲬⵝꓫꞳ𐊐𐊴𐌗𐔧乂ӾҲ᙮",
  y: "ɣʏΥγУуҮүყᎩᎽᶌỿⲨꓬꭚ𐊲𑢤𑣜𖽃ㄚɎƳɏ",
  z: "ΖᏃᴢꓜꮓ𑢩𑣄乙ƵȤⱫʐ",
};
