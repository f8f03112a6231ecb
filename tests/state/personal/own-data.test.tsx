/** @jest-environment ./tests/dom-with-fetch.mjs */
import { keepLeft } from '@/lib/browser/account/left-at';
import { claimConversation } from '@/lib/browser/chat/chat-owner';
import { dropTaken, keepUnsent } from '@/lib/browser/offline/outbox';
import { writeCache } from '@/lib/browser/storage/cache';
import { keepSearch } from '@/lib/browser/storage/recent-searches';
import { ownDataSections } from '@/lib/model/account/own-data';
import { exportOwnDataAtom } from '@/lib/state/personal/own-data';
import { noticesAtom } from '@/lib/state/page/notices';
import { readerAtom } from '@/lib/state/page/reader';
import { savedFiles, type SavedFile } from '@/tests/saved-files';
import { newReader, type Answer, type Asked } from '../reader';

let files: readonly SavedFile[] = [];

beforeEach(() => {
  localStorage.clear();
  files = savedFiles();
});
afterEach(() => jest.restoreAllMocks());

const page = (items: unknown[], next_cursor = ''): Answer => ({
  body: { code: 0, data: { items, has_more: next_cursor !== '', next_cursor } },
});
const own = {
  addresses: [{ kind: 'email', address: 'maria@example.org' }],
  ...{ has_password: true, birthday: '1990-01-01', region: 'sg', joined_at: 1 },
};
const sessions = [{ id: 's1', method: 'email', begun_at: 1, seen_at: 2, here: true }];
const rows = ({ name, input }: Asked): Answer => {
  if (name === 'GetCustomizeInfo') {
    return { body: { code: 0, customize_info: { personalized_recommend: false } } };
  }
  if (name === 'GetAccount') return { body: { code: 0, data: own } };
  if (name === 'ListSessions') return { body: { code: 0, data: { sessions } } };
  if (input.section !== 'likes') return page([{ of: input.section }]);
  return { '': page([{ n: 1 }], 'c1'), c1: page([{ n: 2 }]) }[String(input.cursor)] ?? 'broken';
};

it("the export contains every part, page by page, and this device's data", async () => {
  localStorage.setItem('chatbot_history:1', '{"type":"chatbot_history","date":1,"data":{"q":"?"}}');
  localStorage.setItem('news_list:recommend', '{"large":"list"}');
  const { store, asked } = newReader(rows);
  store.set(readerAtom, { id: 'u1', name: 'Maria' });
  const steps: number[] = [];
  await store.set(exportOwnDataAtom, new AbortController().signal, (done) => steps.push(done));
  expect(files).toHaveLength(1);
  expect(files[0]?.name).toMatch(/^cubewire-data-\d{4}-\d\d-\d\d\.json$/);
  const file = JSON.parse((await files[0]?.text) ?? '');
  expect(file).toMatchObject({
    format: 'cubewire-own-data-1',
    account: { user_id: 'u1', name: 'Maria', ...own, sessions },
    likes: [{ n: 1 }, { n: 2 }],
    recommendations: { personalized_recommend: false },
    device: { storage: { 'chatbot_history:1': { data: { q: '?' } } } },
  });
  for (const section of ownDataSections.filter((name) => name !== 'likes')) {
    expect(file[section]).toEqual([{ of: section }]);
  }
  expect(Object.keys(file.device.storage)).not.toContain('news_list:recommend');
  expect(asked).toHaveLength(ownDataSections.length + 4);
  expect(steps).toEqual(ownDataSections.map((_, index) => index));
});

describe('what a previous reader has left on this device', () => {
  /** Everything there that is somebody's, and what is nobody's. */
  function leaveBehind(owner: string | undefined) {
    keepSearch(owner, 'clinic near me');
    keepLeft(owner, 1);
    const input = { operate_type: 1, operate_event_ids: ['e1'], session_id: '' };
    const mark = { call: 'LikeFeedBack', id: 'e1', input, before: {}, after: {} } as const;
    const taken = keepUnsent({ owner: owner ?? '', ...mark });
    dropTaken([taken.key]);
    keepUnsent({ owner: owner ?? '', ...mark });
    claimConversation(owner);
    writeCache('chatbot_history', 'x', { question: 'a private one' }, 1);
    localStorage.setItem('listen_rate', '1.5');
  }
  async function exported(reader: string | undefined) {
    const { store } = newReader(rows);
    store.set(readerAtom, reader === undefined ? undefined : { id: reader });
    await store.set(exportOwnDataAtom, new AbortController().signal, () => undefined);
    return JSON.parse((await files[0]?.text) ?? '').device.storage;
  }
  const everybodys = { listen_rate: 1.5 };

  it.each([['u1'], [undefined]])('is not in the export of %s', async (reader) => {
    leaveBehind('u2');
    keepUnsent({
      ...{ owner: reader ?? '', call: 'MarkUserRead', id: 'mine' },
      ...{ input: { event_id: 'mine' }, before: {}, after: {} },
    });
    const storage = await exported(reader);
    expect(storage).toMatchObject({ ...everybodys, outbox: [{ id: 'mine' }], taken: [] });
    expect(JSON.stringify(storage)).not.toMatch(/u2|clinic|private/);
  });

  it.each([['u1'], [undefined]])('is, where that was %s themselves', async (reader) => {
    leaveBehind(reader);
    const owner = reader ?? '';
    expect(await exported(reader)).toMatchObject({
      ...everybodys,
      outbox: [{ owner }],
      taken: [{ owner }],
      recent_searches: { searches: ['clinic near me'] },
      left_at: { at: 1 },
      'chatbot_history:x': { data: { question: 'a private one' } },
    });
  });
});

it('a guest’s has no account', async () => {
  const { store } = newReader(rows);
  await store.set(exportOwnDataAtom, new AbortController().signal, () => undefined);
  expect(JSON.parse((await files[0]?.text) ?? '').account).toBeNull();
});

it('leaves out what a login service of the site’s own does not know; an unavailable one gives no file', async () => {
  const save = (answer: Answer) => {
    const { store } = newReader((asked) => (asked.name === 'GetAccount' ? answer : rows(asked)));
    store.set(readerAtom, { id: 'u1', name: 'Maria' });
    return store.set(exportOwnDataAtom, new AbortController().signal, () => undefined);
  };
  await save({ status: 404, body: { code: 404, base_resp: { error_code: 404 } } });
  const { account } = JSON.parse((await files[0]?.text) ?? '');
  expect(account).toEqual({ user_id: 'u1', name: 'Maria', sessions });
  await expect(save('broken')).rejects.toThrow();
  expect(files).toHaveLength(1);
});

it('a part that does not load gives no file', async () => {
  const { store } = newReader((asked) =>
    asked.input.section === 'chats' ? 'broken' : rows(asked),
  );
  const saving = store.set(exportOwnDataAtom, new AbortController().signal, () => undefined);
  await expect(saving).rejects.toThrow();
  expect(files).toEqual([]);
  // Who asked for it is told where they asked, once.
  expect(store.get(noticesAtom)).toEqual([]);
});

it('closing it midway gives no file either', async () => {
  const leaving = new AbortController();
  const { store } = newReader((asked) => {
    if (asked.input.section === 'interests') leaving.abort();
    return rows(asked);
  });
  const saving = store.set(exportOwnDataAtom, leaving.signal, () => undefined);
  await expect(saving).rejects.toThrow();
  expect(files).toEqual([]);
});

it('a service that repeats its cursor does not loop forever', async () => {
  const { store, asked } = newReader(() => page([], 'same'));
  await store.set(exportOwnDataAtom, new AbortController().signal, () => undefined);
  expect(asked).toHaveLength(ownDataSections.length * 2 + 1);
});

it('has what stands in the storage as it is, without the number of the device', async () => {
  const stored = { draft: 'no json', history: '[1]', device_id: '42', 'tab_list:all': '[]' };
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  const { store } = newReader(rows);
  await store.set(exportOwnDataAtom, new AbortController().signal, () => undefined);
  const { device, exported_at } = JSON.parse((await files[0]?.text) ?? '');
  expect(device.storage).toMatchObject({ draft: 'no json', history: [1] });
  expect(Object.keys(device.storage)).not.toContain('device_id');
  expect(Object.keys(device.storage)).not.toContain('tab_list:all');
  expect(device.settings).toMatchObject({ language: 'en' });
  expect(files[0]?.name).toContain(exported_at.slice(0, 10));
});

it.each<[string, Answer, boolean]>([
  ['that refuses', { body: { base_resp: { error_code: 9 } } }, true],
  ['that has no such call', { status: 404, body: {} }, true],
  ['that fails', { status: 500, body: {} }, false],
  ['that fails in its own words', { status: 503, body: { base_resp: { error_code: 503 } } }, false],
])(
  'of a login service %s the file is whole without it, or there is none',
  async (_, answer, is) => {
    for (const failing of ['GetAccount', 'ListSessions']) {
      const { store } = newReader((asked) => (asked.name === failing ? answer : rows(asked)));
      store.set(readerAtom, { id: 'u1', name: 'Maria' });
      const before = files.length;
      const saving = store.set(exportOwnDataAtom, new AbortController().signal, () => undefined);
      await saving.catch(() => undefined);
      expect(files.length - before).toBe(is ? 1 : 0);
    }
  },
);

it('without its settings there is no file', async () => {
  const { store } = newReader((asked) =>
    asked.name === 'GetCustomizeInfo' ? { body: { code: 9 } } : rows(asked),
  );
  const saving = store.set(exportOwnDataAtom, new AbortController().signal, () => undefined);
  await expect(saving).rejects.toThrow();
  expect(files).toEqual([]);
});

it('a part ends where the service says so, whatever cursor comes along', async () => {
  const { store, asked } = newReader((call) =>
    call.name === 'ExportOwnData'
      ? { body: { code: 0, data: { items: [], has_more: false, next_cursor: 'more' } } }
      : rows(call),
  );
  await store.set(exportOwnDataAtom, new AbortController().signal, () => undefined);
  expect(asked.filter(({ name }) => name === 'ExportOwnData')).toHaveLength(ownDataSections.length);
});
