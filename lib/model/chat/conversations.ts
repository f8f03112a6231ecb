// The messages of a browser as conversations. Protects: a conversation belongs to where it began, an
// article or the list, so that no question is read as if it went on from another place.
import type { ChatItem } from './item';

export type Conversation = {
  /** The session that its messages were sent under, at one place. */
  id: string;
  /** Its first question. */
  title: string;
  /** The article it is about, or ''. */
  eventId: string;
  /** When its newest message was sent, milliseconds since 1970. */
  time: number;
  count: number;
};

/** Where a message belongs: the event it is about, or the list. */
export const placeOf = ({ userMessage }: ChatItem): string => userMessage.event_id ?? '';

/** The id of a message begins with the time it was sent at. */
export const sentAt = ({ id }: ChatItem): number => Number(id.split('_')[0]) || 0;

/** What tells the conversation of a message from all others. */
export const conversationOf = (item: ChatItem): string =>
  `${item.userMessageExtra.sessionId}/${placeOf(item)}`;

/** `items` newest first; conversations by their newest message. */
export function conversationsOf(items: readonly ChatItem[]): Conversation[] {
  const found = new Map<string, Conversation>();
  for (const item of items) {
    const id = conversationOf(item);
    const title = item.userMessage.context?.content || item.userMessage.input;
    const known = found.get(id);
    // Newest first: the last one that is seen was the first to be asked.
    if (known) Object.assign(known, { title, count: known.count + 1 });
    else found.set(id, { id, title, eventId: placeOf(item), time: sentAt(item), count: 1 });
  }
  return [...found.values()];
}
