/** @jest-environment ./tests/dom-with-fetch.mjs */
import { chatContextChars, chatInputChars } from '@/lib/model/limits/chat';
import { afterBackEntries } from '@/lib/browser/history/back-entry';
import { askAboutAtom } from '@/lib/state/chat/ask-about';
import { openItemsAtom } from '@/lib/state/chat/conversations';
import { loadQuotaAtom, quotaAtom } from '@/lib/state/chat/quota';
import { startConversationAtom } from '@/lib/state/chat/start-conversation';
import { openTabAtom } from '@/lib/state/feed/tabs';
import { dropPopupsAtom, openPopupAtom, popupsAtom, type Popup } from '@/lib/state/page/popups';
import { newReader, type Answer } from '../reader';
import { answer, leavePages, newChatReader, settle } from '../chat-reader';

const stores: ReturnType<typeof newChatReader>['store'][] = [];

beforeEach(() => {
  leavePages();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(window.history.state, '', '/m/news/detail?id=e9');
});
// One history is behind all pages.
afterEach(async () => {
  for (const store of stores.splice(0)) store.set(dropPopupsAtom);
  await new Promise<void>((resolve) => afterBackEntries(resolve));
});

const touched = { chat_type: 'reference' as const, input: 'So it is.', event_id: 'e1' };

/** A page with these popups open, the last one on top. */
function page(...popups: Popup[]) {
  const reader = newChatReader();
  stores.push(reader.store);
  for (const popup of popups) reader.store.set(openPopupAtom, popup);
  return {
    ...reader,
    open: () =>
      reader.store
        .get(popupsAtom)
        .filter((one) => one.open)
        .map(({ popup }) => popup),
    ask: async (more: object = {}) => {
      void reader.store.set(askAboutAtom, { ...touched, ...more });
      await settle();
      return reader.turns.at(-1)?.call.body;
    },
  };
}

it('what is asked about goes with where it stands and where it is asked', async () => {
  const { ask, store, open } = page();
  store.set(openTabAtom, 'technology');
  expect(await ask({ content: 'A sentence.' })).toMatchObject({
    ...{ input: 'So it is.', chat_type: 'reference', event_id: 'e1' },
    context: { content: 'A sentence.', eventId: 'e9', tab: 'technology' },
  });
  expect(open()).toEqual([{ kind: 'chat', asked: true }]);
});

it('over no article it is asked at the list, and without words of its own', async () => {
  window.history.replaceState(window.history.state, '', '/m/news');
  expect(await page().ask()).toMatchObject({ context: { content: '', eventId: '' } });
});

it('what is too long is cut to what the service takes', async () => {
  const long = 'x'.repeat(chatInputChars + chatContextChars);
  const body = await page().ask({ input: long, content: long });
  expect(body).toMatchObject({
    input: long.slice(0, chatInputChars),
    context: { content: long.slice(0, chatContextChars) },
  });
});

it.each<[string, Popup, number]>([
  ['the sheet of a sentence gives way', { kind: 'passage', passage: 'p', sources: [] }, 1],
  ['that of a number gives way', { kind: 'evidence', sentence: 's', quotes: [] }, 1],
  ['any other popup stays beneath', { kind: 'shortcuts' }, 2],
])('%s', async (_, popup, count) => {
  const { ask, open } = page(popup);
  await ask();
  expect(open()).toHaveLength(count);
  expect(open().at(-1)?.kind).toBe('chat');
});

it('a sheet that lies beneath another popup stays', async () => {
  const { ask, open } = page({ kind: 'passage', passage: 'p', sources: [] }, { kind: 'mutes' });
  await ask();
  expect(open().map(({ kind }) => kind)).toEqual(['passage', 'mutes', 'chat']);
});

it('a new conversation opens the assistant afresh; where it is open, what was said is put aside', async () => {
  const { ask, turn, store, open } = page();
  await store.set(startConversationAtom);
  expect(open()).toEqual([{ kind: 'chat', fresh: true }]);
  await ask();
  await turn().say(answer('Yes.', 'end'));
  await turn().end();
  expect(store.get(openItemsAtom)).toHaveLength(1);
  await store.set(startConversationAtom);
  expect(store.get(openItemsAtom)).toEqual([]);
  expect(open()).toHaveLength(1);
});

it('what is left of the questions stays known where it is not told anew', async () => {
  let told: Answer = 'broken';
  const { store } = newReader(() => told);
  await store.set(loadQuotaAtom);
  expect(store.get(quotaAtom)).toBeUndefined();
  told = { body: { code: 0, data: { most: 5, left: 3, free_at: 1 } } };
  await store.set(loadQuotaAtom);
  const known = store.get(quotaAtom);
  expect(known).toBeDefined();
  for (told of ['broken', { body: { code: 0 } }] as const) await store.set(loadQuotaAtom);
  expect(store.get(quotaAtom)).toEqual(known);
});
