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

/** Where a message belongs: the article its conversation began in, whatever it is about, or the list. */
export const placeOf = ({ userMessage, userMessageExtra }: ChatItem): string =>
  userMessageExtra.place ?? userMessage.context?.eventId ?? userMessage.event_id ?? '';

/** The id of a message begins with the time it was sent at. */
export const sentAt = ({ id }: ChatItem): number => Number(id.split('_')[0]) || 0;

/** What tells the conversation of a message from all others. */
export const conversationOf = (item: ChatItem): string =>
  `${item.userMessageExtra.sessionId}/${placeOf(item)}`;

/** What the id of a conversation says. */
export function readConversation(id: string): { sessionId: string; place: string } {
  const at = id.indexOf('/');
  return { sessionId: id.slice(0, at), place: id.slice(at + 1) };
}

/** What the reader has open: the conversation of this id, or whichever was the last at a place. */
export type Open = { place: string; id?: string };

/** The id of what is open, `items` newest first; undefined where nothing was asked yet. */
export function openedOf(items: readonly ChatItem[], { place, id }: Open): string | undefined {
  if (id !== undefined) return id;
  const newest = items.find((item) => placeOf(item) === place);
  return newest && conversationOf(newest);
}

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
