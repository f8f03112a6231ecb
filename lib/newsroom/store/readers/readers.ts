// What readers did: private rows of a user or a device. A like and its count change together, and
// the count only when a row was really added or deleted, so that repeating is harmless.
import { sql } from 'kysely';
import type { Database } from '../engine/database';
import { createFavorites } from './favorites';
import { createFeedback } from './feedback';
import { createHistory } from './history';
import { createSeenDevices } from './seen-devices';
import { holdEvents } from '../events/hold-events';
import type { Owner, ReaderMark, ReaderStore } from '../contract/store';

/**
 * Rows of `event_like` and `event_read`; favorites, history and feedback have files of their own.
 */
export function createReaders(database: Database): ReaderStore {
  const { engine, query } = database;

  async function like(owner: Owner, event_id: string, created_at: number): Promise<void> {
    const { numInsertedOrUpdatedRows } = await query()
      .insertInto('event_like')
      .values({ owner, event_id, created_at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows) await count(event_id, 1);
  }

  async function unlike(owner: Owner, event_id: string): Promise<void> {
    const { numDeletedRows } = await query()
      .deleteFrom('event_like')
      .where('owner', '=', owner)
      .where('event_id', '=', event_id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows) await count(event_id, -1);
  }

  async function count(id: string, step: 1 | -1): Promise<void> {
    await query()
      .updateTable('event')
      .set(({ eb }) => ({ like_count: eb('like_count', '+', step) }))
      .where('id', '=', id)
      .execute();
  }

  return {
    async marks(owner, eventIds) {
      const marks = new Map<string, ReaderMark>();
      if (eventIds.length === 0) return marks;
      const rows = await query()
        .selectFrom('event')
        .leftJoin('event_read', (join) =>
          join.onRef('event_read.event_id', '=', 'event.id').on('event_read.owner', '=', owner),
        )
        .leftJoin('event_like', (join) =>
          join.onRef('event_like.event_id', '=', 'event.id').on('event_like.owner', '=', owner),
        )
        .leftJoin('event_collect', (join) =>
          join
            .onRef('event_collect.event_id', '=', 'event.id')
            .on('event_collect.owner', '=', owner),
        )
        .select([
          'event.id',
          'event_read.version',
          'event_read.place',
          'event_like.owner as liked',
          'event_collect.owner as collected',
        ])
        .where(engine.oneOf('event.id', eventIds))
        .execute();
      for (const { id, version, place, liked, collected } of rows) {
        if (version === null && liked === null && collected === null) continue;
        marks.set(id, {
          read_version: version ?? undefined,
          place: place || undefined,
          liked: liked !== null,
          favorite: collected !== null,
        });
      }
      return marks;
    },

    markRead: (owner, asked, version, now) =>
      database.transaction(async () => {
        const [event] = await holdEvents(database, [asked]);
        if (!event?.isLive) return false;
        const { id: event_id, event_version_id } = event;
        await query()
          .insertInto('event_read')
          .values({ owner, event_id, version: version ?? event_version_id, read_at: now })
          .onConflict((conflict) =>
            conflict.columns(['owner', 'event_id']).doUpdateSet(({ ref }) => ({
              version: ref('excluded.version'),
              read_at: ref('excluded.read_at'),
              // A different version is read from its start.
              place: sql<number | null>`case
                when event_read.version = excluded.version then event_read.place end`,
            })),
          )
          .execute();
        return true;
      }),

    keepPlace: (owner, asked, version, place) =>
      database.transaction(async () => {
        const [event] = await holdEvents(database, [asked]);
        if (!event) return;
        await query()
          .updateTable('event_read')
          .set({ place })
          .where('owner', '=', owner)
          .where('event_id', '=', event.id)
          .where('version', '=', version)
          .execute();
      }),

    setLiked: (owner, eventIds, liked, now) =>
      database.transaction(async () => {
        for (const { id, isLive } of await holdEvents(database, eventIds)) {
          // A like can be taken back even after the event was taken down.
          if (!liked) await unlike(owner, id);
          else if (isLive) await like(owner, id, now);
        }
      }),

    ...createFavorites(database),
    ...createFeedback(database),
    ...createHistory(database),
    ...createSeenDevices(database),

    async saveDeviceSettings(device, { language, device_language }, now) {
      const row = { device, language, device_language, updated_at: now };
      await query()
        .insertInto('device_setting')
        .values(row)
        .onConflict((conflict) =>
          conflict.column('device').doUpdateSet({ language, device_language, updated_at: now }),
        )
        .execute();
    },

    async deviceSettings(device) {
      return query()
        .selectFrom('device_setting')
        .select(['language', 'device_language'])
        .where('device', '=', device)
        .executeTakeFirst();
    },
  };
}
