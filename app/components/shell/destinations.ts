import { BookOpen, Compass, HeartHandshake, LayoutDashboard, MessageCircle, type LucideIcon } from "lucide-react";
import { shellTexts } from "~/texts/shell";

export type Destination = {
  to: string;
  label: string;
  icon: LucideIcon;
  /**
   * `bar`: in the header, and in the bottom bar of phones. `menu`: in the account menu, and in the menu of phones.
   * `button`: the one filled button of the header, and the first entry of both menus.
   */
  place: "bar" | "menu" | "button";
  /** What is counted at it. */
  counts?: "unread-conversations";
};

/** Where members can go, in order. A screen that exists is one line here; one that does not exist is none. */
export const destinations: readonly Destination[] = [
  { to: "/discover", label: shellTexts.discover, icon: Compass, place: "bar" },
  { to: "/messages", label: shellTexts.messages, icon: MessageCircle, place: "bar", counts: "unread-conversations" },
  { to: "/matches", label: shellTexts.matches, icon: HeartHandshake, place: "bar" },
  { to: "/dashboard", label: shellTexts.dashboard, icon: LayoutDashboard, place: "bar" },
  { to: "/learn-more", label: shellTexts.howItWorks, icon: BookOpen, place: "menu" },
];

/** The destinations of one place. */
export function destinationsAt(...places: Destination["place"][]): readonly Destination[] {
  return destinations.filter((destination) => places.includes(destination.place));
}
