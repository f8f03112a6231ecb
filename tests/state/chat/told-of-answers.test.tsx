/** @jest-environment ./tests/dom-with-fetch.mjs */
import { sendAtom } from '@/lib/state/chat/chat';
import { deleteConversationAtom, conversationsAtom } from '@/lib/state/chat/conversations';
import { rateAnswerAtom } from '@/lib/state/chat/rate-answer';
import { noticesAtom } from '@/lib/state/page/notices';
import { openAtom } from '@/lib/state/chat/open-conversation';
import { answer, leavePages, newChatReader, settle, type Take } from '../chat-reader';

beforeEach(() => {
  leavePages();
  localStorage.clear();
  sessionStorage.clear();
});

/** A reader who has an answer, and how the service takes what is told of it. */
async function answered(take: () => Take = () => undefined) {
  const reader = newChatReader(({ path }) => (path === '/api/chat' ? undefined : take()));
  const context = { content: '', eventId: '', tab: 'recommend' };
  void reader.store.set(sendAtom, { input: 'Why?', chat_type: 'chat', context });
  await settle();
  await reader.turn().say(answer('So it was.', 'end'));
  await reader.turn().end();
  const [item] = reader.items();
  if (!item) throw new Error('The question is there.');
  const told = () => reader.asked.filter(({ path }) => path !== '/api/chat');
  return { ...reader, id: item.id, told };
}

describe('a thumb for an answer', () => {
  it('is told as it is set, turned and taken back', async () => {
    const { store, id, told } = await answered();
    for (const act of ['liked', 'disliked', 'disliked'] as const) {
      await store.set(rateAnswerAtom, id, act);
    }
    expect(told().map(({ body }) => body)).toEqual(
      ['up', 'down', 'none'].map((rating) => ({ turn_id: id, rating })),
    );
  });

  it.each<[string, Take]>([
    ['nothing answers', 'broken'],
    ['the service has the answer no longer', new Response('{}', { status: 404 })],
  ])('stays where %s, and nobody is told', async (_, taken) => {
    const { store, id, items } = await answered(() => taken);
    await store.set(rateAnswerAtom, id, 'liked');
    expect(items()[0]?.chatFeedBack).toMatchObject({ like: true });
    expect(store.get(noticesAtom)).toEqual([]);
  });

  it('of an answer that is gone is told to nobody', async () => {
    const { store, told } = await answered();
    await store.set(rateAnswerAtom, 'gone', 'liked');
    expect(told()).toEqual([]);
  });
});

describe('a conversation that is deleted', () => {
  it('is deleted at the service, too; what is asked next belongs to no other', async () => {
    const { store, id, told, items } = await answered();
    const [open] = store.get(conversationsAtom);
    await store.set(deleteConversationAtom, open?.id ?? '');
    expect(told().map(({ body }) => body)).toEqual([{ turn_ids: [id] }]);
    expect(items()).toEqual([]);
    expect(store.get(openAtom)).toEqual({ place: '' });
    expect(store.get(noticesAtom)).toEqual([]);
  });

  it.each<[string, Take]>([
    ['nothing answers', 'broken'],
    ['the service refuses', Response.json({ code: 9 })],
  ])('is told as still kept there where %s', async (_, taken) => {
    const { store } = await answered(() => taken);
    await store.set(deleteConversationAtom, store.get(conversationsAtom)[0]?.id ?? '');
    expect(store.get(noticesAtom)).toMatchObject([
      { key: 'chat.conversations.notDeleted', tone: 'bad' },
    ]);
  });

  it('and was there no longer is asked of nobody, and leaves the open one', async () => {
    const { store, told } = await answered();
    const before = store.get(openAtom);
    await store.set(deleteConversationAtom, 'gone/');
    expect(told()).toEqual([]);
    expect(store.get(openAtom)).toEqual(before);
  });
});
