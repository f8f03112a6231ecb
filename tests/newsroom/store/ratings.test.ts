import type { ChatChunk } from '@/lib/model/chat/chunk';
import type { StoredTurn } from '@/lib/newsroom/store/contract/store';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { onBothEngines } from './engines';
import { sampleEvent } from './sample';

onBothEngines((engine) => {
  describe('thumbs for answers', () => {
    let store: OpenStore;
    beforeAll(async () => {
      store = await engine.open(await engine.fresh());
    });
    const said = (content: string): ChatChunk[] => [{ type: 'answer', content }];
    const turn = (id: string, over: Partial<StoredTurn> = {}): StoredTurn => ({
      ...{ owner: 'u:ana', id, session: 's', question: `Why ${id}?`, language: 'en' },
      ...{ digest: 'd', chunks: said(id), state: 'done', attempts: 1, created_at: 1 },
      ...over,
    });
    const since = async (time: number, limit = 9) =>
      (await store.ratings.since(time, limit)).map(({ question, rating }) => [question, rating]);

    it('are one of each reader and answer, the last one, with what was said then', async () => {
      const { ratings } = store;
      await ratings.rate(turn('a', { event_id: 'e' }), 'up', 10);
      await ratings.rate(turn('a', { chunks: said('Later') }), 'down', 20);
      await ratings.rate(turn('a', { owner: 'u:ben' }), 'up', 15);
      expect(await ratings.since(0, 9)).toEqual([
        {
          ...{ event_id: undefined, question: 'Why a?', language: 'en' },
          ...{ chunks: said('Later'), rating: 'down', created_at: 20 },
        },
        {
          ...{ event_id: undefined, question: 'Why a?', language: 'en' },
          ...{ chunks: said('a'), rating: 'up', created_at: 15 },
        },
      ]);
      await ratings.clear('u:ana', 'b');
      await ratings.clear('u:cara', 'a');
      expect(await ratings.since(0, 9)).toHaveLength(2);
      await ratings.clear('u:ana', 'a');
      expect(await since(0)).toEqual([['Why a?', 'up']]);
    });

    it('are read newest first from a time on, and no more than asked for', async () => {
      await store.ratings.rate(turn('c', { event_id: 'e' }), 'down', 30);
      await store.ratings.rate(turn('d'), 'up', 30);
      const [c, d, a] = [
        ['Why c?', 'down'],
        ['Why d?', 'up'],
        ['Why a?', 'up'],
      ];
      expect(await since(0)).toEqual([c, d, a]);
      expect([await since(30), await since(31), await since(0, 1)]).toEqual([[c, d], [], [c]]);
      expect((await store.ratings.since(30, 1))[0]?.event_id).toBe('e');
    });

    it('are exported with the title of what their event was merged into', async () => {
      for (const id of ['was', 'is', 'last']) await store.events.save(sampleEvent(id));
      await store.ratings.rate(turn('m', { owner: 'u:eve', event_id: 'was' }), 'up', 40);
      const titles = async () =>
        (await store.ownData.page('u:eve', 'ratings', undefined, 9)).items.map(
          ({ title }) => title,
        );
      expect(await titles()).toEqual([sampleEvent('was').title]);
      await store.events.merge('was', 'is', 41);
      expect(await titles()).toEqual([sampleEvent('is').title]);
      await store.events.merge('is', 'last', 42);
      expect(await titles()).toEqual([sampleEvent('last').title]);
    });
  });
});
