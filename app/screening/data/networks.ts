/**
 * Places where people could be reached off the platform. `names` mean nothing else; `slang` is short for the network and
 * seldom anything else; `ambiguous` words are mostly used for something else; `hobbies` are named for what people do, play
 * or watch there as often as for whom they know there. Several words make one name.
 */
export interface Network {
  readonly names: string;
  readonly slang?: string;
  readonly ambiguous?: string;
  readonly hobbies?: string;
}

export const NETWORKS: readonly Network[] = [
  {
    names:
      "instagram, insta, instagrm, istagram, instagramm, instgram, finsta, the gram, insta gram, camera app, pink camera app, photo app, insti, el insta, instah, lnsta, photo sharing app, instragram, ista, instogram, instergram, instagran, thegram, istagrm, instagrem, isntagram, insta story, instita, instagrammo, insta gramm, instagramo, gramme app, insties, instagrama, instagrami",
    slang:
      "bookstagram, foodstagram, studygram, plantstagram, dogstagram, catstagram, petstagram, travelgram, artstagram, finstagram, ig, i g, inst, gram, igs, 📸, 📷, ige, insts, 1g, igram, instapage, insta page",
  },
  {
    names:
      "snapchat, snap chat, snapcode, ghost app, fantasmita, yellow app, yellow ghost app, the yellow ghost, yellow ghost, ghost emoji app, app with the ghost, white ghost, snapp, snapchap, snappchat, app del fantasma, appli fantome, appli au fantome, app jaune, geister app, gelbe app, snappy chat, snappychat, snapster, snapgram, snapi, snapito, snappi, snap app",
    slang: "snap, snaps, sc, 👻, snp, schat, snappy",
    ambiguous: "petit fantome, fantome jaune, kleine geist, kleiner geist, kleinen geist, gelber geist",
  },
  {
    names:
      "telegram, telegramm, telgram, telegrm, paper plane app, plane app, blue plane app, paper airplane app, telega, tele gram, app del avion",
    slang: "tg, tele, tlg, tgram, telly gram, ✈, telegrama app, teleg",
    ambiguous:
      "avion bleu en papier, avion en papier, avion bleu, papierflieger, blaue papierflieger, blauer papierflieger",
  },
  {
    names:
      "whatsapp, whats app, what s app, whatsap, watsapp, watsap, wassap, wassapp, wasap, guasap, wapp, whatapp, green app, green chat app, green phone app, app verde, grune app, grunen app, appli verte, whatsaap, wats app, wattsapp, wazzap, wazzapp, wazapp, wasapp, wattsap, zapzap, whatssap",
    slang: "wa, wsp, wapp, whatsa",
    ambiguous: "wap, whats",
  },
  {
    names: "tiktok, tik tok, clock app, tiktoc, tick tock app, tiktock, tictoc app, musical ly",
    slang: "booktok, foodtok, planttok, cooktok, tt, tictok, tikky",
  },
  { names: "discord, disc0rd, dscord, diskord, discrod, dscrd, disqord, gamer chat app", slang: "dc, disc" },
  {
    names:
      "facebook, feisbuk, feis, feisbook, face book, book of faces, caralibro, facebooc, facebok, fbook, facebk, blue app, the blue app, meta messenger, messenger app, fb messenger, facebook messenger, el face, blaue app, face de bouc, livre des visages, gesichtsbuch, gesichterbuch, fratzenbuch, visagebook, trombinoscope bleu, facebookseite",
    slang: "fb, messenger, msgr, fbk, feisbu",
    ambiguous: "face, meta",
  },
  {
    names:
      "twitter, oiseau bleu, blauer vogel, blauen vogel, pajarito azul, bird app, the bird app, blue bird app, app del pajarito, appli oiseau, vogel app, twtr, twiter, twttr, the bird, everything app, twitos, tuiter, tuiteer, twitter x",
    slang: "🐦",
    ambiguous: "x, x app, x account",
  },
  { names: "threads app, meta threads", ambiguous: "threads, thread" },
  { names: "bluesky, blue sky, bsky, butterfly app, the butterfly app", slang: "🦋" },
  { names: "onlyfans, only fans, spicy site, only fanz", slang: "onlyf", ambiguous: "of" },
  { names: "vkontakte, vk, v kontakte, vkcom" },
  { names: "skype, skpe, skipe, skyp" },
  { names: "kik, kik messenger, kikk, kick messenger, kick com", ambiguous: "kick, kiik" },
  { names: "wechat, we chat, weixin, wechatid, we ch at", slang: "wx, wxid, weichat" },
  { names: "signal app, signal messenger, signal id", ambiguous: "signal" },
  { names: "line app, line id, line messenger", ambiguous: "line" },
  { names: "viber, viberr, imessage, i message, bbm, blackberry messenger, tantan, facetime, google duo" },
  { names: "linkedin, linked in, xing, studivz, viadeo, lokalisten, wer kennt wen", slang: "lnkd" },
  { names: "reddit", slang: "rddt" },
  {
    names:
      "icq, qq, tencent qq, kakaotalk, kakao talk, kakao, zalo, imo, session id, session app, threema, threema id, wire app, element app, matrix id, matrix org, google hangouts, hangouts, google chat, gchat, jami, briar app, simplex chat, wickr, rocket chat, mattermost, tox id, jabber, xmpp, groupme, guilded, teamspeak, mumble server, hike messenger, yahoo messenger, aim screen name, msn messenger, botim, textnow, hellotalk, tandem app, marco polo app, dingtalk, feishu",
    ambiguous: "session, wire, matrix",
  },
  {
    names:
      "tumblr, twitch, twitch tv, pinterest, mastodon, fediverse, fediversum, fediverso, lemmy, pixelfed, misskey, pleroma, bereal, be real, lemon8, clubhouse app, vsco, weibo, douyin, xiaohongshu, rednote, odnoklassniki, livejournal, myspace, yubo, wizz app, hoop app, amino app, nextdoor, nebenan de, jodel, knuddels, jappy, spontacts, couchsurfing, meetup com, meetme, skout, taringa, tuenti, skyrock, skyblog, copains d avant, forocoches, jeuxvideo com, gaia online, imvu, second life, vrchat, habbo, fetlife, joyclub, wattpad, ao3, archive of our own, fanfiction net, goodreads, storygraph, babelio, lovelybooks, letterboxd, senscritique, filmaffinity, sofascore, strava, komoot, garmin connect, polarsteps, runtastic, zwift, runkeeper, alltrails, untappd, vivino, ravelry, vinted, depop, poshmark, kleinanzeigen, wallapop, leboncoin, etsy shop, fiverr, behance, dribbble, deviantart, artstation, flickr, 500px, unsplash, soundcloud, bandcamp, last fm, lastfm, mixcloud, reverbnation, smule, genius com, substack, github, gitlab, stackoverflow, stack overflow, hackernews, kaggle, researchgate, quora, lichess, lichess org, chess com, boardgamearena, board game arena, bgg, boardgamegeek, geocaching com, inaturalist, speedrun com, roll20, pokemon showdown",
    slang: "masto, sndcld, fanfic profile",
    ambiguous: "wizz, amino, clubhouse",
  },
  {
    names:
      "playstation network, psn, psn id, psn name, xbox live, gamertag, steam id, steam name, steam friend, steam account, steam profile, steam user, steam friends, epic games, epic name, epic id, riot id, riot name, battle net, battlenet, battletag, battle tag, bnet, ea id, ea name, ubisoft connect, uplay, nintendo id, nintendo switch, nintendo account, switch code, switch friend, nintendo friend, origin id, gog galaxy, roblox",
    ambiguous: "switch, epic, riot",
    hobbies: "steam, xbox, playstation, ps5, ps4, nintendo",
  },
  {
    names:
      "onlyfans page, fansly, manyvids, mym fans, patreon, ko fi, buymeacoffee, buy me a coffee, cashapp, cash app, venmo, revolut, revtag, revolut tag, paypal me, cash tag, cashtag, allmylinks, linktree, link tree, carrd, beacons, twint, bizum, lydia app, wero",
    ambiguous: "paypal, zelle",
  },
  {
    names:
      "badoo, tinder, bumble, hinge, okcupid, grindr, feeld, happn, parship, lovoo, meetic, match com, plenty of fish",
  },
  {
    names: "spotify profile, yt channel, youtube channel, youtube kanal, chaine youtube, canal de youtube",
    ambiguous: "discord server, insta tv",
    hobbies:
      "youtube, yt, spotify, etsy, duolingo, minecraft, fortnite, valorant, league of legends, overwatch, world of warcraft, wow classic, genshin, genshin impact, clash royale, clash of clans, brawl stars, animal crossing, pokemon go, among us, counter strike, csgo, rocket league, apex legends, final fantasy, guild wars, runescape, elder scrolls online, peloton, fitbit, audible, netflix, deezer, apple music, tidal, amazon music, google, ebay, tripadvisor, airbnb, wikipedia, wordfeud, words with friends, quizduell, akinator",
  },
  {
    names:
      "instaname, instanick, instahandle, instauser, instaprofil, instaaccount, instagramname, instagramprofil, instagramaccount, ighandle, igname, snapname, snapuser, snapchatname, snapaccount, facebookname, facebookprofil, facebookaccount, twittername, twitterhandle, tiktokname, tiktokaccount, discordname, discordtag, telegramname, telegramaccount, skypename, steamname, twitchname, redditname, psnname, kikname",
    hobbies:
      "most apps, every platform, all platforms, all apps, every app, every other app, most platforms, todas las redes, todas las plataformas, tous les reseaux, toutes les plateformes, allen plattformen, allen kanalen, allen apps, todas las apps, toutes les applis",
  },
  {
    names: "socials, redes, redes sociales, reseaux, reseaux sociaux, social media name",
    ambiguous: "social media, soziale medien, sozialen medien, net profile",
  },
];

/** The words for telephone apps among them: a number beside one is meant to be called. */
export const EMAIL_PROVIDERS = {
  /** Only ever an e-mail service. */
  sure: "gmail, gmial, gmai, gmal, gmaill, gamil, g mail, gee mail, jee mail, geemail, jmail, gmil, gml, googlemail, google mail, hotmail, hot mail, hotmial, hotmai, htmail, h0tmail, hotmale, protonmail, proton mail, fastmail, yahoomail, yahoo mail, outlook mail, icloud mail, ymail, gmx, tutanota, tuta mail, zoho mail, laposte, rediffmail, mailru, mail ru, yandex mail, web de, t online, jeemail, jemeil, jemail, chi mail, gmaildotcom, g male, gee male, live mail, aol mail, posteo, hushmail, gimeil, gmeil, jimeil, yimeil, yimail, jimail, gimail, gemail, llimeil, hotmeil, jotmeil, jotmail, otmail, jutmeil, dschimail, djimail, google s mail, googles mail, google s email, google email, google e mail, gmailadresse, gmxadresse, hotmailadresse, yahooadresse, gmailkonto, gmailaccount, correo de google, mail de google, mail von google",
  /** E-mail services that are also something else. */
  also: "yahoo, yaho, yahu, yahooo, ya hoo, outlook, outlok, out look, icloud, i cloud, iclod, eyecloud, aol, proton, zoho, yandex, mailbox, orange, free, sfr, wanadoo, libero, telefonica, comcast, verizon, msn, live, freenet, arcor, web, tutamail, mac, rocketmail, tuta, pm, outluk, autluk, outlouk, aiclaud, yaju, jahu, iahu, bluewin, ziggo, btinternet, talktalk, telekom, vodafone mail, hey com",
} as const;
