/** What companions say. Nothing here names a way to reach somebody outside the product. */
export const openings: readonly ((their: { name: string; interest: string }) => string)[] = [
  ({ name, interest }) =>
    `Hello ${name}, how nice to match with you. I saw ${interest} on your profile. How did that begin?`,
  ({ name, interest }) =>
    `Hi ${name}! I was hoping for this one. What does a good day with ${interest} look like for you?`,
  ({ name }) => `Hello ${name}. I never know how to begin these, so: what was the best part of your week?`,
];

/** Answers to what was asked or told, by the words in it; the first that fits is taken. */
export const topics: readonly {
  words: RegExp;
  say: (own: { profession: string; location: string; interests: string }) => string;
}[] = [
  {
    words: /\b(meet|coffee|dinner|drink|date|see you)\b/i,
    say: () => "I'd like that. Let's talk here a little longer first, and then choose somewhere public and lively.",
  },
  {
    words: /\b(phone|number|e-?mail|whats ?app|instagram|telegram|snapchat)\b/i,
    say: () => "I keep to the chat here until I know somebody better. I hope that's all right with you.",
  },
  {
    words: /\b(work|job|profession|do for a living|career)\b/i,
    say: ({ profession }) =>
      `I work as ${withArticle(profession)}. Some days it's a calling and some days it's a calendar. And you?`,
  },
  {
    words: /\b(live|from|city|town|where)\b/i,
    say: ({ location }) => `I live in ${location}. I like it best early in the morning. Where do you feel at home?`,
  },
  {
    words: /\b(hobb(y|ies)|free time|weekend|interests?|enjoy|fun)\b/i,
    say: ({ interests }) =>
      `Mostly ${interests}. I'm better at some of it than at the rest. What would you show me first?`,
  },
  {
    words: /\b(how are you|how's it going|how is it going|how do you do)\b/i,
    say: () => "Well, thank you, and better for hearing from you. How has your day been?",
  },
  {
    words: /^\s*(hi|hello|hey|good (morning|evening|afternoon))\b/i,
    say: () => "Hello! I'm glad you wrote. What made you smile today?",
  },
];

/** What keeps a conversation going when no topic fits; taken in turn. */
export const onward: readonly string[] = [
  "I like how you put that. What else should I know about you that no profile says?",
  "That made me smile. Are you more of a planner, or do you see what the day brings?",
  "I hadn't thought of it that way. What would your oldest friend say about you?",
  "Tell me more, I have tea and time.",
  "That sounds like you mean it. What are you looking forward to this month?",
  "I can picture that. If we could spend one slow Sunday anywhere, where would it be?",
  "Good point. What is something small that always makes your day better?",
  "I'm enjoying this. What did you think when you first saw my profile?",
];

/** "a nurse", "an architect" */
function withArticle(profession: string): string {
  const word = profession.charAt(0).toLowerCase() + profession.slice(1);
  return `${/^[aeiou]/.test(word) ? "an" : "a"} ${word}`;
}
