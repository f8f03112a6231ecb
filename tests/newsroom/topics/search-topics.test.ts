// A round over the topics, while their creators edit and remove them.
import { TopicStatus } from '@/lib/model/wire/enums';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { topicOfEvent, topicOfQuery } from '@/lib/newsroom/topics/make-topic';
import { searchTopics } from '@/lib/newsroom/topics/search';
import { soughtByQuery } from '@/lib/newsroom/topics/terms';
import { onBothEngines } from '../store/engines';
import { sampleEvent } from '../store/sample';

const noon = Date.UTC(2026, 0, 15, 12);
const maker = 'u:ana';

onBothEngines((engine) => {
  /** A round in which `act` runs between the search for herons and the storing of its results. */
  async function whileSearching(act: (store: OpenStore, topicId: string) => Promise<unknown>) {
    const store = await engine.open(await engine.fresh());
    const make = (query: string, at: number) => topicOfQuery(store, query, 'en', at, maker);
    const [herons, ash] = [await make('grey herons', noon), await make('volcano ash', noon + 1)];
    if (!herons || !ash) throw new Error('no topics');
    for (const { id } of [herons, ash]) await store.topics.setFollowed(maker, id, true, noon);
    for (const text of ['Grey herons return', 'Volcano ash falls'])
      await store.events.save(
        sampleEvent(text, {
          ...{ title: [{ lang: 'source', text }], brief: [{ lang: 'source', text }] },
          ...{ release_time: noon, rank_time: noon },
        }),
      );
    let acted = false;
    const words: OpenStore['search']['words'] = async (query) => {
      const hits = await store.search.words(query);
      if (!acted) await act(store, herons.id);
      acted = true;
      return hits;
    };
    const added = await searchTopics(
      { ...store, search: { ...store.search, words } },
      () => noon + 60_000,
    );
    const itemsOf = async (id: string) =>
      (await store.topics.items(id, undefined, 9)).items.map(({ event }) => event.id);
    return {
      added,
      store,
      id: herons.id,
      first: await itemsOf(herons.id),
      next: await itemsOf(ash.id),
    };
  }

  it('the events found for a topic are added to it', async () => {
    const { added, first, next } = await whileSearching(async () => undefined);
    expect({ added, first, next }).toEqual({
      ...{ added: 2, first: ['Grey herons return'], next: ['Volcano ash falls'] },
    });
  });

  it('a topic whose words change meanwhile gets nothing for the old ones, and is searched again', async () => {
    const { added, store, id, first, next } = await whileSearching(
      async ({ topics, postings }, to) =>
        topics.edit(
          maker,
          to,
          {
            name: [{ lang: 'source', text: 'Otters' }],
            sought: { ...(await soughtByQuery('otters', 'en', postings)), lang: 'en' },
            newId: 't_none',
          },
          noon + 2,
        ),
    );
    expect({ added, first, next }).toEqual({ added: 1, first: [], next: ['Volcano ash falls'] });
    expect(await store.topics.get(id)).toMatchObject({
      ...{ searched_at: 0, item_count: 0, status: TopicStatus.RUNNING },
    });
  });

  it('a topic removed meanwhile does not end the search for others', async () => {
    const { added, store, id, next } = await whileSearching(({ topics }, gone) =>
      topics.remove(maker, gone),
    );
    expect({ added, next }).toEqual({ added: 1, next: ['Volcano ash falls'] });
    expect(await store.topics.get(id)).toBeUndefined();
  });

  it.each([
    ['Iran', 'ph', ['Iran opens its ports', 'Nagbukas ang mga daungan ng Iran']],
    ['Iran', 'en', ['Iran opens its ports', 'Nagbukas ang mga daungan ng Iran']],
    ['伊朗', 'zh', ['伊朗开放港口']],
  ] as const)(
    'a topic of words contains the events of all languages in the same script: %s, %s',
    async (query, reader, expected) => {
      const store = await engine.open(await engine.fresh());
      for (const [text, lang] of [
        ['Iran opens its ports', 'en'],
        ['Nagbukas ang mga daungan ng Iran', 'ph'],
        ['伊朗开放港口', 'zh'],
        ['Ferry runs again', 'en'],
      ] as const)
        await store.events.save(
          sampleEvent(text, {
            ...{ title: [{ lang: 'source', text }], brief: [{ lang: 'source', text }], lang },
            ...{ release_time: noon, rank_time: noon },
          }),
        );
      const topic = await topicOfQuery(store, query, reader, noon, maker);
      const { items } = await store.topics.items(topic?.id ?? '', undefined, 9);
      expect(items.map(({ event }) => event.id).sort()).toEqual(expected);
    },
  );

  it('a topic of an event continues in the language of its headline', async () => {
    const store = await engine.open(await engine.fresh());
    const of = (text: string, lang: 'en' | 'ph') =>
      sampleEvent(text, {
        ...{ title: [{ lang: 'source', text }], brief: [{ lang: 'source', text }], lang },
        ...{ release_time: noon, rank_time: noon },
      });
    const first = of('Iran opens Bandar Abbas', 'en');
    for (const event of [first, of('Iran, Bandar Abbas: binuksan', 'ph')])
      await store.events.save(event);
    const topic = await topicOfEvent(store, first, noon, maker);
    const { items } = await store.topics.items(topic.id, undefined, 9);
    expect(items.map(({ event }) => event.id)).toEqual([first.id]);
  });
});
