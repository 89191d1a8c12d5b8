import { ApiClient } from "../api/client";

export const basics = {
  bio: "I restore old sailing boats and read more novels than my shelves can hold.",
  age: "34",
  location: "Lisbon",
  profession: "Boat builder",
  height: "178",
  education: "Trade School",
};

export const preferences: [string, string][] = [
  ["interests", "Travel"],
  ["interests", "Reading"],
  ["interests", "Nature"],
  ["relationshipGoal", "marriage"],
  ["religion", "agnostic"],
  ["wantsChildren", "on"],
  ["income", "$50,000 - $75,000"],
  ["gender", "woman"],
  ["interestedIn", "man"],
  ["preferredAgeMin", "30"],
  ["preferredAgeMax", ""],
];

/** The pages of one member as a browser without scripts sends and gets them. */
export class Pages extends ApiClient {
  submit(path: string, fields: Record<string, string> | [string, string][]): Promise<Response> {
    return this.send("POST", path, { body: new URLSearchParams(fields) });
  }

  async text(path: string): Promise<string> {
    return (await this.get(path)).text();
  }

  /** Sends all three steps; the last answer leads to the waiver. */
  async completeProfile(): Promise<Response> {
    await this.submit("/profile-setup?step=1", basics);
    await this.submit("/profile-setup?step=2", { videoUrl: "" });
    return this.submit("/profile-setup?step=3", preferences);
  }
}

/** What a page says in words, without its tags. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ");
