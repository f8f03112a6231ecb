// Topics whose names contain symbols, from their words to what the full text of each engine finds.
import { TopicStatus } from '@/lib/model/wire/enums';
import type { NewTopic } from '@/lib/newsroom/store/contract/store';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { topicOfQuery } from '@/lib/newsroom/topics/make-topic';
import { onBothEngines } from '../store/engines';
import { sampleEvent } from '../store/sample';

const now = 1_700_000_000_000;
const titles = {
  telephone: 'AT&T buys a network in Ohio',
  square: 'They met at T Square',
  plus: 'The committee of C++ agrees on a standard',
  sharp: 'The makers of C# agree on a standard',
  index: 'S&P 500 closes at a record',
  node: 'Node.js 30 is out',
};

onBothEngines((engine) => {
  describe('a topic whose name contains a symbol', () => {
    let store: OpenStore;
    beforeAll(async () => {
      store = await engine.open(await engine.fresh());
      for (const [id, title] of Object.entries(titles)) {
        const text = [{ lang: 'source', text: title }];
        const own = { lang: 'en' as const, title: text, brief: text, content: [] };
        await store.events.save(sampleEvent(id, { ...own, release_time: now, rank_time: now }));
      }
    });

    it('is the existing one if its words find the name', async () => {
      const made: Pick<NewTopic, 'type' | 'lang' | 'icon' | 'description' | 'created_at'> = {
        ...{ type: 'user_create', lang: 'en', icon: '', description: [], created_at: 1 },
      };
      await store.topics.create({
        ...{ ...made, id: 't', key: 'q:en:js node', name: [{ lang: 'source', text: 'Node.js' }] },
        ...{ terms: { node: 0.5, js: 0.5 }, least: 0.75, status: TopicStatus.INIT },
      });
      expect((await topicOfQuery(store, 'node.js', 'en', now, 'u:ben'))?.id).toBe('t');
      const other = await topicOfQuery(store, 'C++', 'en', now, 'u:ben');
      expect((await topicOfQuery(store, 'C#', 'en', now, 'u:ben'))?.id).not.toBe(other?.id);
    });

    it.each([
      ['AT&T', ['telephone']],
      ['C++', ['plus']],
      ['C#', ['sharp']],
      ['S&P 500', ['index']],
      ['Node.js', ['node']],
    ])('%s can be followed, and contains what names it', async (query, ids) => {
      const topic = await topicOfQuery(store, query, 'en', now, 'u:ana');
      const { items } = await store.topics.items(topic?.id ?? '', undefined, 9);
      expect(items.map(({ event }) => event.id)).toEqual(ids);
    });
  });
});
