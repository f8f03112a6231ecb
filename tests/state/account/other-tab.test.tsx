/** @jest-environment ./tests/dom-with-fetch.mjs */
import { openChatHistory } from '@/lib/browser/chat/chat-history';
import { readIds } from '@/lib/browser/feed/read-list';
import { addReadId } from '@/lib/browser/feed/keep-read';
import { readerKey } from '@/lib/model/wire/further-keys';
import { followTabsAtom, reloadAtom } from '@/lib/state/account/other-tab';
import { sendAtom } from '@/lib/state/chat/chat';
import { chatDraftAtom } from '@/lib/state/chat/chat-draft';
import { callAtom } from '@/lib/state/page/service';
import { readerAtom } from '@/lib/state/page/reader';
import { answer, leavePages, newChatReader, settle } from '../chat-reader';

let stop: () => void;

/** A tab of `reader` in a browser whose session now belongs to `now`. */
function tab(reader: string | undefined, now: { reader: string | undefined } | 'broken') {
  const chat = newChatReader(({ path }) => {
    if (path !== '/api/login/v1/check_login') return undefined;
    if (now === 'broken') return 'broken';
    const data = now.reader === undefined ? null : { user_id: now.reader };
    return Response.json({ code: 0, status: now.reader !== undefined, data });
  });
  const { store } = chat;
  store.set(readerAtom, reader === undefined ? undefined : { id: reader });
  const reload = jest.fn();
  store.set(reloadAtom, { reload });
  stop = store.set(followTabsAtom);
  return { ...chat, reload };
}

/** Another tab announces its reader. */
async function told(reader: string) {
  localStorage.setItem(readerKey, reader);
  window.dispatchEvent(new StorageEvent('storage', { key: readerKey }));
  for (let n = 0; n < 4; n += 1) await settle();
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.style.visibility = '';
});
afterEach(() => {
  stop();
  leavePages();
});

it('a tab announces its reader to the others', () => {
  tab('u1', { reader: 'u1' });
  expect(localStorage.getItem(readerKey)).toBe('u1');
  tab(undefined, { reader: undefined });
  expect(localStorage.getItem(readerKey)).toBe('');
});

it.each([
  ['a sign-out', undefined],
  ['another sign-in', 'u2'],
])('%s in another tab empties this one, which sends nothing more', async (_, reader) => {
  const { store, reload, turn, turns, asked } = tab('u1', { reader });
  store.set(chatDraftAtom, 'Half a quest');
  addReadId('e1');
  const context = { content: '', eventId: '', tab: 'recommend' };
  void store.set(sendAtom, { input: 'Why?', chat_type: 'chat', context });
  await settle();
  await turn().say(answer('Because'));
  // The other tab and its reader have a conversation of their own by now.
  localStorage.clear();
  await told(reader ?? '');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(document.documentElement.style.visibility).toBe('hidden');
  expect(turns).toHaveLength(1);
  leavePages();
  expect(openChatHistory().load().items).toEqual([]);
  expect(sessionStorage.getItem('chat_draft')).toBeNull();
  expect(readIds()).toEqual([]);
  const before = asked.length;
  void store.set(callAtom)('IsFirstlyLogin', {}, { quiet: true });
  await settle();
  expect(asked).toHaveLength(before);
});

it('a guest who signs in in another tab keeps typed text', async () => {
  const { store, reload } = tab(undefined, { reader: 'u1' });
  store.set(chatDraftAtom, 'Half a quest');
  await told('u1');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem('chat_draft')).toBe('Half a quest');
});

it('a tab checks its reader when it becomes visible again', async () => {
  const { reload } = tab('u1', { reader: undefined });
  localStorage.setItem(readerKey, '');
  document.dispatchEvent(new Event('visibilitychange'));
  for (let n = 0; n < 4; n += 1) await settle();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('an announcement that the service does not confirm changes nothing', async () => {
  const { reload } = tab('u1', { reader: 'u1' });
  await told('');
  expect(reload).not.toHaveBeenCalled();
  expect(localStorage.getItem(readerKey)).toBe('u1');
  stop();
  const away = tab('u1', 'broken');
  await told('u2');
  expect(away.reload).not.toHaveBeenCalled();
});

it('the same reader in both tabs causes no request', async () => {
  const { asked } = tab('u1', { reader: 'u1' });
  await told('u1');
  expect(asked).toEqual([]);
});
