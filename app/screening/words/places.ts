/** Mail services whose name alone, after "at", means an address. */
export const MAIL_ONLY_SERVICES = ["gmail", "googlemail", "hotmail", "icloud", "protonmail", "gmx", "ymail"] as const;
/** Mail services that are also something else: these need their ending. */
export const MAIL_SERVICES = [
  ...MAIL_ONLY_SERVICES,
  "yahoo",
  "outlook",
  "live",
  "proton",
  "aol",
  "mail",
  "web",
  "zoho",
];

/** Endings that nobody writes after a full stop by mistake. */
export const CLEAR_ENDINGS =
  "com net org info biz edu gov dev app io xyz online site shop blog club page link live tv eu uk de fr es pt nl pl cz ch se fi dk gr hu ro bg hr ru ua br mx ar cl jp cn kr nz za ca au ee ly gg".split(
    " ",
  );
/** Endings that are words as well: only with a path behind them, or after the name of a service. */
export const WORDLIKE_ENDINGS = "it me in is at be to so my am us no do co id as".split(" ");
/** Services known by an address with a word for its ending. */
export const SERVICES_WITH_WORDLIKE_ENDING = [
  "t.me",
  "wa.me",
  "m.me",
  "about.me",
  "bit.ly",
  "linktr.ee",
  "youtu.be",
  "lnk.bio",
];

/** Platforms, by names that mean nothing else. */
export const PLATFORMS =
  "instagram insta snapchat snap telegram whatsapp wechat weixin kik discord tiktok twitter facebook skype viber onlyfans linkedin bumble reddit mastodon bluesky".split(
    " ",
  );
/** Platforms whose name is also a word, or too short to stand alone. */
export const AMBIGUOUS_PLATFORMS = "ig fb tg sc wa signal line threads messenger".split(" ");

/** What follows "@" when it only stands for "at". */
export const PLACES_AFTER_AT: ReadonlySet<string> = new Set(
  (
    "home work school church uni university college noon midnight night dawn dusk lunch dinner breakfast brunch gym " +
    "the my our your his her their this that some least first last all once office beach park cafe museum " +
    "weekend weekends mondays tuesdays wednesdays thursdays fridays saturdays sundays heart rest ease sea sunrise sunset"
  ).split(" "),
);

/** What people say their account is like, rather than called. */
export const ACCOUNT_WORDS: ReadonlySet<string> = new Set(
  (
    "boring private empty dead old mostly full just not only all so too very really deleted public awful terrible fun " +
    "funny silly chaotic here there gone great good better worse nothing something about where what how because when " +
    "and or but the my is isn't pictures photos dogs cats food travel basically pretty quite always never rarely almost " +
    "fine okay useless addictive toxic down broken history over overrated blocked banned inactive active"
  ).split(" "),
);
