/**
 * Places where people could be reached off the platform. `names` mean nothing else; `slang` is short for the network and
 * seldom anything else; `ambiguous` words are mostly used for something else. Several words make one name.
 */
export interface Network {
  readonly names: string;
  readonly slang?: string;
  readonly ambiguous?: string;
}

export const NETWORKS: readonly Network[] = [
  {
    names:
      "instagram, insta, instagrm, istagram, instagramm, instgram, finsta, the gram, insta gram, camera app, pink camera app, photo app, insti, el insta, instah, lnsta, photo sharing app, instragram, ista, instogram, instergram, instagran, thegram, istagrm, instagrem, isntagram, insta story",
    slang: "ig, i g, inst, gram, igs, 📸, 📷, ige, insts",
  },
  {
    names:
      "snapchat, snap chat, snapcode, ghost app, fantasmita, yellow app, yellow ghost app, the yellow ghost, yellow ghost, ghost emoji app, app with the ghost, white ghost, snapp, snapchap, snappchat, app del fantasma, appli fantome, appli au fantome, app jaune, geister app, gelbe app",
    slang: "snap, snaps, sc, 👻, snp, schat",
  },
  {
    names:
      "telegram, telegramm, telgram, telegrm, paper plane app, plane app, blue plane app, paper airplane app, telega, tele gram, app del avion",
    slang: "tg, tele, tlg, tgram, telly gram, ✈",
  },
  {
    names:
      "whatsapp, whats app, what s app, whatsap, watsapp, watsap, wassap, wassapp, wasap, guasap, wapp, whatapp, green app, green chat app, green phone app, app verde, grune app, grunen app, appli verte, whatsaap, wats app, wattsapp, wazzap, wazzapp, wazapp, wasapp, wattsap, zapzap, whatssap",
    slang: "wa, wsp, wapp, whats, whatsa",
    ambiguous: "wap",
  },
  {
    names: "tiktok, tik tok, clock app, tiktoc, tick tock app, tiktock, tictoc app, musical ly",
    slang: "tt, tictok, tikky",
  },
  { names: "discord, disc0rd, dscord, diskord, discrod, gamer chat app", slang: "dc, disc" },
  {
    names:
      "facebook, feisbuk, feis, feisbook, face book, book of faces, caralibro, facebooc, facebok, fbook, facebk, blue app, the blue app, meta messenger, messenger app, fb messenger, facebook messenger, el face, blaue app",
    slang: "fb, messenger, msgr",
    ambiguous: "face, meta",
  },
  {
    names:
      "twitter, oiseau bleu, blauer vogel, blauen vogel, pajarito azul, bird app, the bird app, blue bird app, app del pajarito, appli oiseau, vogel app, twtr, twiter, twttr, the bird, everything app",
    slang: "🐦",
    ambiguous: "x, x app",
  },
  { names: "threads app, meta threads", ambiguous: "threads, thread" },
  { names: "bluesky, blue sky, bsky, butterfly app, the butterfly app", slang: "🦋" },
  { names: "onlyfans, only fans, spicy site, only fanz", slang: "onlyf", ambiguous: "of" },
  { names: "vkontakte, vk, v kontakte, vkcom" },
  { names: "skype, skpe, skipe, skyp" },
  { names: "kik, kik messenger, kikk, kick messenger", ambiguous: "kick, kiik" },
  { names: "wechat, we chat, weixin, wechatid, we ch at", slang: "wx, wxid, weichat" },
  { names: "signal app, signal messenger", ambiguous: "signal" },
  { names: "line app, line id, line messenger", ambiguous: "line" },
  { names: "viber, viberr, imessage, i message, bbm, tantan, facetime" },
  { names: "linkedin, linked in", slang: "lnkd" },
  { names: "reddit", slang: "rddt" },
  {
    names:
      "tumblr, twitch, pinterest, mastodon, bereal, be real, soundcloud, last fm, spotify profile, playstation network, psn, xbox live, gamertag, steam id, epic games, roblox, fetlife, patreon, cashapp, cash app, venmo, revolut, revtag, paypal me, google hangouts, hangouts, google chat, gchat, icq, qq, kakaotalk, kakao talk, kakao, zalo, imo, session id, threema, wire app, element app, matrix id, clubhouse app, badoo, tinder, bumble, hinge, okcupid, grindr, youtube, yt channel, vsco, allmylinks, linktree, link tree, carrd, beacons, cash tag, cashtag",
    ambiguous: "steam, session, wire, matrix, twitch tv, spotify, discord server, xbox, psn id, yt, insta tv",
  },
];

/** The words for telephone apps among them: a number beside one is meant to be called. */
export const EMAIL_PROVIDERS = {
  /** Only ever an e-mail service. */
  sure: "gmail, gmial, gmai, gmal, gmaill, gamil, g mail, gee mail, jee mail, geemail, jmail, gmil, gml, googlemail, google mail, hotmail, hot mail, hotmial, hotmai, htmail, h0tmail, hotmale, protonmail, proton mail, fastmail, yahoomail, yahoo mail, outlook mail, icloud mail, ymail, gmx, tutanota, tuta mail, zoho mail, laposte, rediffmail, mailru, mail ru, yandex mail, web de, t online, jeemail, chi mail, gmaildotcom, g male, gee male, live mail, aol mail, posteo, hushmail, gimeil, gmeil, jimeil, yimeil, yimail, jimail, gimail, gemail, llimeil, hotmeil, jotmeil, jotmail, otmail, jutmeil, dschimail, djimail, google s mail, googles mail, google s email, google email, google e mail, correo de google, mail de google, mail von google",
  /** E-mail services that are also something else. */
  also: "yahoo, yaho, yahu, yahooo, ya hoo, outlook, outlok, out look, icloud, i cloud, iclod, eyecloud, aol, proton, zoho, yandex, mailbox, orange, free, sfr, wanadoo, libero, telefonica, comcast, verizon, msn, live, freenet, arcor, web, tutamail, mac, rocketmail, tuta, pm, outluk, autluk, outlouk, aiclaud, yaju, jahu, iahu, bluewin, ziggo, btinternet, talktalk, telekom, vodafone mail, hey com",
} as const;
