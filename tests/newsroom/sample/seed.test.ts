import {
  realEventsEnough,
  sampleEdition,
  seedSample,
  shelveSample,
} from '@/lib/newsroom/sample/load';
import { onBothEngines } from '../store/engines';

const firstStart = Date.UTC(2026, 0, 15, 12);
const day = 86_400_000;

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
    await seedSample(store, firstStart);
    const [first] = sampleEdition(firstStart);
    expect(await seedSample(store, firstStart + day)).toBe(0);
    const kept = await store.events.get(first?.id ?? '');
    expect(kept?.release_time).toBe(first?.release_time);
  });

  it('does not bring back what an operator took down', async () => {
    const store = await emptyStore();
    await seedSample(store, firstStart);
    for (const { id } of sampleEdition(firstStart)) await store.events.takeDown(id);
    expect(await seedSample(store, firstStart + day)).toBe(0);
    const { items } = await store.events.page({ tab: 'recommend', limit: 20 });
    expect(items).toEqual([]);
  });

  it('never comes to a store that has events of its own', async () => {
    const store = await emptyStore();
    const [event] = sampleEdition(firstStart);
    if (!event) throw new Error('the edition is empty');
    const own = { ...event, id: 'e_own' };
    await store.events.save(own);
    expect(await seedSample(store, firstStart)).toBe(0);
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
    await expect(seedSample(breaking, firstStart)).rejects.toThrow('disk full');
    expect(await store.events.count()).toBe(0);
    expect(await seedSample(store, firstStart)).toBe(sampleEdition(firstStart).length);
  });

  it('steps back behind real news as soon as there is enough of it, once and undated', async () => {
    const store = await emptyStore();
    await seedSample(store, firstStart);
    const [sample] = sampleEdition(firstStart);
    if (!sample) throw new Error('the edition is empty');
    const real = (n: number) => ({ ...sample, id: `e_${n}`, writing: 'extract' as const });
    for (let n = 1; n < realEventsEnough; n += 1) await store.events.save(real(n));
    expect(await shelveSample(store)).toBe(false);
    await store.events.save({ ...real(realEventsEnough), rank_time: 1, release_time: 1 });
    expect(await shelveSample(store)).toBe(true);
    expect(await shelveSample(store)).toBe(false);
    const { items } = await store.events.page({ tab: 'recommend', limit: 50 });
    const shelf = sampleEdition(firstStart).map(({ id }) => id);
    expect(items.slice(-shelf.length).map(({ id }) => id)).toEqual(shelf);
    expect(items.at(-1)).toMatchObject({ release_time: 0, tabs: [] });
    const kept = await store.events.get(sample.id);
    expect([kept?.event_version_id, kept?.content]).toEqual([
      sample.event_version_id,
      sample.content,
    ]);
  });

  it('shows the whole edition in the first tab and three events in a tab of its own', async () => {
    const store = await emptyStore();
    await seedSample(store, firstStart);
    const idsOf = async (tab: string) =>
      (await store.events.page({ tab, limit: 50 })).items.map(({ id }) => id);
    const edition = sampleEdition(firstStart);
    expect(await idsOf('recommend')).toEqual(edition.map(({ id }) => id));
    expect(await idsOf('technology')).toEqual(
      edition.filter(({ tabs }) => tabs.includes('technology')).map(({ id }) => id),
    );
  });
});
