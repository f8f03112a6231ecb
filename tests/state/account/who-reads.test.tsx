/** @jest-environment ./tests/dom-with-fetch.mjs */
// A page rendered while the login service was unavailable: there may be a reader, whose data on
// this device must wait for them.
import { writeCache } from '@/lib/browser/storage/cache';
import { claimConversation } from '@/lib/browser/chat/chat-owner';
import { draftOf } from '@/lib/browser/storage/draft';
import { keepSet, readKeptSet } from '@/lib/browser/offline/kept';
import { keepList, readList } from '@/lib/browser/feed/list-cache';
import { keepUnsent, readOutbox } from '@/lib/browser/offline/outbox';
import { storedKeys, writeStored } from '@/lib/browser/storage/storage';
import { builtInTabs } from '@/lib/model/feed/tabs';
import { resendMostMs } from '@/lib/model/offline/resend-wait';
import { keptForKey } from '@/lib/model/offline/storage-keys';
import { askWhoReadsAtom, whoReadsTimerAtom } from '@/lib/state/account/who-reads';
import { openHistoryAtom } from '@/lib/state/chat/chat';
import { loadFeedAtom } from '@/lib/state/feed/load-feed';
import { takeListsAtom } from '@/lib/state/feed/begin-lists';
import { restoreFeedsAtom, startOverAtom } from '@/lib/state/feed/start-feeds';
import { tabsAtom } from '@/lib/state/feed/tabs';
import { claimOfflineAtom } from '@/lib/state/offline/begin-offline';
import { siteAtom } from '@/lib/state/page/deployment';
import { readerAtom, unsureAtom } from '@/lib/state/page/reader';
import { initInterestsAtom } from '@/lib/state/personal/interests';
import { handTimer } from '@/tests/hand-timer';
import { MemoryCaches } from '@/tests/memory-caches';
import { sampleEntry } from '@/tests/model/entry-sample';
import { until } from '@/tests/until';
import { listOf, newReader, type Answer } from '../reader';

const away: Answer = { status: 503, body: {} };
const nobody: Answer = { body: { code: 0, status: false, data: null } };
const ana: Answer = { body: { code: 0, status: true, data: { user_id: 'u1', name: 'Ana' } } };
const patience = new AbortController().signal;

/** The page, and the data that reader u1 left on this device. */
async function unsurePage(answers: Answer[] = []) {
  const { store, asked } = newReader(({ name }) => {
    if (name === 'ListEvents') return listOf(['fresh']);
    return (name === 'CheckLogin' && answers.shift()) || away;
  });
  store.set(siteAtom, { ...store.get(siteAtom), offline: { build: 'b1' } });
  store.set(tabsAtom, builtInTabs.slice(0, 1));
  store.set(unsureAtom, true);
  const page = { ...{ events: [sampleEntry({ id: 'mine' })], has_more: false, session_end: true } };
  keepList('recommend', { page: { ...page, session_id: 's', next_cursor: '' }, at: 1 }, 'u1');
  claimConversation('u1');
  writeCache('chatbot_history', 'x', { id: 'x' }, Date.now());
  draftOf('comment:e1').keep('typed');
  writeStored(keptForKey, 'en u1');
  const mark = { call: 'MarkUserRead', input: { event_id: 'e1' }, before: {}, after: {} } as const;
  keepUnsent({ owner: 'u1', id: 'e1', ...mark });
  await keepSet({ kind: 'topic', id: 't1', at: 1, items: [], events: [], size: 0, whole: true });
  return { store, asked };
}

/** What remains of that data. */
const left = async () => ({
  storage: storedKeys().filter((key) => key !== 'outbox' && key !== 'device_id'),
  typed: storedKeys('sessionStorage'),
  list: readList('recommend', 'u1')?.page.events.map(({ id }) => id),
  waits: readOutbox().map(({ owner }) => owner),
  topic: (await readKeptSet('topic', 't1')) !== undefined,
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(window, { caches: new MemoryCaches() });
  const registration = { active: { postMessage: () => undefined } };
  const found = async () => registration;
  const worker = Object.assign(new EventTarget(), { register: found, getRegistration: found });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'caches');
});

it('until the reader is known everything stays, and nothing is sent for anybody', async () => {
  const { store, asked } = await unsurePage();
  const before = await left();
  expect(store.set(takeListsAtom)).toBe(false);
  await store.set(restoreFeedsAtom);
  await store.set(loadFeedAtom, 'recommend', 'refresh');
  store.set(openHistoryAtom);
  await store.set(claimOfflineAtom);
  expect(await store.set(initInterestsAtom)).toBe('skipped');
  expect(await left()).toEqual(before);
  expect(asked.map(({ name }) => name)).toEqual(['ListEvents']);
});

it('a known reader has all data, and lists of their own', async () => {
  const { store } = await unsurePage();
  const before = await left();
  store.set(takeListsAtom);
  store.set(unsureAtom, false);
  store.set(readerAtom, { id: 'u1' });
  expect(store.set(takeListsAtom)).toBe(true);
  await store.set(startOverAtom, patience);
  store.set(openHistoryAtom);
  expect(await left()).toMatchObject({ ...before, list: ['fresh'] });
});

it('asks again after ever longer pauses until the answer is known', async () => {
  const { store, asked } = await unsurePage([away, 'broken', { body: { code: 0 } }, ana]);
  const { timer, waiting, advance } = handTimer();
  store.set(whoReadsTimerAtom, { timer });
  store.set(askWhoReadsAtom);
  for (const asks of [1, 2, 3]) {
    await until(() => waiting() === 1);
    expect(asked).toHaveLength(asks);
    expect(store.get(unsureAtom)).toBe(true);
    advance(resendMostMs);
  }
  await until(() => !store.get(unsureAtom));
  expect(store.get(readerAtom)).toMatchObject({ id: 'u1', name: 'Ana' });
  expect(waiting()).toBe(0);
});

it('a guest is a known answer, too', async () => {
  const { store } = await unsurePage([nobody]);
  store.set(askWhoReadsAtom);
  await until(() => !store.get(unsureAtom));
  expect(store.get(readerAtom)).toBeUndefined();
});

it('stops asking once the page has navigated', async () => {
  const { store, asked } = await unsurePage([away]);
  const { timer, waiting } = handTimer();
  store.set(whoReadsTimerAtom, { timer });
  const stop = store.set(askWhoReadsAtom);
  await until(() => waiting() === 1);
  stop();
  expect(waiting()).toBe(0);
  expect(asked).toHaveLength(1);
});
