// How many events have a label: counted as rows are added and removed, never by reading all.
import { sql } from 'kysely';
import { migrate } from '@/lib/newsroom/store/engine/migrate';
import { migrations } from '@/lib/newsroom/store/engine/migrations';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { onBothEngines } from './engines';
import { openBare } from './filled-schema';
import { sampleArticle, sampleEvent } from './sample';

onBothEngines((engine) => {
  describe('the count of a label', () => {
    let store: OpenStore;
    const ids = ['e_1', 'e_2', 'e_3', 'e_4'];
    beforeEach(async () => {
      store = await engine.open(await engine.fresh());
      for (const id of ids) {
        await store.events.save(sampleEvent(id, { rank_time: 1, release_time: 1, updated_at: 1 }));
        await store.articles.save(sampleArticle(`a_${id}`, { event_id: id, published_at: 1 }));
      }
      for (const id of ids.slice(0, 3)) await store.eventEdits.setLabeled('checked', id, true, 1);
      await store.eventEdits.setLabeled('odd', 'e_1', true, 1);
    });
    const counts = async () =>
      Object.fromEntries(
        (await store.eventEdits.labels()).map(({ label, events }) => [label, events]),
      );

    it('follows its events, however often one is labeled', async () => {
      expect((await store.eventEdits.labels()).map(({ label }) => label)).toEqual([
        'checked',
        'odd',
      ]);
      await store.eventEdits.setLabeled('checked', 'e_1', true, 2);
      expect(await counts()).toEqual({ checked: 3, odd: 1 });
      for (const at of [3, 4]) await store.eventEdits.setLabeled('checked', 'e_1', false, at);
      for (const at of [3, 4]) await store.eventEdits.setLabeled('odd', 'e_1', false, at);
      expect(await counts()).toEqual({ checked: 2 });
    });

    it('is one if both merged events had it', async () => {
      await store.events.merge('e_1', 'e_2', 5);
      expect(await counts()).toEqual({ checked: 2, odd: 1 });
      await store.events.merge('e_3', 'e_4', 5);
      expect(await counts()).toEqual({ checked: 2, odd: 1 });
    });

    it('decreases when old events are deleted', async () => {
      await store.readers.setLiked('u:one', ['e_2'], true, 1);
      expect(await store.retention.forgetEvents(9, 50)).toBe(3);
      expect(await counts()).toEqual({ checked: 1 });
    });

    it('is right on a site created earlier', async () => {
      const database = await openBare(await engine.fresh());
      const at = migrations.findIndex(({ name }) => name === '038-label-counts');
      await migrate(database, undefined, migrations.slice(0, at));
      for (const [label, id] of [
        ['checked', 'e_1'],
        ['checked', 'e_2'],
        ['odd', 'e_1'],
      ] as const) {
        await sql`insert into event_label (label, event_id, created_at)
          values (${label}, ${id}, 1)`.execute(database.query());
      }
      await migrate(database);
      const rows = await database
        .query()
        .selectFrom('label')
        .selectAll()
        .orderBy('label')
        .execute();
      expect(rows).toEqual([
        { label: 'checked', events: 2 },
        { label: 'odd', events: 1 },
      ]);
      await database.close();
    });
  });
});
