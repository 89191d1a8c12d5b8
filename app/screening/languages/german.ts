import type { Language } from "./language";

export const german: Language = {
  code: "de",
  numbers: {
    words: {
      null: "0",
      ein: "1",
      eins: "1",
      eine: "1",
      zwei: "2",
      zwo: "2",
      drei: "3",
      vier: "4",
      funf: "5",
      fuenf: "5",
      sechs: "6",
      sieben: "7",
      acht: "8",
      neun: "9",
      zehn: "10",
      elf: "11",
      zwolf: "12",
      zwoelf: "12",
      dreizehn: "13",
      vierzehn: "14",
      funfzehn: "15",
      fuenfzehn: "15",
      sechzehn: "16",
      siebzehn: "17",
      achtzehn: "18",
      neunzehn: "19",
      nul: "0",
      seks: "6",
      fier: "4",
      noin: "9",
      drai: "3",
      zwai: "2",
    },
    tens: {
      zwanzig: "2",
      dreissig: "3",
      dreizig: "3",
      vierzig: "4",
      funfzig: "5",
      fuenfzig: "5",
      sechzig: "6",
      siebzig: "7",
      achtzig: "8",
      neunzig: "9",
    },
    zeros: { hundert: 2, tausend: 3 },
    repeats: {
      doppel: 2,
      doppelt: 2,
      doppelte: 2,
      zweimal: 2,
      dreifach: 3,
      dreifache: 3,
      dreimal: 3,
      vierfach: 4,
      viermal: 4,
    },
    soundAlikes: {
      nein: "9",
      vir: "4",
      fir: "4",
      ans: "1",
      // As Bavaria, Swabia and Switzerland say them.
      oans: "1",
      oas: "1",
      eis: "1",
      zwoa: "2",
      zwoi: "2",
      dru: "3",
      viar: "4",
      fimf: "5",
      fumf: "5",
      foif: "5",
      siem: "7",
      sibe: "7",
      ocht: "8",
      neune: "9",
    },
    links: "und",
    articles: "die",
    joiners:
      "und, dann, und dann, danach, gefolgt von, komma, strich, bindestrich, leerzeichen, punkt, plus, schragstrich, noch, nochmal, wieder, eine, ein, zum schluss, am ende, anschliessend, vorwahl, noch eine, zuletzt, also",
    fillers:
      "ok, okay, ja, jo, jup, gut, genau, weiter, und weiter, hast du, hast dus, hast du es, notiert, notier, schreib mit, mitschreiben, moment, warte, sorry, fertig, schon, super, hallo, hey, he, ne, nein, bussi, kuss, kussi, lieb, schatz, suesse, susse, bereit, noch da, bist du noch da, gleich, fast, fast geschafft, ahm, aehm, haha, hihi, zwinker, lach, grins, kommst du mit, achtung, so, mh, na, los, los gehts, bitte sehr, hier bitte, hier kommt, dazu, hinzu",
    order:
      "erste, ersten, nachste, nachsten, naechste, naechsten, folgenden, anderen, mittlere, mittleren, letzte, letzten, restlichen, ubrigen, hinteren, vorderen",
  },
  spoken: {
    at: "at, aet, klammeraffe, affenschwanz, at zeichen, a im kreis, kringel a, a mit kringel, klammeraffen, affe, affenohr, 🐵, 🐒, 🙈, 🙊",
    dot: "punkt, dot, pkt, punktum, pt, puenktchen, punktchen",
    dotOf:
      "der, dem, den, des, dieser, diesem, diesen, jener, jeder, jedem, jeden, ein, einem, einen, kein, keinen, mein, meinem, meinen, dein, sein, erster, ersten, zweiter, zweiten, dritter, dritten, letzter, letzten, springende, springender, wunder, wunden, wichtiger, wichtigste, wichtigster, wichtigen, toter, toten, tiefster, hochster, bester, guter, guten, schwacher, zentraler, entscheidende, entscheidender, entscheidenden, gewisser, gewissen, strittiger, dunkler, roter, blauer, kleiner, kleinen, schwarzer, heller, fester, gemeinsamer, am, zum, vom, im, auf, halb, einzige, einziger, einzigen, jeden, welcher, welchen, nachste, nachster, nachsten, pluspunkt, blase, ara, aera, zeit, crash, boom, krise",
    dash: "strich, bindestrich, minus",
    underscore:
      "unterstrich, underscore, tiefstrich, bodenstrich, strich unten, unter strich, tiefer strich, untenstrich, grundstrich",
    slash: "slash, schragstrich, schraegstrich",
    oneWord:
      "zusammen, zusammengeschrieben, zusammen geschrieben, alles zusammen, ein wort, in einem wort, ohne leerzeichen, klein, kleingeschrieben, klein geschrieben, alles klein, kleinbuchstaben",
  },
  giving: {
    my: "mein, meine, meinen, meiner, meinem, unser",
    is: "ist, lautet, ware, waere, heisst, sind, der heisst, das heisst, die heisst, nennt sich, der nennt sich, die nennt sich, das nennt sich, lauft auf den namen, lauft unter, lauft unter dem namen, lauft als, tragt den namen, hort auf den namen, geht unter dem namen",
    as: "als, unter, unter dem namen, mit dem namen, namens, name, nutzername, heisse, mit namen, unter dem nick",
    on: "auf, beim, bei, in, via, uber, ueber, per, im",
    and: "und, aber, oder, wenn, weil",
    iAm: "ich bin, bin ich, heisse ich, heiss ich, bin, ich heisse, heisse, das bin ich, ich heiss, ich benutze, nenne mich, nennt man mich, man nennt mich, alle nennen mich, nennen mich alle, ich poste als, ich poste unter, ich laufe unter, kennt man mich als, ich schreibe als, lauf ich unter, laufe ich unter, bin ich unter, findest du mich als, mein name ist",
    invite:
      "adde mich, add mich, finde mich, find mich, suche mich, such mich, folge mir, folg mir, schreib mir, schreibe mir, ruf mich an, ruf mich, kontaktiere mich, addet mich, du findest mich, findest du mich, findest mich, findet man mich, man findet mich, erreichst du mich, du erreichst mich, du kannst mich finden, fuge mich hinzu, fueg mich hinzu, stalk mich, hol mich ab, texte mir, melde dich, meld dich, mich findest du, du kannst mir schreiben, mich finden, mir schreiben, mich adden, fug mich, fueg mich, fuge mich, schick mir eine anfrage, schick ne anfrage, schick mir ne anfrage, schick eine anfrage, schreib mich an, schreib mich, hau mich an, google mich, folgt mir, folge uns, folgt uns, finde uns, such uns, sucht mich, slide in meine dms, mir folgen, vernetz dich mit mir, vernetze dich mit mir, suchen sie mich, finden sie mich, schreiben sie mir, sie finden mich, sie konnen mich finden, kontaktieren sie mich, mich anschreiben, mich kontaktieren, ihr findet mich, findet ihr mich, kannst du mir schreiben, kannst du mich finden, kannst du mich adden, kannst du mich anschreiben, kontaktier mich, schreibt mir, findet mich, gibts mich, gibt s mich, mich gibt s, mich gibts, gibt es mich, mich gibt es, folgen sie mir, erreichen sie mich, sie erreichen mich, mich hinzufugen, mich erreichen, triffst du mich, du triffst mich, mich trifft man, trifft man mich, da findet man mich",
    sameName:
      "gleicher name, genauso wie hier, wie hier auch, gleich wie hier, der gleiche name, derselbe name, gleichen namen, gleichem namen, selber name, selbem namen, derselbe name, gleicher nutzername, gleicher username, demselben namen, genauso auf, wie hier, heisse gleich, genauso heisse ich, selben namen, unter diesem namen, mit diesem namen, unter diesem nick, mit diesem nutzernamen, unter diesem nutzernamen, diesen namen, unter dem namen hier, mit dem namen hier",
    same: "gleich, gleiche, gleichen, gleicher, gleichem, gleiches, selbe, selben, selber, selbem, derselbe, dieselbe, denselben, demselben, identisch, identischer, genauso, genau so, genau wie, exakt, exakt so, ebenso, dasselbe, den du siehst, den du hier, der hier, wie im, wie auf, so wie",
    here: "hier, dem hier, diesem, dieser, diesem profil, dieser app, dieser seite, meinem profil, im profil, profilname, profilnamen, fidelio, oben, auf meinem profil, diesen namen, diesem namen, den du siehst, der den du siehst, den du gerade liest, der hier",
    called:
      "name, namen, nutzername, nutzernamen, benutzername, benutzernamen, username, nick, nickname, alias, pseudonym, profilname, profilnamen, spitzname, kennung, heisse ich, heiss ich, ich heisse, heisse, heiss, kurzel, meinem namen",
    ownName: "mein name, mein vorname, vor und nachname, mein nachname, mein voller name, meinem namen, meinen namen",
    userName:
      "nutzername, benutzername, username, nick, nickname, spitzname, freundescode, spielername, profilname, anzeigename, accountname, kontoname, nutzerkennung, kunstlername, gamername, nutzer name, user name, kanalname, channelname, instagram name, chatname",
    account:
      "name, konto, account, acc, profil, id, nutzername, adresse, nummer, username, kontakt, kanal, shop, seite, pin, code, freundescode, benutzername, nick, kennung",
    givesPhone:
      "meine nummer, meine handynummer, mein handy, meine telefonnummer, meine tel, mein telefon, mein whatsapp, meine mobilnummer, meine festnetznummer, meine ziffern, meine nr, nummer ist, nummer lautet, die nummer, ruf mich an unter, erreichst mich unter, erreichbar unter, schreib mir unter, setz die zahlen zusammen, setze zusammen, wahle, fangt an mit, beginnt mit, endet auf, meine private nummer, handynummer, meine handynr, meine telnr, meine mobilnr, meine rufnummer, mein natel, mein festnetz, meine handy nr, meine tel nr, meine mobile nummer, whatsapp unter, an unter, anrufen unter, unter der nummer, sms an die, melde dich unter",
    phone:
      "telefon, handy, nummer, telefonnummer, mobil, handynummer, ruf, ruf mich an, anrufen, schreib, sms, whatsapp, tel, erreichbar, erreichst, zahlen, ziffern, wahl, festnetz, nr, mobilnummer, vorwahl, anruf, durchklingeln, funk",
    mail: "mail, e mail, email, mailadresse, adresse, schreib mir, schreib, postfach, emailadresse, kontakt, schreibe mir, mailst, mailt, geht an",
    site: "seite, webseite, website, link, homepage, blog, besuch, besuche, geh auf, schau auf, url, domain, schau, klick, suche, offne, meine seite, schau mal",
    reversed: "ruckwarts, rueckwarts, umgekehrt, von hinten, andersrum, spiegelverkehrt",
    encoded: "verschlusselt, kodiert, codiert, entschlussel, morse",
    part: "erste, zweite, dritte, letzte, erster teil, zweiter teil, letzter teil, teil, dann, danach, rest, der rest, halfte, andere halfte, und, beginnt, anfang, ende, endet, endet auf, weiter, fehlt, fehlen, ziffern, ziffer, zahl, zahlen, nummer, vorwahl, erste halfte, zweite halfte, ersten, zweiten, letzten, nachste, nachsten, mitte, hinten, vorne, erst, zuerst, stuck, stueck, block, happen, brocken, schnipsel, schluss",
    step: "fangt an, fangt an mit, beginnt, beginnt mit, dann, danach, gefolgt von, in der mitte, endet, endet auf, endet mit, zum schluss, am ende, hinten, vorne, zuletzt, anschliessend, zu guter letzt, zuerst, am anfang, schliesslich, hort auf mit, davor, dahinter, endend auf, vorn, der rest ist, der rest lautet, rest lautet, fangt mit, hort mit, startet mit, geht weiter mit, geht los mit, kommt zuerst",
    there: "da, dort, darauf, dadrauf, drauf, hinzu, ein, uberall, ueberall, uberall sonst, sonst uberall",
    mine: "meiner, meins, meine ist, ich bin, ich heisse, bin",
    seek: "folge, suche, such, such nach, suche nach, adde, finde, frag nach, gib ein, schreib an, schreib",
    enter:
      "gib, gib mal, gib einfach, tipp, tippe, such, suche, such mal, such nach, suche nach, schreib, schreib mal, adde, add, setz, kopier, kopiere, tipp mal, tippst du, gibst du, schau nach, guck nach, folg, folge, guck, guckt, schau, schaut, sucht, sucht nach, suchst, suchst nach, suchst du, geben sie, suchen sie, suchen sie nach, tippen sie, adden sie, tipp einfach, such einfach, such einfach nach, such da nach, such dort nach, gib dort, gib da, google, google mal, google einfach, googelst, googlest, googelt",
    pointsBack:
      "das bin ich, so heisse ich, so heiss ich, ist mein, das ist mein, das ist meiner, das ist mein name, gib das, gib das mal, gib das ein, such das, such das mal, suche das, such danach, such mal danach, tipp das, tippe das, tipp das mal, so findest du mich, unter dem namen, darunter findest du mich, so nenne ich mich, das ist der name, bin ich, das war mein, such den namen, adde das, schau danach, so lautet mein",
    joined:
      "zusammengeschrieben, zusammen geschrieben, alles zusammen, ohne leerzeichen, ohne abstand, alles klein, alles kleingeschrieben, kleingeschrieben, in einem wort, ein wort, alles in einem wort, als ein wort",
    spelling:
      "buchstabe fur buchstabe, buchstabe fuer buchstabe, einzeln, buchstabiert, ich buchstabiere, buchstabenweise, in buchstaben, geschrieben, schreibt sich, buchstabiere",
    knowsMe:
      "kennt mich als, kennt mich unter, kennen mich als, kennen mich unter, nennt mich, nennen mich, kennt man mich als, kennt man mich unter, nennt man mich, fuhrt mich als",
    pinNoun: "pin, id, code, nummer, freundescode, kennung, freundes code, schlussel, trainercode, nr",
    app: "app, netzwerk, plattform, logo, symbol, seite, die mit, der mit, das mit, anwendung, programm, dienst, forum, spiel, ding, messenger, portal",
    described:
      "geist, gespenst, vogel, blauen vogel, vogelchen, kamera, foto, fotos, bilder, uhr, flieger, papierflieger, tanz, videos, storys, blaue, blauen, gelbe, gelben, grune, grunen, gesichter, musik, verschwinden, verschwindet, loschen sich, selfies, filter, filtern, tanzen, tanzvideos, tweets, zwitschern, kurzvideos, bildchen, bildern, fotochen, schmetterling, eule, streamer, lebenslauf, laufer, bucher, filme, verlauf, regenbogen, sprechblase, geistchen, gespenstchen, vogelein, piepmatz, knipse, lila, rosa, pink, papierfliegers, gelben geist",
  },
  honest: {
    identified:
      "bestellung, bestellnummer, rechnung, rechnungsnummer, referenz, buchung, buchungsnummer, seriennummer, artikel, artikelnummer, aktenzeichen, sendung, sendungsnummer, paket, modell, version, kundennummer, mitgliedsnummer, auftrag, auftragsnummer, isbn, code, vertragsnummer, pin, passwort, kennwort, karte, kundenkarte, finanzamt, steuernummer, steuer, iban, konto, kontonummer, quittung, bescheid, brief, versicherung, versicherungsnummer, sozialversicherungsnummer, pass, ausweis, zahler, zaehler, zahlerstand, ticket, ausweisnummer, mahnung, seriennr, bestellnr, kundennr, rechnungsnr, auftragsnr, artikelnr, vertragsnr, mitgliedsnr, buchungsnr, sendungsnr, chargennummer, zahlernummer, fahrgestellnr, ticketcode, gutscheincode, matrikelnummer, ticketnummer",
    predicates:
      "algorithmus, nachrichten, gruppe, gruppen, benachrichtigungen, kommentare, unterwegs, bilder, werbung, storys, sprachnachrichten, profil, privat, offentlich, oeffentlich, leer, langweilig, voll, nur, eher, ein, eine, nicht, kein, keine, nie, immer, tot, alt, neu, gesperrt, geloscht, geloescht, sehr, so, zu, kaputt, furs, fur, aus, meistens, hauptsachlich, eigentlich, noch, schon, mein, der, die, das, doof, blod, super, toll, schlecht, besser, inaktiv, aktiv, peinlich, ziemlich, total, echt, unwichtig, privatsache, suchtig, fake, eingestellt, offline, online, kaum, selten, oft, jetzt, wieder, zuschauer, zuschauerin, beobachter, beobachterin, mitleser, mitleserin, gast, besucher, tourist, ausgleich, tagebuch, zeitvertreib, hobby, still, stiller, stille, unsichtbar, anfanger, anfangerin, niete, dinosaurier, rezepte, katzen, hunde, memes, therapie, schaufenster, arbeit, moderator, moderatorin, single, langsam, faul, schuchtern, altmodisch, vergangenheit, geschichte, quatsch, zeitverschwendung, gift, nix, nichts, niemals, gelegentlich, manchmal, tabu, abgemeldet, raus, weg, fertig, durch, mist, mull, schrott, kram, voller, dabei, ein bisschen, direkt, sofort, sogleich, gleich, trist, stumm, bunt, albern, uralt, ode, oede, laut, ruhig, leise, tadellos, gekapert, gehackt, intakt, altbacken, zeitraubend, nervend, spannend, ernst, brav, wirr, karg, mau, dunn, klein, gross, kurz, lang, normal, geheim, dicht, pause, chaos, wust, pur, sauber, nett, lieb, schick, trocken, schlicht, einfach, kompliziert, zeitfresser, ablenkung, langeweile, luxus, pflicht, horror, stress, spass, kunst, natur, berge, meer, landschaften, wald, urlaub, reisen, sonnenuntergange, kochbuch, welpen, hundewelpen, babys, enkel, familie, sonntags, montags, dienstags, mittwochs, donnerstags, freitags, samstags, abends, morgens, nachts, taglich, pausiert, verstummt, wild, leider, zufallig, naturlich, versprochen, ehrensache, anstrengend, nervig, deprimierend, berufsbedingt, beruflich, dienstlich, pflichtprogramm, hundefotos, katzenfotos, katzenvideos, urlaubsfotos, essensfotos, landschaftsfotos, naturfotos, aufgeraumt, spartanisch, exotisch, mager, dunkel, hell, krass, irre, ungenutzt, verlassen, daneben, drin, draussen, abwarten, fehlanzeige, fremdwort, neuland, ratsel, hollisch, nervensache, zeitsache, pustekuchen, kindergarten, teufelszeug, zirkus, affentheater, klingelt, flackert, stottert, spinnt, hangt, nervt, schlaft, ruht, platzt, lahmt, stirbt, explodiert, verwildert, verkummert, grausam, einsam, seltsam, sparsam, sehenswert, nebensache, geschmackssache, hauptsache, vergiss, rate, uberraschung, geheimnis, geheimsache, hoffentlich, keinesfalls, ausgeschlossen, spater, irgendwann, geduld, erklar, erzahl, verrat, reserviert, familienintern, privatkram, furchterlich, furchtbar, wunderbar, herrlich, grossartig, grauenhaft, unertraglich, langatmig, anstrengung",
    common:
      "der, die, das, den, dem, des, ein, eine, einen, einem, einer, und, oder, aber, wenn, nicht, kein, keine, von, zu, zum, zur, in, im, an, am, auf, aus, bei, mit, nach, vor, uber, unter, fur, durch, um, ohne, gegen, ist, sind, war, waren, bin, bist, sein, haben, habe, hab, hast, hat, hatte, werden, wird, wurde, kann, kannst, konnen, muss, will, willst, soll, mag, mochte, geht, gehe, gehen, komm, komme, kommt, mache, macht, machen, sehe, sehen, weiss, wissen, ich, du, er, sie, es, wir, ihr, mich, dich, sich, uns, euch, mir, dir, ihm, ihn, mein, meine, dein, deine, seine, unser, dieser, diese, dieses, jeder, alle, alles, viel, viele, wenig, mehr, sehr, so, wie, was, wer, wo, wann, warum, welche, hier, da, dort, dann, jetzt, heute, gestern, morgen, abend, immer, nie, oft, schon, noch, nur, auch, ja, nein, doch, mal, gut, schlecht, schon, toll, danke, bitte, hallo, hi, tschuss, leute, mensch, freund, freunde, leben, zeit, tag, jahr, jahre, haus, arbeit, stadt, strasse, kino, strand, essen, kaffee, haha, genau, klar, gerne, wirklich, eigentlich, vielleicht, man, nichts, etwas, jemand, niemand, ganz, wieder, bilder, fotos, freue, mag, gibt, bisschen, seit, damals",
    units:
      "jahre, jahr, jahren, tage, tag, tagen, stunden, stunde, minuten, minute, sekunden, wochen, woche, monate, monat, monaten, kilometer, meter, zentimeter, kilo, gramm, liter, grad, prozent, personen, einwohner, leute, mal, punkte, tore, uhr, bruder, schwestern, geschwister, kinder, kindern, hunde, katzen, seiten, bucher, lieder, filme, schritte, kalorien, eier, essloffel, teeloffel, el, tl, tassen, follower, freunde, gaste, lander, stadte, spiele, millionen, million, milliarden, tausend, stimmen, jahrhundert, zimmer, qm, quadratmeter, wohnungen, mitarbeiter, scheiben, stuck, stucke, folgen, zoll, gange, ps, stellen, konzerte, platten, flaschen, enkel, sohne, tochter, huhner, bande, runden, stufen, kehren, schuler, gitarren",
    money:
      "euro, cent, franken, dollar, im monat, pro monat, pro jahr, im jahr, preis, kostet, kosten, gehalt, miete, warm, kalt, pro nacht, die nacht",
    numbered:
      "flug, zimmer, zimmernummer, tor, sitz, platz, bus, busse, linie, linien, zug, ice, ic, re, rb, strecke, autobahn, gleis, terminal, stock, etage, haus, hausnummer, strasse, str, plz, postleitzahl, bestellung, bestellnummer, buchung, rechnung, ticket, fahrkarte, aktenzeichen, kapitel, seite, seiten, band, artikel, paragraf, paragraph, gesetz, seriennummer, modell, grosse, grossen, startnummer, kennzeichen, sendung, sendungsnummer, paket, version, kundennummer, rechnungsnummer, mitgliedsnummer, psalm, folge, staffel, auftragsnummer, isbn, tram, buslinie, wohnung, halle, artikelnummer, fahrgestellnummer, zone, phase, etappe, gang, bahn",
    topics:
      "lotto, lottozahlen, gewinnzahlen, gezogen, ziehung, eurojackpot, superzahl, bingo, ergebnis, ergebnisse, spielstand, tabelle, isbn, postleitzahl, bestellnummer, seriennummer, sendungsnummer, kundennummer, sudoku, fibonacci, primzahlen, grossen, buslinien, koordinaten, paket, rechnungsnummer, countdown, satze, sendung, zahlenfolge, wurfel, wie alt, elo, schach, schritte, auktion, gebote, kniebeugen, bankdrucken, kreuzheben, wiederholungen, intervalle, halbzeit, endstand, abpfiff, temperaturen, puls, runden, seitenzahlen, reifen, blutzucker, blutdruck, noten, klausuren, pruefung, formation, aufstellung, postleitzahlen, akkorde, kalorien, iban, pokemon, lego, kniffel, skat, bestzeiten, gezeiten, mhz, etappen, gipfel, engelszahlen, kegeln, gekegelt, minigolf, boule, darts, wurfe",
    negations:
      "nicht, nie, niemals, niemand, kein, keine, keiner, ohne, ungern, weder, noch nie, noch nicht, keinem, keinen, keines, kaum, nirgends, nirgendwo",
    months:
      "januar, janner, februar, marz, maerz, april, mai, juni, juli, august, september, oktober, november, dezember, montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag",
  },
};
