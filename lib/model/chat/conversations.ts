// The messages of a browser, grouped into conversations. Protects: a conversation belongs to the
// place where it began, an article or the list, so that no question is read as a continuation from
// elsewhere.
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

/**
 * A message's place: the article in which its conversation began, whatever it is about, or the
 * list.
 */
export const placeOf = ({ userMessage, userMessageExtra }: ChatItem): string =>
  userMessageExtra.place ?? userMessage.context?.eventId ?? userMessage.event_id ?? '';

/** A message's id begins with the time at which it was sent. */
export const sentAt = ({ id }: ChatItem): number => Number(id.split('_')[0]) || 0;

/** Identifies the conversation of a message. */
export const conversationOf = (item: ChatItem): string =>
  `${item.userMessageExtra.sessionId}/${placeOf(item)}`;

/** Parses the id of a conversation. */
export function readConversation(id: string): { sessionId: string; place: string } {
  const at = id.indexOf('/');
  return { sessionId: id.slice(0, at), place: id.slice(at + 1) };
}

/** What is open: the conversation with this id, or the last one at a place. */
export type Open = { place: string; id?: string };

/** The id of the open conversation, `items` newest first; undefined if nothing was asked yet. */
export function openedOf(items: readonly ChatItem[], { place, id }: Open): string | undefined {
  if (id !== undefined) return id;
  const newest = items.find((item) => placeOf(item) === place);
  return newest && conversationOf(newest);
}

/** `items` newest first; conversations in the order of their newest message. */
export function conversationsOf(items: readonly ChatItem[]): Conversation[] {
  const found = new Map<string, Conversation>();
  for (const item of items) {
    const id = conversationOf(item);
    const title = item.userMessage.context?.content || item.userMessage.input;
    const known = found.get(id);
    // The items are newest first, so the last one seen was asked first.
    if (known) Object.assign(known, { title, count: known.count + 1 });
    else found.set(id, { id, title, eventId: placeOf(item), time: sentAt(item), count: 1 });
  }
  return [...found.values()];
}
