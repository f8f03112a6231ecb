import { createClusterer } from '@/lib/newsroom/cluster/clusterer';
import { createMemoryPostings } from '@/lib/newsroom/cluster/memory-postings';
import type { Entry, NewEntry, Postings } from '@/lib/newsroom/cluster/postings';
import { onBothEngines } from '../store/engines';
import { generateArticles } from './generated';

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
  sketch: [1, 2, 3],
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

  it('remembers where an article was put', async () => {
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

  it('finds the events under keys within a span, those of the newest articles first', async () => {
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

  it('gives back the members of events as they were, without copies', async () => {
    const members = await postings.membersOf(['e_1', 'e_2'], { from: 0, until: 1000 }, 9);
    expect(members.map(({ article_id }) => article_id).sort()).toEqual(['a_1', 'a_2', 'a_3']);
    expect(members).toContainEqual(entry('a_1'));
    const newest = await postings.membersOf(['e_1'], { from: 0, until: 1000 }, 1);
    expect(newest.map(({ article_id }) => article_id)).toEqual(['a_2']);
    expect(await postings.membersOf(['e_1'], { from: 500, until: 900 }, 9)).toEqual([]);
    expect(await postings.membersOf([], { from: 0, until: 900 }, 9)).toEqual([]);
  });
}

describe('the postings in memory', () => answersAlike(async () => createMemoryPostings()));

onBothEngines((engine) => {
  describe('the postings of the store', () => {
    answersAlike(async () => (await engine.open(await engine.fresh())).postings);

    it('put articles into the same events as those in memory', async () => {
      const store = await engine.open(await engine.fresh());
      const memory = { postings: createMemoryPostings() };
      const clusterer = createClusterer();
      for (const article of generateArticles({ count: 150, everyMs: 600_000 })) {
        const expected = await clusterer.assign(memory, article);
        expect(await store.transaction((tx) => clusterer.assign(tx, article))).toEqual(expected);
      }
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
