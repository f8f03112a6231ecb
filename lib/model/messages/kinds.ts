// What a reader is told of, and under which type of the service's numbers: one row a kind.
import { MessageType, type MessageTypeValue } from '../wire/enums';

export const messageKinds = {
  /** A favorite has another version with sources that it did not have. */
  event_changed: MessageType.General,
  /** A followed topic has new events. */
  topic_changed: MessageType.General,
  /** What became of something that the reader reported. */
  report_answer: MessageType.General,
  /** Somebody likes a comment or a reply of the reader. */
  like: MessageType.Like,
  /** Somebody answered a comment or a reply of the reader. */
  reply: MessageType.Comment,
  bot_posted: MessageType.Recommend,
  /** Words that an operator wrote to the reader. */
  notice: MessageType.Sentence,
} as const satisfies Record<string, MessageTypeValue>;
export type MessageKind = keyof typeof messageKinds;

// `Object.keys` forgets the names that it lists.
export const messageKindNames = Object.keys(messageKinds) as MessageKind[];

/** The types of messages that come of comments alone. */
export const typesOfComments: readonly MessageTypeValue[] = [MessageType.Like, MessageType.Comment];

/** Messages on a page of the list; ours. */
export const messagePage = 20;
export const messagePageMost = 50;
/** Unread messages are counted up to here; what is more says no more. */
export const unreadCounted = 1_000;

/** From one full hour to another, in the time zone of the reader; over midnight where it begins later. */
export type QuietHours = { from: number; to: number; time_zone: string };

/** Whether `now` (ms) lies in the quiet hours; a range of no length is none. */
export function isQuiet({ from, to, time_zone }: QuietHours, now: number): boolean {
  const parts = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    hourCycle: 'h23',
    timeZone: time_zone,
  }).formatToParts(now);
  const hour = Number(parts.find(({ type }) => type === 'hour')?.value);
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}

/** Whether this runtime knows a time zone of that name. */
export function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}
