import fc from '../../fast-check';
import { clusterWindow } from '@/lib/newsroom/cluster/cluster-window';
import { createClusterer } from '@/lib/newsroom/cluster/clusterer';
import { createMemoryPostings } from '@/tests/newsroom/cluster/memory-postings';
import type { Entry, NewEntry, Postings } from '@/lib/newsroom/cluster/postings';
import type { NewArticle } from '@/lib/newsroom/cluster/profile';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import type { Store } from '@/lib/newsroom/store/contract/store';
import { inGatesOr } from '../../gates';
import { onBothEngines } from '../store/engines';
import { generateArticles } from './generated';
import { dayMs, hourMs, noon, toNewArticle } from './new-article';

const entry = (id: string, given: Partial<Entry> = {}): Entry => ({
  article_id: id,
  event_id: 'e_1',
  lang: 'en',
  published_at: 100,
  opened_at: 100,
  source: 'daily tide',
  feed_id: 'f_1',
  headline: 'ferry aground',
  kind: 'story',
  title: new Map([
    ['ferry', 1.2],
    ['^groun', 0.5],
  ]),
  body: new Map(),
  fingerprint: [1, 2, 3],
  things: { '=manila': 1 },
  ...given,
});
const added = (one: Entry, keys: string[], terms: string[] = keys): NewEntry => ({
  entry: one,
  keys,
  terms,
});

function answersAlike(fresh: () => Promise<Postings>): void {
  let postings: Postings;
  beforeAll(async () => {
    postings = await fresh();
    await postings.add(added(entry('a_1'), ['ferry', 'groun'], ['ferry', 'ground', '^groun']));
    await postings.add(added(entry('a_2', { published_at: 200 }), ['ferry']));
    await postings.add(added(entry('a_3', { published_at: 300, event_id: 'e_2' }), ['ferry']));
    await postings.add(added(entry('a_copy', { copy_of: 'a_1', published_at: 250 }), [], []));
    await postings.add(added(entry('a_zh', { lang: 'zh', event_id: 'e_3' }), ['ferry']));
  });

  it('remembers the event of an article', async () => {
    expect(await postings.placed('a_2')).toMatchObject({ event_id: 'e_1' });
    expect(await postings.placed('a_copy')).toMatchObject({ event_id: 'e_1', copy_of: 'a_1' });
    expect(await postings.placed('a_nowhere')).toBeUndefined();
  });

  it('counts the articles of a language and of each of its terms', async () => {
    expect(await postings.frequencies('en', ['ferry', '^groun', 'rocket'])).toEqual({
      articles: 3,
      of: new Map([
        ['ferry', 3],
        ['^groun', 1],
      ]),
    });
    expect(await postings.frequencies('ph', ['ferry'])).toEqual({ articles: 0, of: new Map() });
  });

  it('finds the events under keys within a span, those with the newest articles first', async () => {
    const all = { from: 0, until: 1000 };
    const events = async (...query: Parameters<Postings['eventsUnder']>) =>
      (await postings.eventsUnder(...query)).map(({ key, event_id }) => `${key} ${event_id}`);
    expect((await events('en', ['ferry', 'groun'], all, 9)).sort()).toEqual([
      'ferry e_1',
      'ferry e_1',
      'ferry e_2',
      'groun e_1',
    ]);
    expect(await events('en', ['ferry'], all, 1)).toEqual(['ferry e_2']);
    expect(await events('en', ['ferry'], { from: 100, until: 100 }, 9)).toEqual(['ferry e_1']);
    expect(await events('en', [], all, 9)).toEqual([]);
  });

  it('returns the members of events unchanged, without copies', async () => {
    const members = await postings.membersOf(['e_1', 'e_2'], { from: 0, until: 1000 }, 9);
    expect(members.map(({ article_id }) => article_id).sort()).toEqual(['a_1', 'a_2', 'a_3']);
    expect(members).toContainEqual(entry('a_1'));
    const newest = await postings.membersOf(['e_1'], { from: 0, until: 1000 }, 1);
    expect(newest.map(({ article_id }) => article_id)).toEqual(['a_2']);
    expect(await postings.membersOf(['e_1'], { from: 500, until: 900 }, 9)).toEqual([]);
    expect(await postings.membersOf([], { from: 0, until: 900 }, 9)).toEqual([]);
  });

  it('re-indexes an article whose language and time changed, and does not index a copy', async () => {
    const all = { from: 0, until: 1000 };
    const title = new Map([['barko', 1.2]]);
    const says = {
      ...{ lang: 'ph' as const, published_at: 400, title, body: new Map() },
      ...{ fingerprint: [4], things: {} },
    };
    for (const id of ['a_3', 'a_copy']) {
      await postings.reread(id, { says, terms: ['barko', '^barko'], keys: ['barko'] });
    }
    const under = async (lang: 'en' | 'ph', key: string, span = all) =>
      (await postings.eventsUnder(lang, [key], span, 9)).map(({ event_id }) => event_id);
    expect(await under('en', 'ferry')).toEqual(['e_1', 'e_1']);
    expect(await under('ph', 'barko')).toEqual(['e_2']);
    expect(await under('ph', 'barko', { from: 300, until: 300 })).toEqual([]);
    expect(await postings.membersOf(['e_2'], all, 9)).toEqual([
      entry('a_3', { event_id: 'e_2', ...says }),
    ]);
    expect(await postings.frequencies('ph', ['barko'])).toEqual({
      articles: 1,
      of: new Map([['barko', 1]]),
    });
    await postings.reread('a_3', { says, terms: ['barko'], keys: ['barko'] });
    expect(await under('ph', 'barko')).toEqual(['e_2']);
    expect((await postings.frequencies('ph', [])).articles).toBe(1);
  });
}

/** What the entries contain, with sorted terms, and how they are grouped. */
async function clustered(postings: Postings) {
  const entries = await postings.within({ from: noon - 9 * dayMs, until: noon + 9 * dayMs });
  const terms = entries.flatMap(({ title, body }) => [...title.keys(), ...body.keys()]);
  const frequencies = await postings.frequencies('en', [...new Set(terms)]);
  const groups = clusterWindow(entries, () => frequencies);
  return {
    entries: entries.map((one) => ({ ...one, title: [...one.title], body: [...one.body] })),
    groups: groups.map((group) => group.map(({ article_id }) => article_id)),
  };
}

async function clusteredAgain(store: Pick<Store, 'postings'>, all: readonly NewArticle[]) {
  for (const article of all) await createClusterer().assign(store, article);
  return clustered(store.postings);
}

/** The result of `act` inside a transaction that is rolled back. */
async function undone<T>(store: OpenStore, act: (tx: Store) => Promise<T>): Promise<T> {
  const found: T[] = [];
  const isOver = new Error('over');
  const ended = store.transaction(async (tx) => {
    found.push(await act(tx));
    throw isOver;
  });
  await expect(ended).rejects.toBe(isOver);
  const [answer] = found;
  if (answer === undefined) throw new Error('nothing was found');
  return answer;
}

// Phrases with years and small numbers in the middle, as in headlines.
const phrase = fc.constantFrom(
  ...['World Cup 2026', 'iPhone 17 Pro', 'Asean Summit 2026', 'Apollo 13', '2025 Nobel Prize'],
  ...['Trump attends opener', 'FIFA delays ticket lottery', '7 rescued off Siquijor', '1,250'],
  ...['Senate passes rice bill', 'U.S. 20 years on', '__proto__ constructor 3', 'Boeing 737 crash'],
);
const phrases = (most: number) =>
  fc.array(phrase, { minLength: 1, maxLength: most }).map((all) => all.join(' '));
const reports = fc
  .array(
    fc.record({
      title: phrases(3),
      paragraphs: fc.array(phrases(9), { maxLength: 1 }),
      source: fc.constantFrom('A', 'B', 'C'),
      published_at: fc.integer({ min: noon - 30 * hourMs, max: noon + 30 * hourMs }),
    }),
    { minLength: 2, maxLength: 8 },
  )
  .map((all) => all.map((given, at) => toNewArticle({ id: `a_${at}`, ...given })));

describe('the postings in memory', () => answersAlike(async () => createMemoryPostings()));

onBothEngines((engine) => {
  describe('the postings of the store', () => {
    answersAlike(async () => (await engine.open(await engine.fresh())).postings);

    it('put articles into the same events as those in memory', async () => {
      const store = await engine.open(await engine.fresh());
      const memory = { postings: createMemoryPostings() };
      const clusterer = createClusterer();
      for (const article of generateArticles({ count: inGatesOr(150, 50), everyMs: 600_000 })) {
        const expected = await clusterer.assign(memory, article);
        expect(await store.transaction((tx) => clusterer.assign(tx, article))).toEqual(expected);
      }
    });

    it('are clustered as those in memory are', async () => {
      const store = await engine.open(await engine.fresh());
      await fc.assert(
        fc.asyncProperty(reports, async (all) => {
          const expected = await clusteredAgain({ postings: createMemoryPostings() }, all);
          expect(await undone(store, (tx) => clusteredAgain(tx, all))).toEqual(expected);
        }),
      );
    });

    it('read the terms of rows that were stored as objects', async () => {
      const store = await engine.open(await engine.fresh());
      const { article_id, event_id, published_at, fingerprint, ...item } = entry('a_old');
      const [title, body] = [Object.fromEntries(item.title), { ferry: 2 }];
      await store.database
        .query()
        .insertInto('cluster_article')
        .values({
          ...{ article_id, event_id, published_at, copy_of: null, member: 1, settled: 1 },
          item: JSON.stringify({ ...item, title, body, sketch: fingerprint }),
        })
        .execute();
      expect(await store.postings.within({ from: 100, until: 100 })).toEqual([
        entry('a_old', { body: new Map([['ferry', 2]]) }),
      ]);
    });

    it('forget an article whose transaction failed', async () => {
      const store = await engine.open(await engine.fresh());
      const [article] = generateArticles({ count: 1, everyMs: 1 });
      if (!article) throw new Error('none was generated');
      const failing = store.transaction(async (tx) => {
        await createClusterer().assign(tx, article);
        throw new Error('the power went out');
      });
      await expect(failing).rejects.toThrow('the power went out');
      expect(await store.postings.placed(article.id)).toBeUndefined();
      expect((await store.postings.frequencies(article.lang, [])).articles).toBe(0);
    });
  });
});
