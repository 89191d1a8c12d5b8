import type { Language } from "./language";

export const english: Language = {
  code: "en",
  numbers: {
    words: {
      zero: "0",
      nought: "0",
      naught: "0",
      nil: "0",
      oh: "0",
      ohh: "0",
      null: "0",
      one: "1",
      two: "2",
      three: "3",
      four: "4",
      five: "5",
      six: "6",
      seven: "7",
      eight: "8",
      nine: "9",
      fiver: "5",
      niner: "9",
      ten: "10",
      eleven: "11",
      twelve: "12",
      thirteen: "13",
      fourteen: "14",
      fifteen: "15",
      sixteen: "16",
      seventeen: "17",
      eighteen: "18",
      nineteen: "19",
      // As people misspell them to get past a filter, or shorten them.
      wun: "1",
      thre: "3",
      foar: "4",
      fve: "5",
      fiv: "5",
      faiv: "5",
      fife: "5",
      siks: "6",
      sicks: "6",
      sevn: "7",
      sev: "7",
      sevin: "7",
      eigth: "8",
      eigt: "8",
      ait: "8",
      nien: "9",
      nein: "9",
      nyne: "9",
      zro: "0",
      zer0: "0",
      zeero: "0",
      zeroe: "0",
    },
    tens: {
      twenty: "2",
      thirty: "3",
      forty: "4",
      fourty: "4",
      fifty: "5",
      sixty: "6",
      seventy: "7",
      eighty: "8",
      ninety: "9",
    },
    zeros: { hundred: 2, thousand: 3 },
    repeats: {
      double: 2,
      dbl: 2,
      twice: 2,
      "pair of": 2,
      "couple of": 2,
      triple: 3,
      treble: 3,
      thrice: 3,
      quadruple: 4,
      quad: 4,
      "two times": 2,
      "three times": 3,
      "four times": 4,
    },
    soundAlikes: {
      to: "2",
      too: "2",
      for: "4",
      ate: "8",
      won: "1",
      o: "0",
      tree: "3",
      free: "3",
      sex: "6",
      fore: "4",
      tu: "2",
    },
    links: "and",
    articles: "the",
    joiners:
      "then, and, and then, then a, then an, next, next is, followed by, after that, comma, dash, hyphen, space, dot, point, period, slash, plus, again, another, a, an, um, uh, er, hmm, now, also, finally, lastly, area code, and a, and an, and another, then another, and finally, minus, pause, break, bracket, open bracket, close bracket, parenthesis, ok, plus a, and after that, well, like, wait, so, first, second, third, last, line, row",
    fillers:
      "ok, okay, yes, yeah, yep, yup, got it, got that, with me, with me so far, still with me, still there, ready, done, good, right, alright, all right, cool, nice, sorry, oops, no, nope, wait, wait for it, hold on, please, pls, baby, babe, hun, hon, love, darling, dear, mate, xx, xxx, x, kiss, kisses, wink, smile, listen, write it down, note it, keep going, keep up, keep reading, go on, nearly there, almost there, you following, following, you know, hey, hi, hello, oh, um, er, hmm, haha, lol, btw, blah, bla, drum roll, drumroll, breathe, blink, skip, ignore this, just kidding, jk, here goes, here you go, here it is, here comes, add",
    order: "first, next, following, second, middle, last, final, other, remaining, in the middle",
  },
  spoken: {
    at: "at, att, aht, ett, at sign, at symbol, the at sign, at the rate, at the rate of, at-sign, a in a circle, at mark, a with a circle",
    dot: "dot, d0t, doht, dott, point, period, full stop, fullstop",
    dotOf:
      "this, that, these, those, some, any, one, no, every, each, what, which, whatever, whichever, certain, starting, turning, boiling, melting, freezing, breaking, tipping, focal, vantage, selling, talking, sticking, entry, check, meeting, access, match, game, set, good, great, fair, valid, main, whole, key, central, final, last, first, second, third, next, low, high, highest, lowest, sore, moot, plus, weak, strong, best, worst, important, interesting, bonus, extra, pit, pinch, gun, needle, ball, power, fixed, half, data, price, trial, waiting, grace, time, long, short, brief, cooling, free, rest, menstrual, exclamation, polka, red, blue, green, black, white, yellow, pink, tiny, little, small, quantum, micro, laser, bindi, the, era, bubble, boom, crash, bust, crisis, years",
    dash: "dash, hyphen, minus",
    underscore: "underscore, under score, underline, low dash",
    slash: "slash, forward slash",
    oneWord:
      "one word, all one word, in one word, as one word, no spaces, no space, without spaces, all lowercase, lowercase, lower case, all small letters, all together, together, joined up, no dots, no caps",
  },
  giving: {
    my: "my, mine, our, ma, mah",
    is: "is, iz, it is, it s, was, would be, s, will be, be, goes, goes by, are",
    as: "as, under, by, named, called, under the name, by the name, by the name of, with the name, username, user, user name, handle, under the handle, under the username, as user, search, search for, look for, look up, type, type in, it is, it s",
    on: "on, in, at, over, over on, via, through, thru, using, over at, up on, with, onto, from, into",
    and: "and, but, so, if, cause, because, or, then, when, plus, let",
    iAm: "i am, im, i m, it s, its, it is, i go by, i am called, im called, i m called, known as, find me as, i use, me is, this is, that s, thats, they call me, people call me, friends call me, everyone calls me, everybody calls me, you can call me, i post as, i post under, i go under, i write as, i play as, i stream as, i am known as, im known as, i m known as, i sign as, my name s, my name is",
    invite:
      "add me, add me up, find me, follow me, text me, message me, msg me, dm me, pm me, hit me, hit me up, hmu, look me up, search me, search for me, search me up, look for me, reach me, reach me out, reach out to me, contact me, write me, write to me, ping me, call me, catch me, get me, chat me, buzz me, hit my, hit up my, add my, follow my, dm my, talk to me, get hold of me, get in touch with me, slide into my dms, stalk me, check me out, get at me, drop me a line, drop me a message, shoot me a message, holla at me, come find me, you can find me, you will find me, you ll find me, you can reach me, you can add me, i can be found, i can be reached, you ll find me, youll find me, i am reachable, im reachable, i m reachable, friend me, send me a request, send me a friend request, send a friend request, send me an invite, friend request me, shoot me a dm, drop me a dm, send me a dm, send me a dm at, gimme a follow, give me a follow, give us a follow, google me, dm us, follow us, find us, add us, join me, connect with me, let s connect, slide into the dms, slide into my dm, slide in my dms",
    sameName:
      "same name, same username, same user name, same handle, same user, same nick, same nickname, same id, same tag, same as here, same as my name, same as on here, same as my name here, same name as here, same one, same there, handle s the same, handle is the same, name is the same, name s the same, username is the same, user is the same, usernames are the same, same @ there, under the same name, with the same name, same profile name, same as my name on here, same as my username, same as my username here, same as my handle, as my name here, same as above, same everywhere, all one word, same as this, same @, by the same name, with this name, under this name, by this name, with this username, under this username, this username, this same name, this very name, with that name, my name on there is the same",
    same: "same, identical, equal, matches, matching, exactly, exact, unchanged, the very, this very, no different, ditto, like on, like in, the one you, what you see, what it says, what s written, as shown, as displayed",
    here: "here, on here, this one, this name, this profile, this account, this app, this site, this page, this username, this very, you see, you re reading, you are reading, you re looking at, above, the above, on this, my profile name, profile name, fidelio, in my profile, on my profile, at the top, up there, the one you see, the one you re reading, the one you are reading, the one you re looking at, what you see, my fidelio name, my fidelio",
    called:
      "name, names, username, usernames, user name, user, handle, handles, nick, nickname, alias, pseudonym, tag, id, @, at, screen name, display name, profile name, gamertag, i m called, im called",
    ownName:
      "my first name, my full name, first name, last name, my name, my first and last name, my real name, my surname, my name here, name here, username here",
    userName:
      "username, user name, name there, name on there, name on it, user there, user on there, usernames, usrname, usernam, uname, user id, userid, handle, handles, user, nickname, nick, screen name, screenname, gamertag, gamer tag, account name, profile name, tag, @, ign, friend name, friend code, display name, friend id, user tag, profile id, creator name, player name, in game name, stage name on",
    account:
      "account, acc, acct, accnt, id, name, username, user, handle, tag, profile, page, nick, nickname, user name, info, contact, @, addy, address, details, number, finsta, code, link, pin, friend code, friend name, friend id, channel, shop, store, blog, gamertag, user id, friends",
    givesPhone:
      "my number, my phone, my cell, my mobile, my digits, my tel, my telephone, my line, my whatsapp, my phone number, my cell number, my mobile number, my whatsapp number, my contact, my contact number, my no, my num, my nr, my nmbr, my numba, my numbr, my real number, number in the price, number in the prices, hidden in, hidden in the prices, number hidden, hidden number, secret number, here is my number, number is hidden, hide my number, my work number, my private number, my personal number, my new number, my home number, number below, the number is, the digits are, put them together, put it together, put these together, put those together, join them, join the numbers, combine them, combine the numbers, read the numbers, read the digits, only the numbers, just the numbers, only the digits, just the digits, remove the, without the, ignore the letters, ignore the words, ignore the dollar, dial, tel, call or text, text or call, call me on, call me at, text me on, text me at, ring me on, ring me at, reach me on, reach me at, whatsapp me on, whatsapp me at, message me on, ph no, phone no, cell no, my five numbers, in order, vanity number, starts with, begins with, ends with, ends in, area code, country code, my cellphone, my landline, my direct line, my burner, my fone, my celly, my sim, my work phone, my private line, my numbers, whatsapp on, text on, ring on, message on, get me on, on this number, try me on, call us on, reach us on",
    phone:
      "phone, telephone, cell, mobile, number, digits, numbers, call, text, ring, sms, txt, whatsapp, whats app, wa, signal, telegram, viber, imessage, facetime, reach, contact, call me, text me, ring me, phone me, give me a ring, give me a call, give me a buzz, hmu, hit me up, ph, cel, num, nr, dial, ☎, 📞, 📱, 📲, 🤙",
    mail: "send it to, send to, email, emal, emial, e mail, mail, mails, emails, mailbox, inbox, drop a line, drop me a line, drop us a line, email address, e mail address, mail address, email me, mail me, write me, write to me, write, reach me, contact me, contact, electronic mail, 📧, 📩, ✉, 📨, 📬",
    site: "site, website, web site, webpage, web, link, url, page, blog, homepage, domain, visit, go to, check out, click, browse, see me at, find me at, portfolio, http, https, www, google, search, type, open, look at, check, find me on, details at, photos at, pics at, pictures at, more at, 🔗, 🌐",
    reversed:
      "backwards, backward, reversed, reverse, in reverse, from the end, right to left, read it backwards, flipped, mirrored, other way round, other way around, back to front",
    encoded:
      "base64, base 64, b64, hex, hexadecimal, rot13, rot 13, binary, morse, ascii, caesar, encoded, decode, decode this, decrypt, cipher, encrypted, code is",
    part: "first, second, third, fourth, last, first part, second part, last part, third part, part, part one, part two, next, then, rest, the rest, half, other half, first half, second half, and, end, ends with, starts with, start, beginning, begins with, area code, followed by, finally, plus, continued, cont, more, also, another, remaining, bit, digits, digit, numbers, number, missing, one half, opening, closing, tail, piece, chunk, block, bits, pieces",
    step: "start, starts, start with, starts with, begin, begins, begins with, then, next, after that, followed by, middle, middle bit, end, ends, ends with, ends in, finish, to finish, finally, last bit, lastly, comes, to start, to begin, in the middle, at the end, finishes, finishes with, opens, opens with, opening, closes with, before that, tail end, rest is, rest of it is, remainder is",
    there:
      "there, on there, over there, on it, on that, on that one, on that app, everywhere, wherever, online, pretty much everywhere, everywhere else, anywhere",
    mine: "mine, mine s, both, both are, all of them, it s, its, it is, i m, im, i am, that s me, thats me, me, mines",
    seek: "follow, find, add, search, search for, look for, look up, put, type, type in, check, stalk, ask for, search up, check out, peep, go follow, go find, go add, write to, text, message, dm, msg",
    enter:
      "type, type in, put, put in, enter, search, search for, look up, look for, stick, pop, key in, punch in, write, dm, message, msg, pm, text, hit up, hmu, add, request, friend, tag, mention, ping, stalk, google, paste, copy, use",
    pointsBack:
      "that s me, thats me, that s mine, thats mine, that s my, thats my, this is me, this is my, it s my, its my, that is me, that is my, is me, is my, s my, search that, search it, search for that, type that, type it, type that in, look that up, look it up, look up that, put that, find that, add that, follow that, look for that, try that, that s what i m called, thats what im called, that s the name, thats the name, that s what i go by, is my name, that s my name, thats my name, is what i m called, is what im called, that s how you find me, that s the one, is the name, same on, that one",
    joined:
      "all one word, no space, no spaces, without spaces, without a space, all lowercase, all lower case, written together, as one word",
    spelling:
      "letter by letter, one letter at a time, letter at a time, spelled, spelt, spelled out, spelling it, spell it, i ll spell it, spelling, in letters, letter for letter",
    knowsMe:
      "knows me as, knows me under, knows me by, know me as, know me by, knows me, calls me, call me, got me as, has me as, has me down as, lists me as, shows me as",
    pinNoun:
      "pin, id, code, number, friend code, friend id, friend name, no, contact id, account id, player id, user id, uid, key, trainer code, fc",
    app: "app, apps, application, logo, icon, site, website, platform, place, network, emoji, program, thing, one with, service, software, client, messenger, forum, game, channel, thingy, thingie, network thing, one",
    described:
      "ghost, bird, camera, photo, photos, picture, pictures, clock, plane, paper plane, music note, dance, dancing, video, videos, reels, stories, yellow, blue, green, purple, pink, faces, face, butterfly, gram, tweet, tweets, tweeting, snaps, chat, bluebird, phone bubble, zuckerberg, zuck, musk, gamer, gamers, gaming, disappearing, disappear, disappears, disappearing photos, vanish, vanishes, vanishing, self destruct, selfies, selfie, filters, dances, dancers, teens dance, short videos, clips, streamers, streaming, gamers hang out, pins, boards, professional, professionals, jobs, cv, career, resume, runners, runs, running, cyclists, bookworms, readers, movie reviews, film reviews, film, films, playlists, owl, elephant, alien, robot, pictures that, lens, camera logo, rainbow camera, gradient, dog filter, green bubble, speech bubble, threads, little bird, tiny bird",
  },
  honest: {
    identified:
      "order, order number, order no, article, article number, version, tracking, tracking number, parcel, package, invoice, receipt, reference, ref, reference number, booking, confirmation, confirmation number, serial, serial number, part number, item, item number, case number, ticket number, model, model number, member number, membership, membership number, customer number, account number, isbn, issn, barcode, sku, build, policy number, licence number, license number, patent, application number, shelf, product number, voucher, coupon, code, gift card, pin, password, passcode, card number, library card, bank card, loyalty card, receipt number, tax, hmrc, irs, letter, ticket, barcodes, isbn number, iban, account, insurance, insurance number, national insurance, social security, passport, passport number, docket, file number, claim, claim number, meter, meter reading, permit, registration, student id, student number, support case, staff number, badge number",
    predicates:
      "algorithm, algorithms, marketplace, moderator, moderators, notifications, notification, stickers, premium, nitro, comments, highlights, memes, recipes, culture, generation, official, boomers, detox, scammers, scams, dating, events, business, creator, creators, aesthetic, timeline, hashtag, hashtags, updates, password, outage, employee, employees, university, friendship, friendships, invites, requests, request, history, trolls, people, moms, messages, private, public, dead, empty, boring, full, mostly, just, all, only, not, never, always, deleted, gone, inactive, active, broken, down, old, new, bad, terrible, awful, great, good, fun, cool, nice, crazy, mad, insane, weird, sad, lame, dry, locked, hacked, banned, suspended, secret, none, nothing, basically, really, very, so, too, pretty, quite, still, currently, probably, kind, kinda, sort, more, less, mainly, usually, better, best, worse, worst, where, how, why, what, like, about, here, there, off, up, out, over, back, on, in, at, for, from, with, without, dogs, cats, food, travel, pics, photos, pictures, memes, art, outdated, ancient, embarrassing, hilarious, set, open, closed, busy, clear, lost, huge, big, famous, popular, online, offline, available, unavailable, useless, pointless, important, different, fine, okay, ok, yes, no, nope, yeah, maybe, shut, blocked, free, trash, garbage, toxic, addicted, hooked, tired, done, ready, happy, glad, sorry, sure, afraid, obsessed, bored, stuck, rarely, hardly, barely, taken, unique, way, super, evil, fake, real, overrated, underrated, poison, life, stuff, work, love, hate, everything, anything, something, someone, everyone, nobody, history, hell, heaven, home, proof, enough, half, pure, strictly, weak, strong, slow, fast, lagging, silly, stupid, dumb, awesome, amazing, beautiful, lovely, chaos, disaster, mess, joke, fire, lit, wild, random, normal, ugly, cute, cringe, blank, purely, nonexistent, full of, hardly, due, next, one, two, three, red, blue, green, pink, black, white, long, short, friends, family, people, mum, mom, dad, kids, work, first, last, second, later, tomorrow, tonight, today, now, soon, dull, lurker, lurkers, spectator, observer, viewer, bystander, tourist, visitor, guest, ghost, beginner, newbie, noob, rookie, amateur, usual, punishment, entertainment, therapy, procrastination, hobby, homework, guilty, pleasure, survival, overkill, exhausting, retired, rated, ranked, invisible, silent, quiet, single, married, grumpy, lazy, picky, shy, legend, expert, addict, nerd, mod, admin, editor, member, regular, stalker, dinosaur, boomer, granny, grandma, grandpa, teacher, nurse, baker, waste, time, torture, jazz, crime, cooking, podcasts, playlists, playlist, wrapped, streak, feed, bio, likes, trends, trend, dances, recipe, karaoke, museum, graveyard, shambles, yuck, guys, women, men, everybody, anyway, thankfully, sadly, vs, versus, worthy, reels, filter, poll, live, dms, dm, tab, search, bar, settings, update, scrolling, doomscrolling, banter, gossip, kittens, puppies, plants, memories, birthday, birthdays, reminders, survey, quiz, abandoned, paused, uninstalled, forgotten, rusty, dusty, chess, football, hiking, running, knitting, baking, vintage, nonsense, secondhand, mud, rocks, sucks, stinks, slaps, died, wars, versions, nostalgia, melancholy, neighbours, neighbors, asap, immediately, straight, directly, instantly, viral, brilliant, fantastic, terrific, horrific, magnificent, spectacular, superb, sublime, divine, delicious, decent, excellent, marvellous, wonderful, incredible, unbelievable, ridiculous, hideous, horrendous, atrocious, abysmal, appalling, dreadful, frightful, dire, grim, bleak, dismal, tragic, magic, epic, iconic, legendary, heavenly, glorious, hysterical, comical, whimsical, magical, typical, chaotic, absurd, bizarre, surreal, ludicrous, bonkers, bananas, barmy, nuts, mental, wholesome, awkward, minimal, minimalist, eclectic, elegant, pleasant, relevant, irrelevant, vibrant, ignorant, arrogant, stagnant, vacant, constant, instant, dormant, redundant, hilariously, sheds, fights, gardens, landscapes, sunsets, sunrises, breakfasts, lunches, dinners, holidays, horses, birds, babies, puppy, kitten, weddings, cakes, churches, boats, trains, sewing, crochet, pottery, woodwork, allotment, allotments, gardening, spiritual, political, personal, professional, anonymous, unhinged, cursed, neglected, outrageous, harmless, heartbreaking, adorable, nightmare, minefield, wasteland, cesspit, cesspool, circus, madhouse, zoo, wormhole, rabbit, shrine, diary, scrapbook, photo album, showcase, portfolio, gallery, ghost town, heartbreak, obsession, downfall, weakness, kryptonite, nemesis, embarrassment, goldmine, treasure, thousands, hundreds, adverts, adults, teenagers, toddlers, students, pensioners, politics, gymnastics, comedians, celebrities, strangers, colleagues, relatives, cousins, lunchtime, bedtime, teatime, dinnertime, breakfast, playtime, daytime, nighttime, midday, halloween, christmas, easter, wherever, whatsoever, nonstop, forevermore, overnight, midweek, upstairs, downstairs, outdoors, indoors, abroad, downtown, unfortunately, fortunately, whoever, likewise, nevertheless, regardless, somehow, someday, meanwhile, moreover, otherwise, therefore, altogether, afterwards, backwards, obvs, defo, deffo, tbh, tbf, imo, ngl, fyi, innit, bruv, yikes, crikey, blimey, gosh, jeez, wowzers, hopeless, clueless, rubbish, quaint, twee, posh, tame, tidy, untidy, messy, bland, stale, patchy, spotty, glitchy, buggy, clunky, addictive, absorbing, soothing, therapeutic, antisocial, sociable, private rn, priv, semi private, dead tbh, congratulations, commiserations",
    common:
      "the, a, an, and, or, but, if, of, to, in, on, at, by, for, with, from, as, is, are, was, were, be, been, being, am, i, you, he, she, it, we, they, me, him, her, us, them, my, your, his, its, our, their, this, that, these, those, there, here, what, which, who, whom, when, where, why, how, not, no, yes, yeah, yep, nope, never, ever, always, often, sometimes, do, does, did, done, doing, have, has, had, having, will, would, can, could, shall, should, may, might, must, go, goes, going, went, gone, get, gets, got, getting, make, makes, made, take, takes, took, come, comes, came, see, sees, saw, seen, say, says, said, know, knows, knew, think, thinks, thought, want, wants, wanted, like, likes, liked, love, loves, loved, hate, hates, use, uses, used, using, find, finds, found, give, gives, gave, tell, tells, told, work, works, worked, working, call, calls, called, try, tried, ask, asks, asked, need, needs, feel, feels, felt, leave, left, put, mean, means, keep, let, begin, seem, help, talk, turn, start, show, hear, play, run, move, live, lives, lived, living, believe, bring, happen, write, sit, stand, lose, pay, meet, met, meeting, include, continue, set, learn, change, lead, understand, watch, watched, follow, stop, create, speak, read, spend, grow, open, walk, win, teach, offer, remember, consider, appear, buy, bought, serve, die, send, sent, build, stay, fall, cut, reach, kill, remain, time, year, people, way, day, man, woman, thing, things, life, world, school, state, family, student, group, country, problem, hand, part, place, case, week, company, system, program, question, number, night, point, home, house, water, room, mother, father, area, money, story, fact, month, lot, right, study, book, eye, job, word, business, issue, side, kind, head, friend, friends, hour, game, line, end, member, law, car, city, name, team, minute, idea, kid, body, back, parent, face, others, level, office, door, health, person, art, war, party, result, morning, evening, afternoon, noon, midnight, tonight, today, tomorrow, yesterday, weekend, moment, air, teacher, force, education, good, great, new, old, first, last, long, own, other, little, big, high, different, small, large, next, early, young, important, few, public, bad, same, able, so, too, very, just, only, also, even, still, again, then, now, well, really, maybe, perhaps, much, many, more, most, less, least, some, any, all, both, each, every, another, such, than, because, while, although, though, after, before, since, until, about, against, between, through, during, without, within, over, under, up, down, out, off, around, away, near, far, okay, ok, sure, please, thanks, thank, sorry, hello, hi, hey, lol, haha, wow, oh, um, well, nice, cool, fun, fine, happy, sad, tired, busy, free, best, better, worst, beach, bar, pub, cafe, coffee, gym, park, cinema, restaurant, station, airport, church, club, library, museum, market, shop, mall, hotel, office, lunch, dinner, breakfast, brunch, movie, film, music, song, food, dog, cat, dogs, cats, girl, boy, guy, girls, guys, mum, mom, dad, sister, brother, son, daughter, wife, husband, boyfriend, girlfriend, ex, everyone, everybody, someone, somebody, anyone, anybody, noone, nobody, nothing, something, anything, everything, somewhere, anywhere, nowhere, once, one, two, three, four, five, six, seven, eight, nine, ten, account, accounts, post, posts, photo, photos, picture, pictures, pics, story, stories, reel, reels, video, videos, feed, famous, influencer, influencers, model, models, filter, filters, profile, profiles, page, app, apps, phone, website, addict, detox, ads, ad, live, chat, chats, group, groups, server, servers, channel, channels, streak, streaks, messages, message, calls, followers, trend, trends, dance, dances, challenge, marketplace, status, verified, real, actually, literally, honestly, personally, mostly, mainly, basically, especially, however, instead, unless, whether, whatever, whenever, wherever, else, ago, im, ive, dont, doesnt, didnt, cant, wont, isnt, wasnt, thats, whats, lets, id, ill, youre, hes, shes, theyre, were, gonna, wanna, gotta, kinda, s, t, re, ve, ll, m, d, fun, stories, drama, sometimes, lately, recently, currently, right, back, addiction, break, breaks, rubbish, nonsense, content, user, users, fan, fans, friend request, anymore, either, neither, together, alone, apart, nevermind, lunchtime, forget",
    units:
      "am, pm, a m, p m, oclock, o clock, h, hr, hrs, hour, hours, min, mins, minute, minutes, sec, secs, second, seconds, ms, day, days, week, weeks, month, months, year, years, yr, yrs, yo, y o, decade, decades, century, centuries, km, kms, kilometer, kilometers, kilometre, kilometres, k, mi, mile, miles, m, meter, meters, metre, metres, cm, centimeters, centimetres, mm, ft, feet, foot, in, inch, inches, yd, yard, yards, acres, acre, hectares, ha, sqm, sqft, sq, square, kg, kgs, kilo, kilos, kilogram, kilograms, g, gram, grams, mg, lb, lbs, pound, pounds, stone, oz, ounce, ounces, ton, tons, tonnes, l, liter, liters, litre, litres, ml, cl, dl, cup, cups, tbsp, tsp, tablespoon, tablespoons, teaspoon, teaspoons, pint, pints, gallon, gallons, mph, kmh, kph, kwh, kw, mw, w, watts, watt, v, volts, volt, mah, hp, bhp, cc, rpm, bpm, hz, khz, mhz, ghz, gb, mb, tb, kb, mp, dpi, px, pixels, megapixels, bits, bit, bytes, fps, degrees, degree, c, f, celsius, fahrenheit, percent, pct, points, point, pts, calories, calorie, kcal, cal, kj, steps, reps, sets, laps, times, people, persons, inhabitants, residents, citizens, members, users, followers, subscribers, views, likes, plays, streams, downloads, copies, fans, guests, visitors, spectators, students, employees, workers, soldiers, kids, children, siblings, sisters, brothers, dogs, cats, friends, pages, words, chapters, books, songs, tracks, albums, films, movies, episodes, seasons, goals, games, matches, wins, losses, medals, rooms, beds, floors, stories, units, items, pieces, pcs, eggs, cloves, slices, servings, portions, bottles, cans, glasses, shots, beers, tickets, seats, votes, stars, species, cities, countries, states, islands, bc, ad, bce, ce, th, st, nd, rd, s, gmt, utc, cet, est, pst, million, billion, trillion, thousand, bn, mln, mio, dozen, dozens, n, e, south, north, east, west, u, ah, db, nm, psi, bar, lux, lumens, mol, light, sales, jobs, homes, houses, cars, bikes, trees, stitches, rows, unread, emails, messages, photos, pictures, pics, lines, stars, neurons, cells, atoms, grains, tabs, combinations, possibilities, customers, players, runners, homes, households, men, women, tourists, immigrants, deaths, births, cases, air miles, milliseconds, ppm, ppi, lakh, crore, candidates, gears, grandkids, grandchildren, grandsons, granddaughters, sons, daughters, hens, gigs, concerts, records, vinyls, marathons, trips",
    money:
      "usd, eur, gbp, chf, cad, aud, jpy, inr, dollar, dollars, bucks, buck, euro, euros, quid, pound, pounds, sterling, cent, cents, pence, p, yen, rupee, rupees, rs, franc, francs, peso, pesos, grand, yuan, won, krona, kronor, kroner, zloty, sek, nok, dkk, pln, czk, brl, mxn, ars, zar, btc, eth, a month, a year, per month, per year, per hour, an hour, per person, per night, per week, a night, a week, p a, salary, cost, price, budget, worth, cost me, paid, earn, earns, earning, rent, mortgage, for only, prices",
    numbered:
      "flight, flights, room, rooms, gate, seat, bus, buses, line, lines, train, trains, tram, route, routes, highway, interstate, hwy, road, exit, junction, platform, track, bay, terminal, floor, level, apartment, apt, flat, unit, suite, building, block, house, house number, locker, box, p o box, po box, postcode, post code, zip, zip code, postal code, isbn, issn, doi, order, order number, order no, booking, reservation, confirmation, tracking, tracking number, parcel, package, invoice, receipt, ticket, tickets, case, case number, reference, ref, ref no, reference number, serial, serial number, model, part number, sku, article, item, product, version, v, ver, release, build, chapter, page, pages, pp, verse, psalm, episode, ep, season, volume, vol, issue, no, issue no, act, scene, opus, op, symphony, symphony no, concerto, sonata, kv, bwv, figure, fig, table, section, paragraph, article, law, rule, step, level, grade, class, year, lottery, lotto, powerball, jackpot, iphone, galaxy, pixel, nokia, xperia, thinkpad, macbook, playstation, xbox, ps, windows, ubuntu, android, ios, bmw, audi, porsche, ferrari, mercedes, peugeot, boeing, airbus, area, apollo, size, sizes, eu, uk, us, size eu, bib, bib number, start number, member number, membership number, membership, customer number, account number, licence, license, plate, policy, visa, passport, channel, fm, radio, frequency, bid, lot, asteroid, ngc, messier, hip, iss, agent, rfc, iso, din, en, pantone, ral, hex, rgb, coordinates, gps, lat, latitude, longitude, long, ip, port, error, error code, code, http, bug, ticket number, formula, route number, bus number, flight number, room number, gate number, jersey, squad number, number plate, dewey, vin, imei, barcode, ean, upc, hymn, sol, wkn, case no, docket, application number, student number, employee number, id number, patent, patent number, pi, e, constant, population, population of, elevation, altitude, highscore, high score, record, distance, mileage, odometer, asin, imdb, zone, stage, phase, lane, heat, aisle, pen, drawer, apartments, flats",
    topics:
      "lottery, lotto, powerball, euromillions, euro millions, mega millions, jackpot, winning numbers, lottery numbers, bingo, raffle, drawn, score, scores, scored, final score, set, sets, tiebreak, tie break, match point, isbn, issn, barcode, tracking, tracking number, serial number, order number, reference number, booking reference, confirmation number, invoice number, pi, fibonacci, prime, primes, prime numbers, digits of pi, sequence, sudoku, coordinates, gps, latitude, longitude, ip address, phone model, part number, resistor, ohms, tournament, league, knockout, points table, formation, split times, splits, lap times, countdown, count, counting, counted, zip code, postcode, postal code, po box, tab, tabs, chord, chords, fret, frets, guitar, ukulele, string, strings, bass, tuning, bogo, coupon, voucher, promo, shifts, highscore, high score, case number, bib number, parcel, package, shipment, dhl, ups, fedex, hermes, bus lines, buses, bus line, sizes, blood pressure, bpm, combination, multiplication, square root, equals, times table, hymn, psalm, verse, account balance, population, rgb, ean, gtin, sku, vin, imei, odometer, mileage, membership number, customer number, invoice, order no, steam, tram lines, lucky numbers, powerball numbers, dice, rolled, bowling, darts, golf, handicap, pin, model, customer service, hotline, emergency, emergency number, licence plate, number plate, routes, how old, aged, ratings, elo, chess, lichess, bidding, auction, pb, pbs, personal best, personal bests, reps, deadlift, deadlifts, squat, squats, intervals, workout, half time, full time, wordle, scrabble, yahtzee, temperatures, heart rate, laps, rounds, ranked, lvl, pokemon, lego, tyres, tires, gears, blood sugar, glucose, exams, grades, formation, formations, postcodes, postal codes, zip codes, iban, chords, timetable, calories, macros, knitting, tide, tides, mhz, khz, megahertz, angel numbers, peaks, summits, stages, skittles, pins, crazy golf, minigolf, mini golf, birdie, bogey, croquet, strike, spare, frames",
    negations:
      "not, never, dont, don t, won t, wont, can t, cant, cannot, nobody, no one, isn t, isnt, didn t, doesn t, stop, hate when, rather not, refuse to, without, nobody can, no longer, tired of, used to, hate it when, can you, will you, did you, would you, when people, people who, guys who, men who, women who, strangers who, when guys, when they, everyone who, trying to, neither, nor, aren t, wasn t, not the, hardly, barely",
    months:
      "january, february, march, april, may, june, july, august, september, october, november, december, jan, feb, mar, apr, jun, jul, aug, sep, sept, oct, nov, dec, monday, tuesday, wednesday, thursday, friday, saturday, sunday",
  },
};
