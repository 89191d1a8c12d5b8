/**
 * What the engine must know of a language. Every list is written as it reads without capitals and accents, entries parted
 * by commas; an entry may be several words. To add a language, write one such file and name it in `index.ts`.
 */
export interface Language {
  readonly code: string;
  readonly numbers: {
    /** Words for digits and for numbers that stand alone ("eleven"), with their figures. */
    readonly words: Readonly<Record<string, string>>;
    /** Tens that a digit may follow or, in German, precede ("fifty" 5): their first figure. */
    readonly tens: Readonly<Record<string, string>>;
    /** Words that add zeros ("hundred" 2). */
    readonly zeros: Readonly<Record<string, number>>;
    /** Words that repeat what follows ("double" 2). */
    readonly repeats: Readonly<Record<string, number>>;
    /** Words that sound like digits, read so only between digits ("to" 2). */
    readonly soundAlikes: Readonly<Record<string, string>>;
    /** Words within a number: "treinta y cuatro", "vierundzwanzig". */
    readonly links: string;
    /** Words that may stand between a repetition and its figure: "dreimal die sechs". */
    readonly articles: string;
    /** What people say between the parts of a number that is being given. */
    readonly joiners: string;
    /** What people say meanwhile, to the person who listens: "got it", "write it down". */
    readonly fillers: string;
    /** Which part of a number is meant, beside how many figures it has: "first" three, "die letzten" vier. */
    readonly order: string;
  };
  readonly spoken: {
    readonly at: string;
    readonly dot: string;
    /** What makes the word for a dot an ordinary noun when it stands before it: "this point", "mejor punto". */
    readonly dotOf: string;
    readonly dash: string;
    readonly underscore: string;
    readonly slash: string;
    /** How the letters of a name are said to be written: "one word", "todo junto". */
    readonly oneWord: string;
  };
  readonly giving: {
    readonly my: string;
    readonly is: string;
    readonly as: string;
    readonly on: string;
    readonly and: string;
    /** First person with a being verb: "i am", "soy". */
    readonly iAm: string;
    /** Calls to get in touch, with the person, in the imperative: "add me", "busca me". */
    readonly invite: string;
    /** The same name as here: "same name", "mismo usuario". */
    readonly sameName: string;
    /** That one thing is as another: "same", "identical", "matches". */
    readonly same: string;
    /** What points to where the text stands: "here", "this profile", "the name you see". */
    readonly here: string;
    /** What a name may be called that is the same in two places: "name", "username". */
    readonly called: string;
    /** One's own name, which tells the one on a network: "my first name". */
    readonly ownName: string;
    /** What a name on a network is called: "username", "handle". */
    readonly userName: string;
    /** Words that may follow a network's name before the name itself: "account", "id". */
    readonly account: string;
    /** Says that a telephone number is being given. */
    readonly givesPhone: string;
    /** Often near a telephone number, and often not. */
    readonly phone: string;
    readonly mail: string;
    readonly site: string;
    readonly reversed: string;
    readonly encoded: string;
    /** Parts of something that is given piece by piece: "first part", "the rest". */
    readonly part: string;
    /** Words that lead from one part to the next and are seldom anything else: "starts with", "then", "ends in". */
    readonly step: string;
    /** Refers to a place that was named before: "there", "on it". */
    readonly there: string;
    /** "mine", in answer to a question. */
    readonly mine: string;
    /** Calls to look for somebody else: "follow", "look for". */
    readonly seek: string;
    /** Calls to enter a name in an app, or to write to it: "type", "put", "message". */
    readonly enter: string;
    /** Points back to a name that was said: "that's me", "search that". */
    readonly pointsBack: string;
    /** Says that the parts of a name are written as one: "no spaces". */
    readonly joined: string;
    /** Says that a name comes letter by letter. */
    readonly spelling: string;
    /** What a network or its people do with somebody's name: "knows me as". */
    readonly knowsMe: string;
    /** What a code is called by which people are found: "pin", "friend code". */
    readonly pinNoun: string;
    /** What is nobody's app in particular: "app", "logo", "site". */
    readonly app: string;
    /** What people describe a well-known app by: "ghost", "bird", "photos". */
    readonly described: string;
  };
  readonly honest: {
    /** What an account may be said to be, which does not name it: "private", "full of dogs". */
    readonly predicates: string;
    /** The commonest words, which are nobody's handle. */
    readonly common: string;
    /** What follows a number that measures or counts. */
    readonly units: string;
    readonly money: string;
    /** What precedes a number that is a name: "flight", "room", "order". */
    readonly numbered: string;
    /** What precedes a long code that is nobody's telephone number: "order", "serial number". */
    readonly identified: string;
    /** What a text is about in which runs of numbers are at home: "lottery", "score". */
    readonly topics: string;
    readonly negations: string;
    readonly months: string;
  };
}
