import { conversationOf, conversationsOf, placeOf, sentAt } from '@/lib/model/chat/conversations';
import type { ChatItem } from '@/lib/model/chat/item';

/** As much of an item as tells its conversation. */
const item = (id: string, sessionId: string, input: string, more: object = {}): ChatItem =>
  // The rest of an item says nothing of where it belongs.
  ({ id, userMessage: { input, ...more }, userMessageExtra: { sessionId } }) as unknown as ChatItem;

it('a message belongs to its session and the place it was asked in', () => {
  const inList = item('5_1', 's', 'Why?');
  const inArticle = item('6_1', 's', 'Why?', { event_id: 'e1' });
  expect([placeOf(inList), placeOf(inArticle)]).toEqual(['', 'e1']);
  expect(conversationOf(inList)).not.toBe(conversationOf(inArticle));
  expect(conversationOf(item('7_1', 't', 'Why?'))).not.toBe(conversationOf(inList));
  expect([sentAt(inList), sentAt(item('made', 's', ''))]).toEqual([5, 0]);
});

it('conversations stand by their newest message, under their first question', () => {
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
