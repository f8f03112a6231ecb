// What the maker of a topic may do with it. Protects: whoever else follows a topic keeps it as it
// is, and a name that a reader chose is shared with nobody who asks for the same words.
import type { Database } from '../engine/database';
import type { Owner, StoredTopic, TopicStore } from '../contract/store';
import { holdRow } from '../engine/hold-row';
import { storedTopic, topicRow } from './topic-row';

/** A topic is a row of `track`, its maker one of `track_maker`. */
export function createMadeTopics(
  database: Database,
  recount: (id: string) => Promise<void>,
): Pick<TopicStore, 'isMaker' | 'edit' | 'remove' | 'ofEvents'> {
  const { engine, query } = database;

  const othersFollow = async (owner: Owner, id: string): Promise<boolean> => {
    const other = await query()
      .selectFrom('track_follow')
      .select('owner')
      .where('track_id', '=', id)
      .where('owner', '<>', owner)
      .limit(1)
      .executeTakeFirst();
    return other !== undefined;
  };

  const isMaker = async (owner: Owner, id: string): Promise<boolean> => {
    const row = await query()
      .selectFrom('track_maker')
      .select('owner')
      .where('track_id', '=', id)
      .executeTakeFirst();
    return row?.owner === owner;
  };

  const liveTopic = async (id: string): Promise<StoredTopic | undefined> => {
    const row = await query()
      .selectFrom('track')
      .selectAll()
      .where('id', '=', id)
      .where('taken_down', '=', 0)
      .executeTakeFirst();
    return row && storedTopic(row);
  };

  return {
    isMaker,

    edit: (owner, asked, { name, sought, newId }, now) =>
      database.transaction(async () => {
        await holdRow(database, 'track', asked);
        const topic = await liveTopic(asked);
        if (!topic || !(await isMaker(owner, asked))) return undefined;
        const shared = await othersFollow(owner, topic.id);
        const id = shared ? newId : topic.id;
        const changes = {
          ...{ name, key: `o:${id}`, event_id: undefined },
          ...(sought && { ...sought, item_count: 0, searched_at: 0, description: [], icon: '' }),
          // No longer bound to the event: its text must not outlive it here.
          ...(topic.event_id !== undefined && { description: [] }),
        };
        if (shared) {
          const own = topicRow({ ...topic, ...changes, id, created_at: now });
          await query().insertInto('track').values(own).execute();
          for (const table of ['track_maker', 'track_follow'] as const) {
            await query()
              .updateTable(table)
              .set({ track_id: id })
              .where('track_id', '=', topic.id)
              .where('owner', '=', owner)
              .execute();
          }
          if (!sought) {
            await query()
              .insertInto('track_item')
              .columns(['track_id', 'event_id', 'time', 'added_at'])
              .expression((items) =>
                items
                  .selectFrom('track_item')
                  .select(({ val }) => [val(id).as('track_id'), 'event_id', 'time', 'added_at'])
                  .where('track_id', '=', topic.id),
              )
              .execute();
          }
          await recount(topic.id);
        } else {
          const row = topicRow({ ...topic, ...changes });
          await query().updateTable('track').set(row).where('id', '=', id).execute();
          if (sought) await query().deleteFrom('track_item').where('track_id', '=', id).execute();
        }
        await recount(id);
        return liveTopic(id);
      }),

    remove: (owner, id) =>
      database.transaction(async () => {
        await holdRow(database, 'track', id);
        const shared = await othersFollow(owner, id);
        await query().deleteFrom('track_maker').where('track_id', '=', id).execute();
        await query()
          .deleteFrom('track_follow')
          .where('track_id', '=', id)
          .where('owner', '=', owner)
          .execute();
        if (shared) {
          await recount(id);
          return;
        }
        await query().deleteFrom('track_item').where('track_id', '=', id).execute();
        await query().deleteFrom('track').where('id', '=', id).execute();
      }),

    async ofEvents(eventIds) {
      if (eventIds.length === 0) return new Map();
      const rows = await query()
        .selectFrom('track')
        .selectAll()
        .where(
          engine.oneOf(
            'key',
            eventIds.map((id) => `e:${id}`),
          ),
        )
        .where('taken_down', '=', 0)
        .execute();
      return new Map(rows.map((row) => [row.key.slice(2), storedTopic(row)]));
    },
  };
}
