/** Endings of domains that are no word in ordinary text, so that a name before one of them is meant as an address. */
export const PLAIN_ENDINGS =
  "com, net, org, io, co, uk, fr, eu, ch, nl, ru, info, biz, app, dev, xyz, online, site, club, shop, store, tv, gg, ee, ly, link, page, blog, cc, bio, social, click, vip, br, mx, ar, cl, pt, ie, au, nz, jp, cn, kr, za, cz, dk, fi, gr, hu, ro, sk, tk, ml, cf, gq, ga, ws, fm, gl, sc, ng, ke, edu, gov, tel, icu, cloud, website, art, photos, pics, email, ly, ua, tr, lt, lv, bg, hr, su, pk, ph, sg, hk, tw, vn, li, lu, cat, gd, mobi, name, pro, host, tech, design, studio, media, agency, dating, chat, ninja, fan, fans, space, moe, pub, pw, me uk, plus, lol, wtf, rip, band, rocks, zone, team, date, singles, network, digital, guru, xxx, adult, cam, webcam, example, eth, koeln, cologne, berlin, wien, tirol, bayern, hamburg, nrw, saarland, ruhr, paris, bzh, alsace, corsica, cat, gal, eus, barcelona, madrid, london, wales, cymru, scot, nyc, boston, vegas, quebec, swiss, zuerich, brussels, vlaanderen, gent, amsterdam, frl";

/** Endings that may be said aloud after "dot" without more evidence; others are also ordinary words. */
export const SPOKEN_ENDINGS =
  "com, net, org, io, co, uk, fr, eu, ch, nl, ru, info, biz, app, dev, xyz, tv, gg, ee, ly, cc, me, de, es, us, ca, br, mx, ar, cl, pt, ie, au, online, site, shop, blog, page, link, club, bio, at, it, be, edu, social, website";

/** Endings that are also words, or what people shorten words to, in one of the languages. */
export const WORD_ENDINGS =
  "abogado, ac, ad, ag, ai, al, am, an, ar, art, as, at, au, band, bar, be, beer, best, bio, blog, bo, boo, box, business, buzz, by, ca, cafe, cam, camera, camp, care, cars, casa, cash, center, chat, church, city, click, cloud, club, coach, coffee, company, cool, country, dance, date, dating, day, de, deal, design, diet, digital, do, dog, eat, education, ee, eh, email, es, et, eu, events, expert, express, family, fan, fans, farm, fashion, fish, fit, fitness, food, football, forsale, foundation, free, fun, furniture, fyi, game, games, garden, gay, gift, gifts, gold, golf, gratis, juegos, futbol, tienda, hoteles, kaufen, schule, versicherung, wein, gmbh, jetzt, reisen, moi, maison, boutique, vote, voto, green, group, guide, guitars, guru, hair, haus, health, help, here, hiphop, hockey, holiday, horse, hospital, host, hot, hotel, house, how, id, ie, il, im, immo, in, info, ink, international, is, it, jetzt, kim, kitchen, kiwi, la, land, latino, lat, law, life, lifestyle, like, limo, link, live, lol, love, luxe, ma, market, mba, me, media, meet, memorial, men, menu, miami, mo, moda, mom, money, my, na, name, navy, ne, network, new, news, ninja, no, now, nu, om, one, ong, online, open, organic, pa, page, partners, parts, party, pet, pets, photo, photos, pics, pictures, pink, pizza, place, play, plus, poker, porn, pr, press, pro, productions, promo, pub, rest, restaurant, re, red, reise, reisen, rent, report, review, reviews, rich, rio, rip, rocks, rodeo, rugby, run, sa, sale, salon, save, schule, se, select, services, sex, sexy, shoes, shop, show, si, singles, site, ski, so, social, soy, space, spot, store, stream, studio, study, style, support, surf, talk, tattoo, taxi, te, team, tech, technology, tennis, theater, tips, to, today, tools, top, tours, town, toys, trade, training, travel, tu, tube, uno, us, va, vacations, video, viajes, vin, vip, vision, viva, vote, voyage, wang, watch, webcam, website, wedding, wiki, win, wine, work, works, world, wow, wtf, yoga, you, zip, zone, test, invalid, photography";

/** Endings that are kept for examples and private nets, and names of chains of blocks: no registry knows them. */
export const RESERVED_ENDINGS = "example, test, invalid, eth";

/** Endings in other scripts. */
export const FOREIGN_ENDINGS =
  "рф, рус, москва, онлайн, сайт, дети, орг, ком, бел, укр, срб, мкд, бг, ею, қаз, ελ, ευ, 中国, 中國, 公司, 网络, 我爱你, 在线, 移动, 香港, 台灣, みんな, コム, 한국, 닷컴, ไทย, भारत, السعودية, مصر, شبكة, موقع, ישראל";

/** Endings that go on like a sentence behind the word for a dot, by that word; "" is for all other such words. */
export const ENDINGS_BEHIND_WORDS: Readonly<Record<string, string>> = {
  dot: "at, in, be, to, it, is, so, as, am, do, no, my, by, on",
  punkt: "in, im, am, so, es, an, da, zu, der, ist, um, at",
  "": "de, me, it, at, be, us, es, ca, co, io, uk, to, in, is, la, se, si, no, so, as, am, do, my, te, tu, su, ne, ma, sa, ses, en, et, du, le",
};

/** Words that name a letter of a short address when it is said aloud: "te punto me". */
export const SPOKEN_LETTERS: Readonly<Record<string, string>> = { te: "t", tee: "t", ti: "t", the: "t" };

/** Endings of files that are domains' too. */
export const FILE_ENDINGS =
  "md, py, sh, rs, pl, ps, zip, mov, cs, java, ts, so, cc, mp, ai, vi, pm, st, ml, hs, ms, la";

/** Sites that are mentioned by name without being anybody's: no evidence of contact unless a path follows. */
export const MENTIONED_SITES =
  "amazon.com, amazon.de, amazon.co.uk, amazon.es, amazon.fr, booking.com, hotels.com, airbnb.com, imdb.com, match.com, monday.com, google.com, google.de, google.es, google.fr, bing.com, wikipedia.org, ebay.com, ebay.de, ebay.co.uk, netflix.com, bbc.com, bbc.co.uk, cnn.com, nytimes.com, theguardian.com, lemonde.fr, elpais.com, spiegel.de, zeit.de, last.fm, asp.net, socket.io, chess.com, change.org, cars.com, salesforce.com, ikea.com, etsy.com, bahn.de, immobilienscout24.de, check24.de, leboncoin.fr, sncf.com, renfe.com, ryanair.com, skyscanner.com, tripadvisor.com, kayak.com, weather.com, archive.org, duolingo.com, coursera.org, stackoverflow.com, ticketmaster.com, rottentomatoes.com, allrecipes.com, yelp.com, expedia.com, geocaching.com, ancestry.com, glassdoor.com, indeed.com, strava.com, parkrun.org.uk, fitbit.com, spotify.com, apple.com, microsoft.com, will.i.am, a.m, p.m, craigslist.org, walmart.com, shein.com, wetter.com, chefkoch.de, marmiton.org, doctolib.fr, pets.com, zara.com, hm.com, nike.com, adidas.com, asos.com, zalando.de, zalando.fr, otto.de, aldi.de, lidl.de, tesco.com, carrefour.fr, fnac.com, mercadona.es, idealista.com, rightmove.co.uk, zillow.com, uber.com, lyft.com, flixbus.com, trainline.com, easyjet.com, lufthansa.com, airfrance.fr, iberia.com, marca.com, lequipe.fr, faz.net, sz.de, welt.de, heise.de, github.com, gitlab.com, python.org, mozilla.org, paypal.com, wise.com, n26.com, ted.com, ebay.fr, ebay.es, vinted.fr, vinted.de, kleinanzeigen.de, wallapop.com, gumtree.com, udemy.com, medium.com, quora.com, goodreads.com, letterboxd.com, soundcloud.com, bandcamp.com, deezer.com, disneyplus.com, hulu.com, hbo.com, espn.com, nba.com, fifa.com, uefa.com, who.int, nasa.gov, gov.uk, un.org, dating.com, fidelio.com, vb.net, ado.net, ml.net, battle.net, itch.io, draw.io, agar.io, slither.io, codepen.io, character.ai, fast.ai, crates.io, meetup.com, tinder.com, bumble.com, hinge.co, okcupid.com, pof.com, badoo.com, parship.de, elitepartner.de, lovoo.com, meetic.fr, meetic.es, adopteunmec.com, eharmony.com, chatgpt.com, openai.com, outlook.com, yahoo.com, t-online.de, bild.de, tagesschau.de, 20minutes.fr, marmiton.fr, elmundo.es, rtve.es, milanuncios.com, infojobs.net, blablacar.fr, blablacar.es, doctolib.de, wg-gesucht.de, chollometro.com, pccomponentes.com, thomann.de, komoot.de, alltrails.com, wordle.com";

/** Hosts that carry people to a profile: an address there is an invitation whatever else is said. */
export const PROFILE_HOSTS =
  "t.me, wa.me, linktr.ee, bit.ly, instagram.com, facebook.com, fb.com, fb.me, m.me, twitter.com, x.com, tiktok.com, snapchat.com, discord.gg, vk.com, onlyfans.com, linkedin.com, threads.net, bsky.app, telegram.me, line.me, signal.me, kik.me, skype.com, tinyurl.com, goo.gl, t.co, ow.ly, is.gd, cutt.ly, rb.gy, shorturl.at, beacons.ai, carrd.co, lnk.bio, campsite.bio, solo.to, ig.me, youtu.be, youtube.com, twitch.tv, reddit.com, paypal.me, cash.app, venmo.com, ko-fi.com, buymeacoffee.com, about.me, tumblr.com, calendly.com, meet.google.com, zoom.us, forms.gle, t.ly, v.gd, s.id, tg.me, telegram.dog, chat.whatsapp.com, tr.ee, hoo.be, bio.link, linkr.bio, allmylinks.com, matrix.to, tiny.cc, fansly.com, shor.by, bsky.social, signal.group, instagr.am, page.link";

/** Where people have their mail, by its domain without the last ending. */
export const MAIL_HOSTS =
  "gmail, googlemail, hotmail, outlook, yahoo, ymail, icloud, aol, gmx, freenet, t-online, posteo, mailbox, proton, protonmail, tutanota, sfr, wanadoo, laposte, bluewin, telefonica, yandex, zoho, fastmail, libero, msn";

/** Domains of providers that are named as ordinary things are: other endings behind these words are none of theirs. */
export const MAIL_DOMAINS =
  "live.com, live.de, live.fr, live.nl, live.be, live.it, live.at, live.ca, live.co.uk, live.com.mx, web.de, orange.fr, orange.es, orange.net, free.fr, mail.com, mail.ru, mail.de, mail.fr, mail.ch, me.com, hey.com, duck.com, pm.me, mac.com, 163.com, 126.com, qq.com";

/** How an address at a provider is said to be there, beside the words for "at" and "on" a network. */
export const BELONGS_TO = "of, from, de, d, von, vom, del, with, mit, avec, con, to, zu";
