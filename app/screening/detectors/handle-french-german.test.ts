import { describe, expect, test } from "vitest";
import { screen, screenMessages } from "../screening";

const TECHNIQUES: Readonly<Record<string, readonly string[]>> = {
  "a name to look for, in any form of the verb": [
    "you'll find me on facebook, just search Moira Eschenbach",
    "estoy en facebook, busca a Moira Eschenbach",
    "on peut se parler sur facebook en cherchant Moira Eschenbach",
    "sur facebook, tapez Moira Eschenbach, vous me verrez avec mon chien",
    "ich bin auf facebook, gib dort einfach Moira Eschenbach ein",
    "wer mehr sehen will, guckt bei insta nach kowastrickt",
    "wenn du kowastrickt auf insta eintippst, siehst du meine Schals",
    "si tu googles mon pseudo kowatricot tu trouves tout",
    "fais une demande à Moira Eschenbach sur facebook, c'est moi",
  ],
  "the polite form": [
    "retrouvez-moi sur instagram : kowatricot",
    "vous me trouverez sur insta, kowa.tricot",
    "Sie finden mich bei Instagram unter kowastrickt",
    "suchen Sie mich auf Facebook, Moira Eschenbach",
  ],
  "what an account is called": [
    "mon profil facebook porte le nom de Moira Eschenbach",
    "mon compte tiktok se nomme kowatricot",
    "mein Facebook-Profil läuft auf den Namen Moira Eschenbach",
    "mein TikTok-Kanal nennt sich kowastrickt",
    "mon nom d'artiste sur soundcloud : Kowa Bleue",
    "mein Künstlername auf Soundcloud: Kowa Blau",
    "mes croquis sont sur behance, profil Moira Eschenbach",
    "meine Skizzen sind auf Behance, Profil Moira Eschenbach",
    "je streame sur twitch, nom de chaîne KowaPanda",
    "ich streame auf twitch, Kanalname KowaPanda",
    "j'ai une petite chaîne, ça s'appelle kowa.tricot",
    "mein Fotokanal heißt kowa.knipst",
    "pseudo ou nom, peu importe\nnom : kowa.tricot",
    "mein Nick ist überall kowastrickt",
    "mein Steam heißt KowaSpielt",
  ],
  "where people go by whole names": [
    "je suis sur linkedin, Moira Eschenbach",
    "tu verras mes photos sur facebook, Moira Eschenbach",
    "auf fb bin ich die Moira Eschenbach mit dem Dackel",
    "messenger ? je suis la seule Moira Eschenbach",
    "weiter auf messenger? bin die einzige Moira Eschenbach",
    "vous avez facebook ? je m'y appelle Moira Eschenbach",
    "auf Facebook können Sie mich gern anschreiben, mein Name ist Moira Eschenbach",
    "passe sur twitch, je suis KowaPanda",
  ],
  "a name in pieces": [
    "mon insta commence par kowa et finit par _tricot",
    "insta fängt mit kowa an und hört mit _strickt auf",
    "mon insta = kowa + tiret bas + tricot",
    "mein insta = kowa + unterstrich + strickt",
    "mon insta, c'est « kowa » suivi de « tricot », en un seul mot",
    "mein insta ohne Leerzeichen: die kowa strickt",
    "mon insta : kowa tiret du huit tricot",
  ],
  "signs in brackets": ["kowa[point]tricot sur insta", "insta kowa [.] strickt", "kowa(unterstrich)strickt insta"],
  "networks by their nicknames": [
    "face de bouc : Moira Eschenbach",
    "Gesichtsbuch: Moira Eschenbach",
    "le petit fantôme : kowatricot",
    "der kleine Geist: kowastrickt",
    "l'appli du fantôme, tu m'y trouves : kowatricot",
    "App mit dem Geist, da findest du mich: kowastrickt",
  ],
  "the same everywhere": [
    "mon nom d'utilisateur est toujours le même, kowatricot",
    "mein Benutzername ist immer der gleiche, kowastrickt",
    "ich bin fast überall kowa_strickt",
    "moi sur insta : kowatricot",
    "ich auf insta: kowastrickt",
    "adde kowastrickt auf snap dann schick ich dir was",
    "auf fb such Moira Eschenbach",
    "Facebook : Chloé Eschenbach",
  ],
  "before its network, and registered there": [
    "auf discord bin ich unter kowaspielt zu finden",
    "auf insta als kowastrickt unterwegs",
    "kowatricot, insta",
    "[snap] kowa-tricot",
  ],
};

describe.each(Object.entries(TECHNIQUES))("a name on a network: %s", (_, texts) => {
  test.each(texts)("%j", (text) => {
    expect(screen(text).allowed, JSON.stringify(screen(text))).toBe(false);
  });
});

const SPLITS: readonly (readonly string[])[] = [
  ["on passe sur facebook ?", "oui bonne idée", "alors cherche Moira Eschenbach"],
  ["je suis sur fb", "haha oui je suis vieux", "Moira Eschenbach, avec un M"],
  ["bin auf facebook", "ja, noch", "Moira Eschenbach"],
  ["wir können auf facebook weiterschreiben", "ich bin", "Moira Eschenbach"],
  ["tape ça sur insta", "kowatricot"],
  ["facebook?", "gibts mich", "als Moira Eschenbach"],
  ["mon snap en deux fois", "kowa", "tricot", "92"],
  ["ich schick dir meinen snap in stücken", "kowa", "strickt", "92"],
  ["my snap in two parts", "kowa", "knits"],
  ["mi snap en dos partes", "kowa", "teje"],
  ["première partie de mon insta : kowa", "deuxième partie : tricot"],
  ["erster Teil vom Insta: kowa", "zweiter Teil: strickt"],
  ["mein insta sind zwei wörter", "das erste: kowa", "das zweite: strickt"],
  ["snap ?", "ouais", "moi c kowa_92"],
];

test.each(SPLITS)("%j … is one over several messages", (...messages) => {
  expect(screenMessages(messages).allowed).toBe(false);
});

const TOPICS: Readonly<Record<string, readonly string[]>> = {
  "what an account is like": [
    "mon insta est triste",
    "mon insta est préhistorique",
    "mon facebook est chaotique",
    "mon insta, c'est paysages",
    "TikTok : chronophage",
    "Insta : parfois. Livres : toujours.",
    "mein Insta ist bunt",
    "mein Insta ist überflüssig",
    "mein Facebook ist stillgelegt",
    "mein LinkedIn ist tadellos",
    "mein Insta ist Geschmackssache",
    "Ich hab mein Passwort bei Insta vergessen",
    "Facebook: Klassentreffen",
    "LinkedIn: Angeberei",
    "LinkedIn : vantardises",
    "auf Facebook: Gezänk",
    "mon snap ? oublie",
    "mein Snap? vergiss es",
    "le petit fantôme de Casper me faisait peur",
    "der Papierflieger von meinem Neffen flog weit",
    "Insta: Hundefotos, TikTok: Kochvideos",
  ],
  "what is looked for, and where others are": [
    "j'ai retrouvé Moira Eschenbach sur Facebook, ma voisine de CE2",
    "est-ce que tu suis Moira Eschenbach sur insta ?",
    "ich habe Moira Eschenbach auf Facebook wiedergefunden",
    "Gib bei YouTube mal Loriot ein",
    "Contactez-moi ici, je n'utilise rien d'autre",
    "Finden Sie mich zu altmodisch?",
    "Trouvez-moi un homme qui repasse et je l'épouse",
  ],
  "parts of other things": [
    "Première partie : la fac. Deuxième partie : les enfants.",
    "Der erste Teil vom Film war super, der zweite Teil Mist",
    "Ton profil commence par une blague et finit par un poème",
    "Insta commence par me fatiguer, et TikTok finit par m'achever",
  ],
};

describe.each(Object.entries(TOPICS))("no name on a network: %s", (_, texts) => {
  test.each(texts)("%j", (text) => {
    expect(screen(text).violations).toEqual([]);
  });
});

const HONEST: readonly (readonly string[])[] = [
  ["bin auch auf facebook", "Liebe Grüße"],
  ["je suis sur facebook", "Bonne Nuit"],
  ["ich bin auf facebook", "aber nie da", "Schönen Sonntag"],
  ["mon insta est mort", "malheureusement"],
  ["mon histoire en deux fois", "mariage", "divorce"],
];

test.each(HONEST)("%j … gives no name", (...messages) => {
  expect(screenMessages(messages).violations).toEqual([]);
});
