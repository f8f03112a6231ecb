// The sample edition as events of a first start. Protects: a first screen looks alive (times
// staggered back from now, tabs taking turns), and an edition once removed never comes back.
import { builtInTabs } from '@/lib/model/feed/tabs';
import type { Store } from '../store/contract/store';
import type { StoredEvent } from '../types';
import { sampleEvents } from './index';
import type { SampleEvent } from './sample-event';
import { sampleId, storedEvent } from './stored-event';
import { sampleTopicRows } from './topics';

/** The meta key that records that the sample edition was decided on, and how. */
export const sampleFlag = 'sample-edition';

/** "The sample edition steps back as soon as 20 real events are there." */
export const realEventsEnough = 20;

/** The meta key that records that the edition is on its shelf, at the end of the first tab. */
export const shelfFlag = 'sample-shelf';

/** The edition's order: the first event of every tab, then the second of every tab, and so on. */
function byTurns(events: readonly SampleEvent[]): SampleEvent[] {
  const rows = builtInTabs.map(({ key }) => events.filter(({ tab }) => tab === key));
  const longest = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: longest }, (_, turn) =>
    rows.flatMap((row) => row[turn] ?? []),
  ).flat();
}

/** The sample edition as of `now` (milliseconds), newest first. */
export function sampleEdition(now: number): StoredEvent[] {
  return byTurns(sampleEvents).map((event, position) => storedEvent(event, position, now));
}

async function seedTopics(store: Store, edition: StoredEvent[], now: number): Promise<void> {
  for (const { topic, events } of sampleTopicRows(now)) {
    await store.topics.create(topic);
    const items = edition.filter(({ id }) => events.includes(id));
    await store.topics.found(topic.id, items, now);
  }
}

/**
 * Writes the edition when the store has no event and this was never decided before; atomic.
 * `editionOf` is for callers that have parsed it already.
 * @returns how many events were written: 0 when there was nothing to do.
 */
export async function seedSample(
  store: Store,
  now: number,
  editionOf = sampleEdition,
): Promise<number> {
  const seeded = await store.exclusively(sampleFlag, () =>
    store.transaction(async (inside) => {
      if (await inside.meta.get(sampleFlag)) return 0;
      const edition = (await inside.events.count()) === 0 ? editionOf(now) : [];
      for (const event of edition) await inside.events.save(event);
      if (edition.length > 0) await seedTopics(inside, edition, now);
      await inside.meta.set(sampleFlag, edition.length > 0 ? 'written' : 'not needed');
      return edition.length;
    }),
  );
  return seeded ?? 0;
}

/**
 * Puts the edition on its shelf once there is enough real news: undated, after everything else in
 * the first tab, and in no other. Does so once; readers' marks on its events are kept.
 * @returns whether it was moved now.
 */
export async function shelveSample(store: Store): Promise<boolean> {
  if (await store.meta.get(shelfFlag)) return false;
  // Runs at every start: the texts need not be parsed for their ids.
  const samples = await store.events.getMany(byTurns(sampleEvents).map(sampleId));
  if (samples.length === 0) return false;
  const real = (await store.events.count()) - samples.length;
  if (real < realEventsEnough) return false;
  await store.transaction(async (inside) => {
    for (const [place, { id }] of samples.entries()) {
      const event = await inside.events.get(id);
      // Undated, but still in order.
      if (event) await inside.events.save({ ...event, ...shelved, rank_time: -1 - place });
    }
    await inside.meta.set(shelfFlag, 'shelved');
  });
  return true;
}

const shelved = { release_time: 0, tabs: [] };
