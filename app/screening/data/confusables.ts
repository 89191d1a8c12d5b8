/**
 * Look-alikes of ASCII letters and digits in the Latin, Greek, Cyrillic, Cherokee, Armenian, Canadian and other scripts,
 * by what they look like. Drawn from the confusables of Unicode Technical Standard 39 as the package
 * confusable_homoglyphs 3.3.1 carries them (MIT), reduced to single characters that NFKD does not already resolve and to
 * scripts whose own letters do not serve as digits in honest text. The last of each line are small capitals, letters
 * with strokes and hooks, and what the "fonts" for names on networks borrow. Capital and small letters are one.
 */
export const CONFUSABLES: Readonly<Record<string, string>> = {
  "2": "ϨᒿꙄꝚ",
  "3": "ƷȜЗӠⳌꝪꞫ𑣊𖼻",
  "4": "Ꮞ𑢯",
  "5": "Ƽ𑢻",
  "6": "бᏮⳒ𑣕",
  "7": "𐓒𑣆",
  "8": "Ȣȣ𐌚",
  "9": "ⳊꝮ𑢬𑣌𑣖",
  a: "ɑΑαАаᎪᗅꓮ𐊠𖽀ᴀȺΛ∀₳ค卂ᗩꍏ",
  b: "ƄΒВЬᏏᏴᑲᖯᗷꓐꞴ𐊂𐊡𐌁ʙᴃƁɃ乃ꌃ฿",
  c: "ϲϹСсᏟᴄⲤⲥꓚꮯ𐊢𐌂𐐕𐐽𐔜ƇȻↄ匚ꉓ₵",
  d: "ԁᎠᏧᑯᗞᗪꓒꓓᴅƊĐ∂ꀸժ",
  e: "ΕЕеҽᎬⴹꓰꬲ𐊆𑢦𑢮ᴇɆƐЄ乇ƎɘΣꍟ",
  f: "ſϜքᖴẝꓝꞘꞙꬵ𐊇𐊥𐔥𑢢𑣂ꜰƑ千ғꎇ₣",
  g: "ƍɡԌցᏀᏳᶃꓖɢƓǤ₲ꁅ",
  h: "ΗНһհᎻᏂᕼⲎꓧ𐋏ʜĦɦ卄ђҺⱧꃅ",
  i: "ıɩɪ˛ιіӏᎥꙇꭵ𑣃ƗΊ丨ΙІꀤ",
  j: "ͿϳЈјᎫᒍꓙꞲᴊɈʝꀭנ",
  k: "ΚКᏦᛕⲔꓗ𐔘ᴋƘҜҚⱩ₭ꀘҟ",
  l: "ƖǀӀᏞᒪᛁⲒⳐⵏꓡꓲ𐊊𐌉𐐛𐔦𑢣𑢲𖼖𖼨ʟᴌȽⱠɭㄥʅ꒒เ",
  m: "ΜϺМᎷᗰᛖⲘꓟ𐊰𐌑ᴍɱ爪₥Ɱꂵʍ",
  n: "ΝոռⲚꓠ𐔓ɴƝɳŋΠПИ几₦ภηꈤղЛ",
  o: "ΟοσОоՕօჿᴏᴑⲞⲟⵔꓳꬽ𐊒𐊫𐐄𐐬𐓂𐓪𐔖𑢵𑣈𑣗ㄖƟΘ๏ꂦ",
  p: "ΡρРрᏢᑭⲢⲣꓑ𐊕ᴘƤ卩₱Þקꉣ",
  q: "ԛգզⵕǫꞯɊꆰ",
  r: "ƦгᎡᏒᖇᴦⲅꓣꭇꭈꮁ𐒴𖼵ʀɌɽɾ尺ЯⱤꋪ",
  s: "ƽЅѕՏᏕᏚꓢꜱꮪ𐊖𐐠𐑈𑣁𖼺丂ʂⱾ₴รꌗƧ",
  t: "ΤТᎢⲦꓔ𐊗𐊱𐌕𑢼𖼊ᴛŦㄒƬƮ₮ƫȾ꓄է†",
  u: "ʋυՍսᑌᴜꓴꞟꭎꭒ𐓎𐓶𑢸𑣘𖽂ㄩɄบЦꀎմ",
  v: "νѴѵᏙᐯᴠⴸꓦꛟꮩ𐔝𑢠𑣀𖼈ƲѶשꃴ",
  w: "ɯѡԜԝաᎳᏔᴡꓪꮃωШฬ山ꅏ",
  x: "ΧХхᕁᕽᚷⲬⵝꓫꞳ𐊐𐊴𐌗𐔧乂ӾҲ᙮ꊼЖ",
  y: "ɣʏΥγУуҮүყᎩᎽᶌỿⲨꓬꭚ𐊲𑢤𑣜𖽃ㄚɎƳɏꌩվ",
  z: "ΖᏃᴢꓜꮓ𑢩𑣄乙ƵȤⱫʐꁴ",
};
