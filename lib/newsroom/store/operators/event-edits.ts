// Operators' decisions on events. Protects: a decision stands whatever ingest and the writers do to
// the event afterwards, since they write to other tables.
import { sql, type SqlBool } from 'kysely';
import type { EventEditStore } from '../contract/event-edit-store';
import type { Owner } from '../contract/store';
import type { Database } from '../engine/database';
import { dislikedBy } from '../events/disliked-by';
import { countGone, countNew } from '../events/label-counts';
import { readKeys } from '../events/with-edits';
import { behind, pageOf } from './page-after';

/** Pins shown above a list at once. */
const pinsMost = 10;

/**
 * The pins of a tab, newest first, without those that `owner` is not interested in. The joined text
 * keeps SQLite from scanning the whole tab for them: its index begins with the tab, and the one by
 * event should be used.
 */
export const pinnedOf = (database: Database, tab: string, owner: Owner | undefined) =>
  database
    .query()
    .selectFrom('event_edit')
    .select('event_edit.event_id')
    .where('event_edit.pinned_at', 'is not', null)
    .where(
      sql<SqlBool>`exists (
        select 1 from event_tab
        where event_tab.event_id = event_edit.event_id and event_tab.tab || '' = ${tab}
      )`,
    )
    .$call((select) =>
      owner ? select.where('event_edit.event_id', 'not in', dislikedBy(database, owner)) : select,
    )
    .orderBy('event_edit.pinned_at', 'desc')
    .orderBy('event_edit.event_id')
    .limit(pinsMost);

/** Rows of `event_edit`, `event_label` and `label`. */
export function createEventEdits(database: Database): EventEditStore {
  const { engine, query } = database;

  const labelsOf = async (eventId: string) => {
    const rows = await query()
      .selectFrom('event_label')
      .select('label')
      .where('event_id', '=', eventId)
      .orderBy('label')
      .execute();
    return rows.map(({ label }) => label);
  };

  const takenDown = ({ time, key }: ReturnType<typeof behind>) =>
    query()
      .selectFrom('event')
      .select(['updated_at as at', 'id'])
      // A literal, as in the partial index: with a parameter the index would not be used.
      .where(sql<SqlBool>`taken_down = 1`)
      .where(({ eb, refTuple, tuple }) => eb(refTuple('updated_at', 'id'), '<', tuple(time, key)))
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc');

  const pinned = ({ time, key }: ReturnType<typeof behind>) =>
    query()
      .selectFrom('event_edit')
      .select(['pinned_at as at', 'event_id as id'])
      .where('pinned_at', 'is not', null)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('pinned_at', 'event_id'), '<', tuple(time, key)),
      )
      .orderBy('pinned_at', 'desc')
      .orderBy('event_id', 'desc');

  const labeled = ({ time, key }: ReturnType<typeof behind>, label: string) =>
    query()
      .selectFrom('event_label')
      .select(['created_at as at', 'event_id as id'])
      .where('label', '=', label)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'event_id'), '<', tuple(time, key)),
      )
      .orderBy('created_at', 'desc')
      .orderBy('event_id', 'desc');

  return {
    async of(eventId) {
      const row = await query()
        .selectFrom('event_edit')
        .selectAll()
        .where('event_id', '=', eventId)
        .executeTakeFirst();
      return {
        pinned_at: row?.pinned_at ?? undefined,
        tabs: row && readKeys(row.tabs),
        reason: row?.reason ?? undefined,
        labels: await labelsOf(eventId),
        hidden_moments: (row && readKeys(row.hidden_moments)) ?? [],
      };
    },

    async change(event_id, { pinned_at, tabs, reason, hidden_moments }, updated_at) {
      const set = {
        ...(pinned_at !== undefined && { pinned_at }),
        ...(tabs !== undefined && { tabs: tabs && JSON.stringify(tabs) }),
        ...(reason !== undefined && { reason }),
        ...(hidden_moments && { hidden_moments: JSON.stringify(hidden_moments) }),
        updated_at,
      };
      await query()
        .insertInto('event_edit')
        .values({
          ...{ pinned_at: null, tabs: null, reason: null, hidden_moments: null },
          ...{ ...set, event_id },
        })
        .onConflict((conflict) => conflict.column('event_id').doUpdateSet(set))
        .execute();
    },

    async pinned(tab, owner) {
      const rows = await pinnedOf(database, tab, owner).execute();
      return rows.map(({ event_id }) => event_id);
    },

    async list({ state, label = '', cursor, limit }) {
      const from = behind(cursor);
      const most = limit + 1;
      const rows: { at: number | null; id: string }[] =
        state === 'pinned'
          ? await pinned(from).limit(most).execute()
          : state === 'taken_down'
            ? await takenDown(from).limit(most).execute()
            : await labeled(from, label).limit(most).execute();
      const { items, next } = pageOf(rows, limit, ({ at, id }) => [Number(at), id]);
      return { items: items.map(({ id }) => id), next };
    },

    async leaveAlone(articleIds) {
      for (const table of ['cluster_article', 'cluster_posting'] as const) {
        await query().deleteFrom(table).where(engine.oneOf('article_id', articleIds)).execute();
      }
    },

    async labels() {
      const rows = await query()
        .selectFrom('label')
        .selectAll()
        .orderBy('events', 'desc')
        .orderBy('label')
        .execute();
      return rows.map(({ label, events }) => ({ label, events: Number(events) }));
    },

    setLabeled: (label, event_id, isLabeled, created_at) =>
      database.transaction(async () => {
        if (isLabeled) {
          const added = await query()
            .insertInto('event_label')
            .values({ label, event_id, created_at })
            .onConflict((conflict) => conflict.doNothing())
            .returning('label')
            .executeTakeFirst();
          if (added) await countNew(query, label);
          return;
        }
        const gone = await query()
          .deleteFrom('event_label')
          .where('label', '=', label)
          .where('event_id', '=', event_id)
          .returning('label')
          .execute();
        await countGone(query, gone);
      }),
  };
}
