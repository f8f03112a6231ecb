// Feeds show some items for years: a deleted article does not come back as news.
import { pino } from 'pino';
import { createClusterer } from '@/lib/newsroom/cluster/clusterer';
import { eventIdOf } from '@/lib/newsroom/cluster/event-id';
import { storeArticles } from '@/lib/newsroom/ingest/store-articles';
import { forgetOld } from '@/lib/newsroom/retention';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { writeEvent } from '@/lib/newsroom/write/write-event';
import { dayMs, noon, toNewArticle } from '../cluster/new-article';
import { onBothEngines } from '../store/engines';
import { sampleEvent } from '../store/sample';

const letter = toNewArticle({ id: 'letter', title: 'The monthly letter about whales' });
const other = toNewArticle({ id: 'other', title: 'A lighthouse opens its doors on Sunday' });
const days = 60;

onBothEngines((engine) => {
  describe('an item older than the retention time', () => {
    let store: OpenStore;
    let now = noon;
    beforeEach(async () => {
      store = await engine.open(await engine.fresh());
      now = noon;
    });
    const log = pino({ level: 'silent' });
    /** The feed in its current state. */
    const poll = (...articles: (typeof letter)[]) =>
      storeArticles(
        { store, log, writeEvent, clusterer: createClusterer(), clock: () => now },
        articles,
      );
    const forget = () =>
      forgetOld(
        { store, days, clock: () => now, sleep: async () => undefined },
        new AbortController().signal,
      );

    it('is no news again while its feed shows it, whatever its date', async () => {
      expect(await poll(letter)).toMatchObject({ added: 1 });
      now += (days + 1) * dayMs;
      expect(await forget()).toBe(1);
      // An undated item gets the time at which it was read.
      const undated = { ...letter, published_at: now, fetched_at: now };
      expect(await poll(undated, other)).toMatchObject({ added: 1, known: 1 });
      // An unchanged feed is not read for a long time.
      now += 200 * dayMs;
      await forget();
      expect(await poll(letter, other)).toMatchObject({ added: 0, known: 2 });
      expect(await store.articles.count()).toBe(0);
    });

    it('is remembered for some weeks after its feed drops it', async () => {
      await poll(letter);
      now += (days + 1) * dayMs;
      await forget();
      await poll(other);
      now += 29 * dayMs;
      await forget();
      expect(await poll(letter, other)).toMatchObject({ added: 0 });
      await poll(other);
      now += 31 * dayMs;
      await forget();
      expect(await store.articles.known([letter.id])).toEqual(new Set());
    });

    it('is not read again into an event that a reader saved', async () => {
      await poll(letter);
      const kept = eventIdOf(letter.id);
      await store.events.save(sampleEvent('e_split'));
      await store.articles.move([letter.id], 'e_split');
      await store.articles.save({ ...other, event_id: kept });
      await store.readers.setFavorite('u:ana', [kept], true, now);
      now += (days + 1) * dayMs;
      await forget();
      await poll(letter);
      expect((await store.articles.ofEvent(kept)).map(({ id }) => id)).toEqual([other.id]);
    });
  });

  describe('the event opened by an article', () => {
    it('has an unused id, which does not redirect either', async () => {
      const store = await engine.open(await engine.fresh());
      const opened = () =>
        store.transaction(async (tx) => {
          const { event_id } = await createClusterer().assign(tx, letter);
          await tx.retention.forgetPostings(letter.published_at + 1, 100);
          return event_id;
        });
      expect(await opened()).toBe(eventIdOf(letter.id));
      await store.events.save(sampleEvent(eventIdOf(letter.id)));
      expect(await opened()).toBe(eventIdOf(letter.id, 1));
      await store.events.save(sampleEvent('e_whole'));
      await store.events.merge(eventIdOf(letter.id), 'e_whole', noon);
      expect(await opened()).toBe(eventIdOf(letter.id, 1));
    });
  });
});
