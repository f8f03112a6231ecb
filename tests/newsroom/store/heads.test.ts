import { sql } from 'kysely';
import { headMarks, publisherMark, wordMark } from '@/lib/newsroom/store/events/head-marks';
import { segmenterKey } from '@/lib/newsroom/store/search/search';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { onBothEngines } from './engines';
import { sampleEvent } from './sample';

const en = (text: string) => [{ lang: 'EN', text }];
const from = (source: string, host: string) => [
  { order: 1, source, title: '', link: `https://${host}/1` },
];
const stories = [
  { id: 'title', title: en('Satellites circle'), brief: en('A dog slept'), by: 'The Times' },
  { id: 'brief', title: en('A dog slept'), brief: en('Satellites circle'), by: 'Zebra & Co.' },
  { id: 'body', title: en('A dog slept'), brief: en('It rained'), by: 'The Times' },
  { id: 'zh', title: [{ lang: 'zh', text: '卫星发射' }], brief: en('Launch'), by: '新华社' },
  { id: 'name', title: en('Zebra born'), brief: en('In a zoo'), by: 'The Other' },
];

onBothEngines((engine) => {
  describe('events by their heads', () => {
    let store: OpenStore;
    beforeAll(async () => {
      store = await engine.open(await engine.fresh());
      await store.search.renew();
      for (const [n, { id, title, brief, by }] of stories.entries()) {
        const content = [{ element_type: 'p', text: en('Satellites are named here.') }];
        const references = from(by, `www.${id}.example.org`);
        const texts = { title, brief, content, references };
        await store.events.save(sampleEvent(id, { ...texts, rank_time: n + 1 }));
      }
    });

    const find = async (sets: string[][], publishers: string[] = [], limit = 10, until?: number) =>
      (await store.search.heads({ sets, publishers, limit, until }))?.map(({ event_id: id }) => id);

    it('are found by words of headline and summary, and by their beginnings, newest first', async () => {
      expect(await find([['satellites']])).toEqual(['brief', 'title']);
      expect(await find([['satell']])).toEqual(['brief', 'title']);
      expect(await find([['sat']])).toEqual([]);
      expect(await find([['卫星']])).toEqual(['zh']);
      expect(await find([['named']])).toEqual([]);
      expect(await find([['satell', 'dog']])).toEqual(['brief', 'title']);
      expect(await find([['satell', 'zoo'], ['zoo']])).toEqual(['name']);
      expect(await find([['satell'], ['卫星']], [], 2)).toEqual(['zh', 'brief']);
      expect(await find([['satell'], ['卫星']], [], 2, 2)).toEqual(['brief', 'title']);
    });

    it('are found by publisher, alone and with words, but a word does not match a publisher', async () => {
      expect(await find([], ['the times'])).toEqual(['body', 'title']);
      expect(await find([['satell']], ['the times', 'example.com'])).toEqual(['title']);
      expect(await find([], ['zebra & co.'])).toEqual(['brief']);
      expect(await find([], ['example.org'])).toHaveLength(stories.length);
      expect(await find([['zebra']])).toEqual(['name']);
      expect(await find([], ['zebra'])).toEqual([]);
    });

    it('treat syntax as text, and an empty query finds nothing', async () => {
      for (const hostile of ['"', "it's", '*', 'a" OR "b', '\\', ':', '', '\0', '🧨']) {
        expect(Array.isArray(await find([], [hostile]))).toBe(true);
      }
      expect(await find([])).toEqual([]);
      expect(await find([[]])).toEqual([]);
    });

    it('follow the event: changed words, a version taken down', async () => {
      const more = { title: en('Comet seen'), brief: en('Last night'), rank_time: 9 };
      await store.events.save(sampleEvent('moved', more));
      expect(await find([['comet']])).toEqual(['moved']);
      await store.events.save(sampleEvent('moved', { ...more, title: en('Meteor seen') }));
      expect(await find([['comet']])).toEqual([]);
      expect(await find([['meteor']])).toEqual(['moved']);
      await store.events.takeDown('moved');
      expect(await find([['meteor']])).toEqual([]);
    });

    it('are not searched while rows are rebuilt: some would be missing', async () => {
      const mine = await engine.open(await engine.fresh());
      await mine.search.renew();
      await mine.events.save(sampleEvent('old', { title: en('Comet seen') }));
      const table = engine.kind() === 'sqlite' ? 'search_head' : 'search_row';
      await sql`delete from ${sql.table(table)}`.execute(mine.database.query());
      await mine.meta.set(segmenterKey, 'other rules');
      const wanted = { sets: [['comet']], publishers: [], limit: 5 };
      expect(await mine.search.heads(wanted)).toBeUndefined();
      await mine.search.renew();
      expect(await mine.search.heads(wanted)).toHaveLength(1);
    });
  });
});

it('a long word is found by its beginning, and a mark never exceeds the limit of an index', () => {
  const long = 'antidisestablishmentarianism';
  expect(headMarks([long], [])).toContain(wordMark(long));
  expect(Buffer.byteLength(publisherMark('界'.repeat(5_000)))).toBeLessThan(400);
});
