/** @jest-environment ./tests/dom-with-fetch.mjs */
import {
  forgetChatAtom,
  historyOpenAtom,
  openHistoryAtom,
  sendAtom,
  sendOnceAtom,
} from '@/lib/state/chat/chat';
import {
  conversationsAtom,
  deleteConversationAtom,
  loadAllAtom,
  newConversationAtom,
  openItemsAtom,
} from '@/lib/state/chat/conversations';
import {
  enterPlaceAtom,
  listedAtom,
  showConversationAtom,
} from '@/lib/state/chat/open-conversation';
import { rateAnswerAtom } from '@/lib/state/chat/rate-answer';
import type { Send } from '@/lib/model/chat/item';
import { readerAtom, unsureAtom } from '@/lib/state/page/reader';
import { answer, leavePages, newChatReader, settle, type ChatReader } from '../chat-reader';

/** A question at a place, the list or an article. */
const at = (place: string, input: string, more: Partial<Send> = {}): Send => ({
  ...{ input, chat_type: 'chat', ...more },
  context: { content: '', eventId: place, tab: 'recommend' },
});
async function ask({ store, turn }: ChatReader, send: Send, by = sendAtom) {
  void store.set(by, send);
  await settle();
  await turn().say(answer('Yes.', 'end'));
  await turn().end();
}
const shown = ({ store }: ChatReader) =>
  store.get(openItemsAtom).map(({ userMessage }) => userMessage.input);
const session = ({ turn }: ChatReader) => turn().call.headers['session-id'];

beforeEach(() => {
  leavePages();
  localStorage.clear();
  sessionStorage.clear();
});

it('a question over the list about one of its events is visible, and belongs to the list', async () => {
  const reader = newChatReader();
  reader.store.set(enterPlaceAtom, '');
  await ask(reader, at('', 'More on this?', { event_id: 'e1' }));
  expect(shown(reader)).toEqual(['More on this?']);
  await ask(reader, at('', 'And else?'));
  expect(shown(reader)).toEqual(['And else?', 'More on this?']);
  reader.store.set(enterPlaceAtom, 'e1');
  expect(shown(reader)).toEqual([]);
});

it('an earlier conversation of an article continues from the list', async () => {
  const reader = newChatReader();
  reader.store.set(enterPlaceAtom, 'e1');
  await ask(reader, at('e1', 'Why?'));
  reader.store.set(newConversationAtom);
  await ask(reader, at('e1', 'Another matter?'));
  const first = session({ ...reader, turn: () => reader.turns[0] ?? reader.turn() });
  reader.store.set(enterPlaceAtom, '');
  const [, older] = reader.store.get(conversationsAtom);
  reader.store.set(showConversationAtom, older?.id);
  await ask(reader, at('', 'And then?'));
  expect(shown(reader)).toEqual(['And then?', 'Why?']);
  expect(session(reader)).toBe(first);
  // It is the same conversation after a reload.
  leavePages();
  const later = newChatReader();
  later.store.set(enterPlaceAtom, 'e1');
  await ask(later, at('e1', 'Still?'));
  expect(shown(later)).toEqual(['Still?', 'And then?', 'Why?']);
});

it('a question asked before opens in its own conversation', async () => {
  const reader = newChatReader();
  const keyword = at('e1', 'What is “tides” about?', {
    chat_type: 'describe_keyword',
    event_id: 'e1',
  });
  await ask(reader, keyword, sendOnceAtom);
  reader.store.set(newConversationAtom);
  reader.store.set(listedAtom, true);
  expect(shown(reader)).toEqual([]);
  await reader.store.set(sendOnceAtom, keyword);
  expect(reader.turns).toHaveLength(1);
  expect(shown(reader)).toEqual([keyword.input]);
  expect(reader.store.get(listedAtom)).toBe(false);
});

it.each([
  ['while it is written', true],
  ['before it begins', false],
])('deleting a conversation ends its answer, %s', async (_, begun) => {
  const reader = newChatReader();
  void reader.store.set(sendAtom, at('', 'Why?'));
  await settle();
  if (begun) await reader.turn().say(answer('Because'));
  expect(reader.turn().isLeft()).toBe(false);
  const [open] = reader.store.get(conversationsAtom);
  await reader.store.set(deleteConversationAtom, open?.id ?? '');
  await settle();
  expect(reader.turn().isLeft()).toBe(true);
  expect(reader.items()).toEqual([]);
  leavePages();
  const later = newChatReader();
  later.store.set(openHistoryAtom);
  expect(later.items()).toEqual([]);
});

it('deleting another one leaves the answer running', async () => {
  const reader = newChatReader();
  await ask(reader, at('', 'Why?'));
  const [first] = reader.store.get(conversationsAtom);
  reader.store.set(newConversationAtom);
  void reader.store.set(sendAtom, at('', 'What else?'));
  await settle();
  await reader.store.set(deleteConversationAtom, first?.id ?? '');
  await settle();
  expect(reader.turn().isLeft()).toBe(false);
  expect(shown(reader)).toEqual(['What else?']);
});

describe('two tabs of one history', () => {
  const idOf = ({ store }: ChatReader) => store.get(conversationsAtom)[0]?.id ?? '';
  /** The storage event that a tab gets when another one stores something. */
  function tellStored() {
    for (const [key, newValue] of Object.entries(localStorage)) {
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: String(newValue) }));
    }
  }
  /** What the browser tells a tab of what another one has removed. */
  const tellRemoved = (ids: readonly string[]) => {
    for (const id of ids) {
      const key = `chatbot_history:${id}`;
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    }
  };
  const later = () => {
    leavePages();
    const reader = newChatReader();
    reader.store.set(openHistoryAtom);
    return reader;
  };

  it('what one removes is not restored by actions in the other', async () => {
    const one = newChatReader();
    await ask(one, at('', 'Why?'));
    const other = later();
    const [item] = other.items();
    await one.store.set(deleteConversationAtom, idOf(one));
    await other.store.set(rateAnswerAtom, item?.id ?? '', 'liked');
    expect(later().items()).toEqual([]);
  });

  it('deleting a conversation includes what the other has asked in it since', async () => {
    const one = newChatReader();
    await ask(one, at('', 'Why?'));
    const other = later();
    await ask(one, at('', 'And then?'));
    leavePages();
    const ids = one.items().map(({ id }) => id);
    await other.store.set(deleteConversationAtom, idOf(other));
    expect(later().items()).toEqual([]);
    const { body } = other.asked.at(-1) ?? {};
    expect(body?.turn_ids).toEqual(expect.arrayContaining(ids));
  });

  it('the list knows what the other has asked since, in its order', async () => {
    const one = newChatReader();
    await ask(one, at('', 'Why?'));
    const other = later();
    const asked = idOf(other);
    other.pass(1_000);
    await ask(other, at('', 'And then?'));
    other.pass(1_000);
    other.store.set(newConversationAtom);
    await ask(other, at('', 'What else?'));
    leavePages();
    one.pass(5_000);
    await ask(one, at('', 'Still here?'));
    leavePages();
    const states = one.states();
    one.store.set(loadAllAtom);
    expect(one.store.get(conversationsAtom)).toMatchObject([
      { id: asked, title: 'Why?', count: 3 },
      { title: 'What else?', count: 1 },
    ]);
    expect(shown(one)).toEqual(['Still here?', 'And then?', 'Why?']);
    expect(one.states()).toEqual([...states, 'completed', 'completed']);
    // It is told of them from now on, too.
    await other.store.set(deleteConversationAtom, asked);
    tellRemoved(one.items().map(({ id }) => id));
    expect(one.store.get(conversationsAtom)).toMatchObject([{ title: 'What else?', count: 1 }]);
  });

  it('lists nothing before it is known whose it is', async () => {
    const one = newChatReader();
    await ask(one, at('', 'Why?'));
    leavePages();
    const other = newChatReader();
    other.store.set(loadAllAtom);
    expect(other.items()).toEqual([]);
  });

  it('an answer that one has whole is no longer paused in the other', async () => {
    const one = newChatReader();
    void one.store.set(sendAtom, at('', 'Why?'));
    await settle();
    await one.turn().say(answer('Because'));
    const other = later();
    expect(other.states()).toEqual(['canceled']);
    await one.turn().say(answer(' of it.', 'end'));
    await one.turn().end();
    leavePages();
    tellStored();
    expect(other.states()).toEqual(['completed']);
    expect(other.items()).toEqual(one.items());
  });

  it('what one removes leaves the other, which asks what comes next anew', async () => {
    const one = newChatReader();
    await ask(one, at('', 'Why?'));
    const other = later();
    other.store.set(showConversationAtom, idOf(other));
    const ids = other.items().map(({ id }) => id);
    await one.store.set(deleteConversationAtom, idOf(one));
    tellRemoved(ids);
    expect(other.items()).toEqual([]);
    await ask(other, at('', 'And then?'));
    expect(shown(other)).toEqual(['And then?']);
    expect(later().items()).toHaveLength(1);
  });

  it('an answer in progress ends when the other removes its conversation', async () => {
    const one = newChatReader();
    void one.store.set(sendAtom, at('', 'Why?'));
    await settle();
    await one.turn().say(answer('Because'));
    leavePages();
    const ids = one.items().map(({ id }) => id);
    localStorage.clear();
    tellRemoved(ids);
    await settle();
    expect(one.turn().isLeft()).toBe(true);
    expect(later().items()).toEqual([]);
  });

  it('a page restored from the background notices the removal', async () => {
    const one = newChatReader();
    await ask(one, at('', 'Why?'));
    leavePages();
    localStorage.clear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(one.items()).toEqual([]);
  });

  it('removing part of a conversation elsewhere keeps the rest of it', async () => {
    const one = newChatReader();
    await ask(one, at('', 'Why?'));
    await ask(one, at('', 'And then?'));
    leavePages();
    const [, first] = one.items().map(({ id }) => id);
    localStorage.removeItem(`chatbot_history:${first}`);
    tellRemoved([first ?? '']);
    expect(shown(one)).toEqual(['And then?']);
  });

  it('an answer written here is not replaced by what the other has stored of it', async () => {
    const one = newChatReader();
    void one.store.set(sendAtom, at('', 'Why?'));
    await settle();
    await one.turn().say(answer('Because'));
    leavePages();
    tellStored();
    expect(one.states()).toEqual(['streaming']);
  });
});

it('a tab continues its own conversation, whatever is opened in another', async () => {
  const one = newChatReader();
  await ask(one, at('', 'Why?'));
  const own = session(one);
  const other = newChatReader();
  other.store.set(enterPlaceAtom, '');
  // The random numbers of both tabs are equal: the first one is taken.
  other.store.set(newConversationAtom);
  other.store.set(newConversationAtom);
  await ask(other, at('', 'What else?'));
  expect(session(other)).not.toBe(own);
  await ask(one, at('', 'And then?'));
  expect(session(one)).toBe(own);
  expect(shown(one)).toEqual(['And then?', 'Why?']);
});

describe('a conversation and who reads', () => {
  /** A later page of this browser, opened by somebody. */
  function opened(id: string | undefined, unsure = false) {
    leavePages();
    const reader = newChatReader();
    reader.store.set(readerAtom, id === undefined ? undefined : { id });
    reader.store.set(unsureAtom, unsure);
    reader.store.set(openHistoryAtom);
    return reader;
  }

  it.each([
    ['a guest goes on as the account that the guest signs in with', undefined, 'u1', 2],
    ['one reader goes on after another sign-in of theirs', 'u1', 'u1', 2],
    ['one reader is nothing to the next', 'u1', 'u2', 1],
  ])('that of %s', async (_, before, after, count) => {
    const page = opened(before);
    await ask(page, at('', 'Why?'));
    page.store.set(readerAtom, { id: after });
    await ask(page, at('', 'And then?'));
    expect(page.items()).toHaveLength(count);
    expect(opened(after).items()).toHaveLength(count);
  });

  it('that another has left on the device is not shown, and gone', async () => {
    await ask(opened('u1'), at('', 'Why?'));
    expect(opened('u2').items()).toEqual([]);
    expect(opened('u1').items()).toEqual([]);
  });

  it('is neither shown nor forgotten while nobody knows who reads', async () => {
    await ask(opened('u1'), at('', 'Why?'));
    const unsure = opened(undefined, true);
    expect(unsure.items()).toEqual([]);
    expect(unsure.store.get(historyOpenAtom)).toBe(false);
    expect(opened('u1').items()).toHaveLength(1);
  });
});

it('signing out removes the whole conversation, and the next question is visible', async () => {
  const reader = newChatReader();
  reader.store.set(newConversationAtom);
  await ask(reader, at('', 'Why?'));
  const own = session(reader);
  reader.store.set(forgetChatAtom);
  expect(shown(reader)).toEqual([]);
  expect(reader.store.get(historyOpenAtom)).toBe(false);
  await ask(reader, at('', 'And me?'));
  expect(shown(reader)).toEqual(['And me?']);
  expect(session(reader)).not.toBe(own);
});
