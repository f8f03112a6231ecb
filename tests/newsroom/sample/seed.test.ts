import {
  realEventsEnough,
  sampleEdition,
  seedSample,
  shelveSample,
} from '@/lib/newsroom/sample/load';
import type { Store } from '@/lib/newsroom/store/contract/store';
import { keptEdition } from '@/tests/kept-edition';
import { onBothEngines } from '../store/engines';

const firstStart = Date.UTC(2026, 0, 15, 12);
const day = 86_400_000;

/** With the texts of the edition parsed in advance. */
const seed = (store: Store, now: number) => seedSample(store, now, keptEdition);

it('is cached unchanged for other tests', () => {
  expect(keptEdition(firstStart)).toEqual(sampleEdition(firstStart));
});

onBothEngines((engine) => {
  const emptyStore = async () => engine.open(await engine.fresh());

  it('fills an empty store, with times of the first start', async () => {
    const store = await emptyStore();
    const edition = sampleEdition(firstStart);
    expect(await seedSample(store, firstStart)).toBe(edition.length);
    expect(await store.events.count()).toBe(edition.length);
    for (const event of edition) {
      expect(await store.events.get(event.id)).toMatchObject({
        title: event.title,
        content: event.content,
        anchors: event.anchors,
        references: event.references,
        release_time: event.release_time,
        tabs: event.tabs,
        writing: 'sample',
      });
    }
  });

  it('changes nothing at a later start', async () => {
    const store = await emptyStore();
    await seed(store, firstStart);
    const [first] = keptEdition(firstStart);
    expect(await seed(store, firstStart + day)).toBe(0);
    const kept = await store.events.get(first?.id ?? '');
    expect(kept?.release_time).toBe(first?.release_time);
  });

  it('does not restore what an operator took down', async () => {
    const store = await emptyStore();
    await seed(store, firstStart);
    for (const { id } of keptEdition(firstStart)) await store.events.takeDown(id);
    expect(await seed(store, firstStart + day)).toBe(0);
    const { items } = await store.events.page({ tab: 'recommend', limit: 20 });
    expect(items).toEqual([]);
  });

  it('is never added to a store with its own events', async () => {
    const store = await emptyStore();
    const [event] = keptEdition(firstStart);
    if (!event) throw new Error('the edition is empty');
    const own = { ...event, id: 'e_own' };
    await store.events.save(own);
    expect(await seed(store, firstStart)).toBe(0);
    expect(await store.events.count()).toBe(1);
  });

  it('is all or nothing: a start that fails half-way is repeated by the next one', async () => {
    const store = await emptyStore();
    let saved = 0;
    const breaking: typeof store = {
      ...store,
      transaction: (run) =>
        store.transaction((inside) =>
          run({
            ...inside,
            events: {
              ...inside.events,
              save: (event) =>
                ++saved > 3 ? Promise.reject(new Error('disk full')) : inside.events.save(event),
            },
          }),
        ),
    };
    await expect(seed(breaking, firstStart)).rejects.toThrow('disk full');
    expect(await store.events.count()).toBe(0);
    expect(await seed(store, firstStart)).toBe(keptEdition(firstStart).length);
  });

  it('moves behind real news as soon as there is enough of it, once and undated', async () => {
    const store = await emptyStore();
    await seed(store, firstStart);
    const [sample] = keptEdition(firstStart);
    if (!sample) throw new Error('the edition is empty');
    const real = (n: number) => ({ ...sample, id: `e_${n}`, writing: 'extract' as const });
    for (let n = 1; n < realEventsEnough; n += 1) await store.events.save(real(n));
    expect(await shelveSample(store)).toBe(false);
    await store.events.save({ ...real(realEventsEnough), rank_time: 1, release_time: 1 });
    expect(await shelveSample(store)).toBe(true);
    expect(await shelveSample(store)).toBe(false);
    const { items } = await store.events.page({ tab: 'recommend', limit: 50 });
    const shelf = keptEdition(firstStart).map(({ id }) => id);
    expect(items.slice(-shelf.length).map(({ id }) => id)).toEqual(shelf);
    expect(items.at(-1)).toMatchObject({ release_time: 0, tabs: [] });
    const kept = await store.events.get(sample.id);
    expect([kept?.event_version_id, kept?.content]).toEqual([
      sample.event_version_id,
      sample.content,
    ]);
  });

  it('shows the whole edition in the first tab, and the three events of another tab there', async () => {
    const store = await emptyStore();
    await seed(store, firstStart);
    const idsOf = async (tab: string) =>
      (await store.events.page({ tab, limit: 50 })).items.map(({ id }) => id);
    const edition = keptEdition(firstStart);
    expect(await idsOf('recommend')).toEqual(edition.map(({ id }) => id));
    expect(await idsOf('technology')).toEqual(
      edition.filter(({ tabs }) => tabs.includes('technology')).map(({ id }) => id),
    );
  });
});
