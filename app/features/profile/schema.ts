import { z } from "zod";
import { profileTexts as texts } from "~/texts/profile";
import {
  AGE,
  EDUCATION_LEVELS,
  GENDER_LABELS,
  HEIGHT_CM,
  INCOME_RANGES,
  INTERESTS,
  MAX_BIO,
  MAX_PHOTOS,
  MIN_BIO,
  RELATIONSHIP_GOAL_LABELS,
  RELIGION_LABELS,
} from "./options";

const shortText = (required: string) => z.string(required).trim().min(1, required).max(100, texts.tooLong);

const wholeNumber = (range: { min: number; max: number }, invalid: string, tooLow = invalid) =>
  z.number(invalid).min(range.min, tooLow).max(range.max, invalid).refine(Number.isInteger, invalid);

/** Keys of a label table as the tuple that z.enum wants. */
const keysOf = <Key extends string>(labels: Record<Key, string>) => {
  const [first, ...rest] = Object.keys(labels);
  // Object.keys forgets the key type that the parameter states; the tables are literals and never empty.
  return [first, ...rest] as [Key, ...Key[]];
};

const goal = z.enum(keysOf(RELATIONSHIP_GOAL_LABELS), texts.goalRequired);
const gender = z.enum(keysOf(GENDER_LABELS), texts.notAnOption);

/** The same choice twice is one choice. */
const distinct = <Item>(items: Item[]) => [...new Set(items)];
/** A preference for nothing is no preference. */
const distinctOrNone = <Item>(items: Item[]) => (items.length > 0 ? distinct(items) : null);

const required = <Choices extends readonly [string, ...string[]]>(choices: Choices, missing: string) =>
  z.enum(choices, {
    error: (issue) => (issue.input === undefined || issue.input === "" ? missing : texts.notAnOption),
  });

/** Forms send a line's end as two characters; counted and kept is one, as people see it. */
const oneLineEnd = (text: string) => text.replace(/\r\n?/g, "\n");

const basics = {
  bio: z
    .string(texts.bioTooShort)
    .overwrite(oneLineEnd)
    .trim()
    .min(MIN_BIO, texts.bioTooShort)
    .max(MAX_BIO, texts.bioTooLong),
  age: wholeNumber(AGE, texts.ageInvalid, texts.ageTooYoung),
  location: shortText(texts.locationRequired),
  profession: shortText(texts.professionRequired),
  height: wholeNumber(HEIGHT_CM, texts.heightInvalid),
  education: required(EDUCATION_LEVELS, texts.educationRequired),
};

const videoUrl = z
  .string(texts.videoUrlInvalid)
  .trim()
  .max(500, texts.videoUrlInvalid)
  .refine((value) => value === "" || (/^https?:\/\//i.test(value) && URL.canParse(value)), texts.videoUrlInvalid)
  .transform((value) => (value === "" ? null : value));

const media = {
  photos: z
    .array(z.string(texts.foreignPhoto).max(500, texts.foreignPhoto), texts.foreignPhoto)
    .transform(distinct)
    .pipe(z.array(z.string()).max(MAX_PHOTOS, texts.tooManyPhotos)),
  videoUrl: videoUrl.nullish(),
};

const preferredAge = wholeNumber(AGE, texts.preferredAgeInvalid).nullish();

const anyInterests = z.array(z.enum(INTERESTS, texts.notAnOption), texts.interestsTooFew).transform(distinct);

const preferences = {
  interests: anyInterests.pipe(z.array(z.enum(INTERESTS)).min(3, texts.interestsTooFew)),
  relationshipGoal: goal,
  religion: z.enum(keysOf(RELIGION_LABELS), texts.religionRequired),
  hasChildren: z.boolean(texts.yesOrNo).default(false),
  wantsChildren: z.boolean(texts.yesOrNo).default(false),
  income: required(INCOME_RANGES, texts.incomeRequired),
  // Absent means no restriction.
  gender: gender.nullish(),
  interestedIn: z.array(gender, texts.notAnOption).transform(distinctOrNone).nullish(),
  preferredAgeMin: preferredAge,
  preferredAgeMax: preferredAge,
  preferredGoals: z.array(goal, texts.notAnOption).transform(distinctOrNone).nullish(),
};

const agesInOrder = (value: { preferredAgeMin?: number | null; preferredAgeMax?: number | null }) =>
  (value.preferredAgeMin ?? AGE.min) <= (value.preferredAgeMax ?? AGE.max);
const agesReversed = { path: ["preferredAgeMax"], message: texts.preferredAgesReversed };

/** Step 1 of the wizard: Basic Information. */
export const BasicsSchema = z.object(basics);
/** Step 2: Photos & Video; photos are added one by one as they are chosen. */
export const VideoSchema = z.object({ videoUrl: media.videoUrl });
/** Step 3: Preferences & Goals. */
export const PreferencesSchema = z.object(preferences).refine(agesInOrder, agesReversed);

/** A whole profile, as `POST /api/profile` takes it. */
export const ProfileSchema = z
  .object({ ...basics, ...media, photos: media.photos.optional(), ...preferences })
  .refine(agesInOrder, agesReversed);

/** The fields of each step one by one, for keeping the valid ones of a step that is not finished. */
export const stepFields = { 1: basics, 2: { videoUrl: media.videoUrl }, 3: preferences } as const;
/** What an unfinished profile may keep where a finished one needs more. */
export const draftFields = { interests: anyInterests };

export type Basics = z.output<typeof BasicsSchema>;
export type Preferences = z.output<typeof PreferencesSchema>;
export type ProfileInput = z.output<typeof ProfileSchema>;
