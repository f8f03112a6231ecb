/** @jest-environment ./tests/dom-with-fetch.mjs */
import { keepArticle, readKeptArticle, readKeptSet } from '@/lib/browser/offline/kept';
import { newsEvent } from '@/lib/contract';
import { keepRequests } from '@/lib/state/offline/keep-article';
import {
  keepFavoritesAtom,
  keptChangesAtom,
  keptFavorites,
} from '@/lib/state/offline/keep-favorites';
import { noticesAtom } from '@/lib/state/page/notices';
import { loggingOutAtom, readerAtom } from '@/lib/state/page/reader';
import { MemoryCaches } from '@/tests/memory-caches';
import { sampleEntry } from '@/tests/model/entry-sample';
import { newReader, type Answer, type Asked } from '../reader';

beforeEach(() => Object.assign(window, { caches: new MemoryCaches() }));

const told = (id: string, version = 'v1') => ({
  ...sampleEntry({ id }),
  event_version_id: version,
});
const article = (id: string, version?: string): Answer => ({
  body: { code: 0, data: told(id, version) },
});

type Page = { ids: string[]; next?: string; more?: boolean };

/** A reader whose favorites are listed in these pages, each under the cursor before it. */
function reader(
  pages: Record<string, Page>,
  detail: (id: string) => Answer | Promise<Answer> = article,
) {
  const list = ({ input }: Asked): Answer => {
    const page = pages[String(input.cursor)];
    if (!page) return { status: 500, body: { base_resp: { error_code: 500 } } };
    const { ids, next, more = next !== undefined } = page;
    const data = { events: ids.map((id) => told(id)), has_more: more, next_cursor: next };
    return { body: { code: 0, data } };
  };
  const made = newReader((asked) =>
    asked.name === 'ListCollectEvents' ? list(asked) : detail(String(asked.input.event_id)),
  );
  made.store.set(readerAtom, { id: 'u1' });
  return {
    ...made,
    keep: () => made.store.set(keepFavoritesAtom),
    listed: () =>
      made.asked
        .filter(({ name }) => name === 'ListCollectEvents')
        .map(({ input }) => input.cursor),
    fetched: () =>
      made.asked.filter(({ name }) => name === 'GetEventDetail').map(({ input }) => input.event_id),
  };
}

const kept = () => readKeptSet('favourites', 'u1');
const keptIds = async () => (await kept())?.events.map(({ id }) => id);
const many = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => `e${first + at}`);

describe('which favorites are kept', () => {
  it.each<[string, Record<string, Page>, string[], string[]]>([
    ['of one page', { '': { ids: ['e1', 'e2'] } }, [''], ['e1', 'e2']],
    [
      'of all pages, in their order',
      { '': { ids: ['e1'], next: 'b' }, b: { ids: ['e2'], next: 'c' }, c: { ids: ['e3'] } },
      ['', 'b', 'c'],
      ['e1', 'e2', 'e3'],
    ],
    [
      'up to the page that says it is the last',
      { '': { ids: ['e1'], next: 'b', more: false }, b: { ids: ['e2'] } },
      [''],
      ['e1'],
    ],
    [
      'up to a page that names no other',
      { '': { ids: ['e1'], next: '', more: true } },
      [''],
      ['e1'],
    ],
    [
      'up to a page that names itself',
      { '': { ids: ['e1'], next: 'b' }, b: { ids: ['e2'], next: 'b' } },
      ['', 'b'],
      ['e1', 'e2'],
    ],
    [
      'the newest ones, and no page is asked for once there are enough',
      {
        '': { ids: many(0, keptFavorites - 1), next: 'b' },
        b: { ids: many(keptFavorites - 1, 1), next: 'c' },
        c: { ids: ['late'] },
      },
      ['', 'b'],
      many(0, keptFavorites),
    ],
    [
      'never more than there is room for',
      { '': { ids: many(0, keptFavorites + 5), next: 'b' }, b: { ids: ['late'] } },
      [''],
      many(0, keptFavorites),
    ],
  ])('%s', async (_, pages, cursors, ids) => {
    const { keep, listed, fetched } = reader(pages);
    await keep();
    expect(listed()).toEqual(cursors);
    expect(await keptIds()).toEqual(ids);
    expect(fetched().sort()).toEqual([...ids].sort());
    expect(await kept()).toMatchObject({ whole: true });
  });

  it('what is kept as it is listed is not kept again', async () => {
    const { keep, store } = reader({ '': { ids: ['e1'] } });
    await keep();
    const changes = store.get(keptChangesAtom);
    await keep();
    expect(store.get(keptChangesAtom)).toBe(changes);
  });

  it('none of a guest, of whom nothing is asked', async () => {
    const { keep, asked, store } = reader({ '': { ids: ['e1'] } });
    store.set(readerAtom, undefined);
    await keep();
    expect(asked).toEqual([]);
  });

  it('none of a reader who leaves while they are listed', async () => {
    const { keep, store, fetched } = reader({ '': { ids: ['e1'] } });
    const done = keep();
    store.set(loggingOutAtom, true);
    await done;
    expect(await kept()).toBeUndefined();
    expect(fetched()).toEqual([]);
  });

  it('what was kept stays, and nobody is told, where the list does not come', async () => {
    await reader({ '': { ids: ['e1'] } }).keep();
    const refused = reader({});
    await refused.keep();
    const half = reader({ '': { ids: ['e2'], next: 'b' } });
    await half.keep();
    expect(await keptIds()).toEqual(['e1']);
    expect([refused, half].flatMap(({ store }) => store.get(noticesAtom))).toEqual([]);
  });

  it('what is saved no longer goes, with its article', async () => {
    await reader({ '': { ids: ['e1', 'e2'] } }).keep();
    const { keep, fetched } = reader({ '': { ids: ['e2'] } });
    await keep();
    expect(await keptIds()).toEqual(['e2']);
    expect(await readKeptArticle('e1')).toBeUndefined();
    expect(fetched()).toEqual([]);
    const last = reader({ '': { ids: [] } });
    await last.keep();
    expect(await kept()).toBeUndefined();
    expect(last.store.get(keptChangesAtom)).toBe(1);
    await last.keep();
    expect(last.store.get(keptChangesAtom)).toBe(1);
  });
});

describe('the articles of what is kept', () => {
  it('count with all their characters, whether they came now or were there', async () => {
    await keepArticle(newsEvent.parse(told('e1')));
    const { keep, fetched } = reader({ '': { ids: ['e1', 'e2'] } });
    await keep();
    expect(fetched()).toEqual(['e2']);
    const sizes = await Promise.all(['e1', 'e2'].map(readKeptArticle));
    expect((await kept())?.size).toBe(
      sizes.map((one) => JSON.stringify(one).length).reduce((a, b) => a + b),
    );
  });

  it('one that was taken down is none, and nothing is missing', async () => {
    const { keep, store } = reader({ '': { ids: ['e1'] } }, () => ({ body: { code: 4 } }));
    await keep();
    expect(await kept()).toMatchObject({ whole: true, size: 0 });
    expect(await readKeptArticle('e1')).toBeUndefined();
    expect(store.get(noticesAtom)).toEqual([]);
  });

  it.each<[string, Answer]>([
    ['that does not come', 'broken'],
    ['that comes without data', { body: {} }],
  ])('one %s is tried again the next time, and the others stay', async (_, answer) => {
    let fails = true;
    const { keep, fetched, store } = reader({ '': { ids: ['e1', 'e2'] } }, (id) =>
      fails && id === 'e1' ? answer : article(id),
    );
    await keep();
    expect(await kept()).toMatchObject({
      whole: false,
      size: JSON.stringify(await readKeptArticle('e2')).length,
    });
    expect(store.get(noticesAtom)).toEqual([]);
    fails = false;
    await keep();
    expect(fetched()).toEqual(['e1', 'e2', 'e1']);
    expect(await kept()).toMatchObject({ whole: true });
  });

  it('are fetched a few at a time', async () => {
    let running = 0;
    let most = 0;
    const { keep } = reader({ '': { ids: many(0, 10) } }, async (id) => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 0));
      running -= 1;
      return article(id);
    });
    await keep();
    expect(most).toBe(keepRequests);
  });

  it('of a reader who leaves meanwhile are neither kept nor told as kept', async () => {
    const made = reader({ '': { ids: ['e1'] } }, (id) => {
      made.store.set(loggingOutAtom, true);
      return article(id);
    });
    await made.keep();
    expect(await kept()).toMatchObject({ whole: false });
    expect(await readKeptArticle('e1')).toBeUndefined();
  });
});
