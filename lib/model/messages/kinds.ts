// The kinds of messages to readers, each with its type number on the wire.
import { MessageType, type MessageTypeValue } from '../wire/enums';

export const messageKinds = {
  /** A favorite has a new version with additional sources. */
  event_changed: MessageType.General,
  /** A followed topic has new events. */
  topic_changed: MessageType.General,
  /** The outcome of a reader's report. */
  report_answer: MessageType.General,
  /** Somebody liked a comment or a reply of the reader. */
  like: MessageType.Like,
  /** Somebody replied to a comment or a reply of the reader. */
  reply: MessageType.Comment,
  bot_posted: MessageType.Recommend,
  /** A text that an operator wrote to the reader. */
  notice: MessageType.Sentence,
} as const satisfies Record<string, MessageTypeValue>;
export type MessageKind = keyof typeof messageKinds;

// `Object.keys` loses the types of the names.
export const messageKindNames = Object.keys(messageKinds) as MessageKind[];

/** The types of messages that only comments cause. */
export const typesOfComments: readonly MessageTypeValue[] = [MessageType.Like, MessageType.Comment];

/** Messages on a page of the list; ours. */
export const messagePage = 20;
export const messagePageMost = 50;
/** Unread messages are counted up to this number; a higher count would tell no more. */
export const unreadCounted = 1_000;

/**
 * From one full hour to another, in the reader's time zone; past midnight if it begins later than
 * it ends.
 */
export type QuietHours = { from: number; to: number; time_zone: string };

/** Whether `now` (ms) is within the quiet hours; an empty range never is. */
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
