/** Who says a line: the demo account, or the member it is matched with. */
type Line = readonly ["account" | "member", string];

export interface DemoConversation {
  /** How long ago they matched. */
  readonly matchedHoursAgo: number;
  /** How long ago the last line was said. */
  readonly lastHoursAgo: number;
  readonly lines: readonly Line[];
  /** How many of the member's last lines the account has not read. */
  readonly unread: number;
}

/** The matches of the demo account, best fitting member first. */
export const conversations: readonly DemoConversation[] = [
  {
    matchedHoursAgo: 9 * 24,
    lastHoursAgo: 0.4,
    unread: 1,
    lines: [
      ["member", "Hi Alex, you had me at arguing for one more bench. Which one are you proudest of?"],
      ["account", "The one under the plane trees by the old library. It took three meetings and one petition."],
      ["member", "Then I owe you for a whole summer of lunch breaks. I read half a novel on it."],
      ["account", "That's the best review a bench can get. Which novel?"],
      ["member", "The Summer Book. Slow in the way I like."],
      ["account", "I have it on the pile! I'll move it to the top."],
      ["member", "Do. I'd love to hear what you think of the island."],
    ],
  },
  {
    matchedHoursAgo: 5 * 24,
    lastHoursAgo: 5,
    unread: 2,
    lines: [
      ["account", "Hello, your photo with the soup pot made me laugh. Was it as good as your face says?"],
      ["member", "Better. It was the first time my grandmother asked me for the recipe and not the other way round."],
      ["account", "That's a medal. What goes into it?"],
      ["member", "White beans, too much garlic, and patience. Mostly patience."],
      ["member", "I could show you one day, if you bring the bread."],
    ],
  },
  {
    matchedHoursAgo: 14 * 24,
    lastHoursAgo: 52,
    unread: 0,
    lines: [
      ["member", "Good evening Alex. Early walks or late ones?"],
      ["account", "Early, with a camera and nobody about. You?"],
      ["member", "Late, with somebody to talk to. We may have to meet at noon."],
      ["account", "Noon is a good compromise. So is a long Saturday."],
    ],
  },
  { matchedHoursAgo: 20, lastHoursAgo: 20, unread: 0, lines: [] },
  {
    matchedHoursAgo: 31 * 24,
    lastHoursAgo: 12 * 24,
    unread: 0,
    lines: [
      ["account", "Hi! What are you looking forward to this month?"],
      ["member", "My sister's wedding. I have to give a speech and I'm writing the fourth version."],
      ["account", "Keep the second one. It always is the second one."],
      ["member", "You were right about the second one. People cried in the good way."],
      ["account", "I'm so glad. Tell me everything when you're back."],
    ],
  },
  { matchedHoursAgo: 3, lastHoursAgo: 3, unread: 0, lines: [] },
];
