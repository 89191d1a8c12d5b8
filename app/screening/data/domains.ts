/** Endings of domains that are no word in ordinary text, so that a name before one of them is meant as an address. */
export const PLAIN_ENDINGS =
  "com, net, org, io, co, uk, fr, eu, ch, nl, ru, info, biz, app, dev, xyz, online, site, club, shop, store, tv, gg, ee, ly, link, page, blog, cc, bio, social, click, vip, br, mx, ar, cl, pt, ie, au, nz, jp, cn, kr, za, cz, dk, fi, gr, hu, ro, sk, tk, ml, cf, gq, ga, ws, fm, gl, sc, ng, ke, edu, gov, tel, icu, cloud, website, art, photos, pics, email, ly, ua, tr, lt, lv, bg, hr, su, pk, ph, sg, hk, tw, vn, li, lu, cat, gd, mobi, name, pro, host, tech, design, studio, media, agency, dating, chat, ninja, fan, fans, space, moe, pub, pw, me uk, plus, lol, wtf, rip, band, rocks, zone, team, date, singles, network, digital, guru, xxx, adult, cam, webcam";

/** Endings that may be said aloud after "dot" without more evidence; others are also ordinary words. */
export const SPOKEN_ENDINGS =
  "com, net, org, io, co, uk, fr, eu, ch, nl, ru, info, biz, app, dev, xyz, tv, gg, ee, ly, cc, me, de, es, us, ca, br, mx, ar, cl, pt, ie, au, online, site, shop, blog, page, link, club, bio, at, it, be, edu, social, website";

/** Endings of files that are domains' too. */
export const FILE_ENDINGS =
  "md, py, sh, rs, pl, ps, zip, mov, cs, java, ts, so, cc, mp, ai, vi, pm, st, ml, hs, ms, la";

/** Sites that are mentioned by name without being anybody's: no evidence of contact unless a path follows. */
export const MENTIONED_SITES =
  "amazon.com, amazon.de, amazon.co.uk, amazon.es, amazon.fr, booking.com, hotels.com, airbnb.com, imdb.com, match.com, monday.com, google.com, google.de, google.es, google.fr, bing.com, wikipedia.org, ebay.com, ebay.de, ebay.co.uk, netflix.com, bbc.com, bbc.co.uk, cnn.com, nytimes.com, theguardian.com, lemonde.fr, elpais.com, spiegel.de, zeit.de, last.fm, asp.net, socket.io, chess.com, change.org, cars.com, salesforce.com, ikea.com, etsy.com, bahn.de, immobilienscout24.de, check24.de, leboncoin.fr, sncf.com, renfe.com, ryanair.com, skyscanner.com, tripadvisor.com, kayak.com, weather.com, archive.org, duolingo.com, coursera.org, stackoverflow.com, ticketmaster.com, rottentomatoes.com, allrecipes.com, yelp.com, expedia.com, geocaching.com, ancestry.com, glassdoor.com, indeed.com, strava.com, parkrun.org.uk, fitbit.com, spotify.com, apple.com, microsoft.com, will.i.am, a.m, p.m, craigslist.org, walmart.com, shein.com, wetter.com, chefkoch.de, marmiton.org, doctolib.fr, pets.com, fidelio.com";

/** Hosts that carry people to a profile: an address there is an invitation whatever else is said. */
export const PROFILE_HOSTS =
  "t.me, wa.me, linktr.ee, bit.ly, instagram.com, facebook.com, fb.com, fb.me, m.me, twitter.com, x.com, tiktok.com, snapchat.com, discord.gg, vk.com, onlyfans.com, linkedin.com, threads.net, bsky.app, telegram.me, line.me, signal.me, kik.me, skype.com, tinyurl.com, goo.gl, t.co, ow.ly, is.gd, cutt.ly, rb.gy, shorturl.at, beacons.ai, carrd.co, lnk.bio, campsite.bio, solo.to, ig.me, youtu.be, youtube.com, twitch.tv, reddit.com, paypal.me, cash.app, venmo.com, ko-fi.com, buymeacoffee.com, about.me, tumblr.com, calendly.com, meet.google.com, zoom.us, forms.gle";
