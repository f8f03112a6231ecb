import {
  conversationOf,
  conversationsOf,
  openedOf,
  placeOf,
  readConversation,
  sentAt,
} from '@/lib/model/chat/conversations';
import type { ChatItem } from '@/lib/model/chat/item';

/** The fields of an item that determine its conversation. */
const item = (id: string, sessionId: string, input: string, more: object = {}): ChatItem =>
  // The other fields do not matter for its conversation.
  ({ id, userMessage: { input, ...more }, userMessageExtra: { sessionId } }) as unknown as ChatItem;

it('a message belongs to its session and the place it was asked in', () => {
  const inList = item('15_1', 's', 'Why?');
  const inArticle = item('6_1', 's', 'Why?', { event_id: 'e1' });
  expect([placeOf(inList), placeOf(inArticle)]).toEqual(['', 'e1']);
  expect(conversationOf(inList)).not.toBe(conversationOf(inArticle));
  expect(conversationOf(item('7_1', 't', 'Why?'))).not.toBe(conversationOf(inList));
  expect([sentAt(inList), sentAt(item('made', 's', ''))]).toEqual([15, 0]);
});

it('conversations are ordered by their newest message and named after their first question', () => {
  const list = conversationsOf([
    item('9_1', 's', 'And then?'),
    item('8_1', 's', 'Why?', { event_id: 'e1' }),
    item('7_1', 's', '', { context: { content: 'Explain this' } }),
    item('6_1', 's', 'Who?', { event_id: 'e1' }),
  ]);
  expect(list).toEqual([
    { id: 's/', title: 'Explain this', eventId: '', time: 9, count: 2 },
    { id: 's/e1', title: 'Who?', eventId: 'e1', time: 8, count: 2 },
  ]);
  expect(conversationsOf([])).toEqual([]);
});

it('a conversation stays where it began, whatever its messages are about', () => {
  const about = item('6_1', 's', 'Why?', { event_id: 'e1' });
  const marked = item('6_1', 's', '', { event_id: 'e1', context: { eventId: 'e2', content: 'x' } });
  const went = { ...about, userMessageExtra: { ...about.userMessageExtra, place: '' } };
  expect([about, marked, went].map(placeOf)).toEqual(['e1', 'e2', '']);
});

it.each([
  ['s', 'e1'],
  ['s', ''],
  ['s', 'e/1'],
])('the conversation of session %j at %j is told by its id', (sessionId, place) => {
  const id = conversationOf(item('6_1', sessionId, 'Why?', { event_id: place }));
  expect(readConversation(id)).toEqual({ sessionId, place });
});

it('the newest conversation of a place is open, else the one that the reader chose', () => {
  const items = [
    item('9_1', 's', 'Who?'),
    item('8_1', 't', 'Why?', { event_id: 'e1' }),
    item('7_1', 's', 'When?', { event_id: 'e1' }),
  ];
  expect(openedOf(items, { place: 'e1' })).toBe('t/e1');
  expect(openedOf(items, { place: 'e1', id: 's/e1' })).toBe('s/e1');
  expect(openedOf(items, { place: '' })).toBe('s/');
  expect(openedOf(items, { place: 'e2' })).toBeUndefined();
});
