import type { MessageView } from "~/realtime/protocol";
import { dayKey, type Zone } from "./times";

/** What one member wrote within one minute. */
export interface MessageGroup {
  senderId: string;
  messages: readonly [MessageView, ...MessageView[]];
}

/** What was written on one calendar day of the reader. */
export interface MessageDay {
  /** "2026-11-20" */
  key: string;
  groups: MessageGroup[];
}

/** A conversation as it is read: by day, and within it by sender and minute; the order stays. */
export function groupMessages(messages: readonly MessageView[], zone: Zone): MessageDay[] {
  const days: MessageDay[] = [];
  for (const message of messages) {
    const key = dayKey(new Date(message.createdAt), zone);
    const day = days.at(-1);
    if (day?.key !== key) {
      days.push({ key, groups: [groupOf(message)] });
      continue;
    }
    const group = day.groups.at(-1);
    if (group && belongsTo(group, message)) group.messages = [...group.messages, message];
    else day.groups.push(groupOf(message));
  }
  return days;
}

const groupOf = (message: MessageView): MessageGroup => ({ senderId: message.senderId, messages: [message] });

function belongsTo(group: MessageGroup, message: MessageView): boolean {
  return group.senderId === message.senderId && minuteOf(group.messages[0]) === minuteOf(message);
}

/** "2026-11-20T14:05": minutes begin at the same moment in all zones. */
const minuteOf = (message: MessageView) => message.createdAt.slice(0, 16);
