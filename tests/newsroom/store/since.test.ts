import type { OpenStore } from '@/lib/newsroom/store/open-store';
import type { StoredEvent } from '@/lib/newsroom/types';
import { onBothEngines } from './engines';
import { sampleEvent } from './sample';

const hour = 3600_000;
const noon = 1_700_000_000_000;
const reading = { lang: 'en', first: false } as const;

/** An event with a report and a version this many hours before noon. */
const event = (id: string, hours: number, over: Partial<StoredEvent> = {}) =>
  sampleEvent(id, {
    release_time: noon - hours * hour,
    rank_time: noon - hours * hour,
    updated_at: noon - hours * hour,
    ...over,
  });

onBothEngines((engine) => {
  describe('what came while a reader was away', () => {
    let store: OpenStore;
    const since = noon - 5 * hour;
    beforeAll(async () => {
      store = await engine.open(await engine.fresh());
      for (const one of [
        event('now', 1),
        event('shown', 2),
        event('read', 3),
        event('disliked', 3.5),
        event('down', 4),
        event('late', 4.5, { rank_time: noon - 4.2 * hour }),
        event('lifted', 6, { rank_time: noon }),
        event('old', 7),
      ])
        await store.events.save(one);
      await store.events.takeDown('down');
      await store.readers.addShown('u:me', 'sports', ['shown'], noon);
      await store.readers.markRead('u:me', 'read', undefined, noon);
      await store.readers.markRead('u:me', 'old', undefined, noon);
      await store.readers.dislike('u:me', { kind: 'event', id: 'disliked' }, noon);
    });
    const ids = (events: readonly StoredEvent[]) => events.map(({ id }) => id);

    it('is new if it has a report since then and was neither shown, read nor disliked', async () => {
      const ask = { since, limit: 50, reading };
      expect(ids(await store.since.fresh({ ...ask, owner: 'u:me' }))).toEqual(['now', 'late']);
      const stranger = ['now', 'shown', 'read', 'disliked', 'late'];
      expect(ids(await store.since.fresh({ ...ask, owner: 'd:other' }))).toEqual(stranger);
      expect(ids(await store.since.fresh(ask))).toEqual(stranger);
      expect(ids(await store.since.fresh({ ...ask, limit: 2 }))).toEqual(['now', 'shown']);
      expect(ids(await store.since.fresh({ ...ask, since: noon }))).toEqual([]);
    });

    it('is an update if they read it and it was rewritten since then', async () => {
      const ask = { owner: 'u:me', since, limit: 50 } as const;
      expect(ids(await store.since.rewritten(ask))).toEqual(['read']);
      await store.events.save(event('old', 7, { updated_at: noon, event_version_id: 'v2' }));
      expect(ids(await store.since.rewritten(ask))).toEqual(['old', 'read']);
      expect(ids(await store.since.rewritten({ ...ask, owner: 'd:other' }))).toEqual([]);
      await store.events.takeDown('old');
      expect(ids(await store.since.rewritten(ask))).toEqual(['read']);
    });
  });
});
