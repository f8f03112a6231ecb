import type { ChatChunk } from '@/lib/model/chat/chunk';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { onBothEngines } from './engines';
import { sampleEvent } from './sample';

onBothEngines((engine) => {
  describe('an answer', () => {
    let store: OpenStore;
    beforeAll(async () => {
      store = await engine.open(await engine.fresh());
      for (const id of ['down', 'live', 'merged']) {
        const link = `https://${id}.example/1`;
        await store.events.save(sampleEvent(id, { references: [{ order: 1, link }] }));
      }
      await store.events.merge('merged', 'down', 1);
      await store.events.takeDown('down');
    });
    const citing = (...links: string[]): ChatChunk[] => [
      { type: 'answer', content: 'Because.[1]' },
      { type: 'reference', references: links.map((link, at) => ({ order: at + 1, link })) },
    ];
    const tells = (event_id: string | undefined, chunks: ChatChunk[] = []) =>
      store.published.tellsTakenDown({ event_id, chunks });

    it.each([
      ['about an event that was taken down', 'down', []],
      ['about one merged into it', 'merged', []],
      ['that cites its source', undefined, ['https://down.example/1']],
      ['about another event that cites its source', 'live', ['x', 'https://down.example/1']],
    ] as const)('%s tells of it', async (_name, event_id, links) => {
      expect(await tells(event_id, citing(...links))).toBe(true);
    });

    it.each([
      ['about a live event that cites its source', 'live', ['https://live.example/1']],
      ['that cites another page of the same site', undefined, ['https://down.example/2']],
      ['without event and source', undefined, []],
      ['about an event that nobody knows', 'nowhere', ['not an address']],
    ] as const)('%s does not', async (_name, event_id, links) => {
      expect(await tells(event_id, citing(...links))).toBe(false);
    });

    it('can be read again once the event is shown again', async () => {
      await store.events.restore('down');
      expect(await tells('down', citing('https://down.example/1'))).toBe(false);
      await store.events.takeDown('down');
    });
  });
});
