// What readers want less of: rows of a user or a device. Protects: never more of a kind than the
// limit, and one row for two spellings of a word.
import { sql } from 'kysely';
import { mutesMost } from '@/lib/model/feed/mutes';
import { fold } from '@/lib/newsroom/language/segment';
import type { MuteStore, Owner } from '../contract/store';
import type { Database } from '../engine/database';
import { keywordKey } from '../interest-keywords';
import { isFixedSubject } from './fixed-subjects';

/**
 * The form in which labels are compared: a subject like the topics of events, all else as folded
 * text.
 */
export const muteValue = (kind: string, label: string): string =>
  kind === 'subject' ? keywordKey(label) : fold(label);

/** Rows of `mute`, limited in number for each kind. */
export function createMutes(database: Database): MuteStore {
  const { engine, query } = database;

  const rowOf = (owner: Owner, kind: string, value: string) =>
    query()
      .selectFrom('mute')
      .select('value')
      .where('owner', '=', owner)
      .where(sql<string>`kind`, '=', kind)
      .where('value', '=', value)
      .executeTakeFirst();

  return {
    of: (owner) =>
      query()
        .selectFrom('mute')
        .select(['kind', 'label'])
        .where('owner', '=', owner)
        .orderBy('created_at', 'desc')
        .orderBy('kind')
        .orderBy('value')
        .execute(),

    add: (owner, { kind, label }, now) =>
      database.transaction(async () => {
        await engine.takeTurn(query(), `mutes:${owner}`);
        const value = muteValue(kind, label);
        if (await rowOf(owner, kind, value)) return true;
        const { count } = await query()
          .selectFrom('mute')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('owner', '=', owner)
          .where('kind', '=', kind)
          .executeTakeFirstOrThrow();
        if (Number(count) >= mutesMost) return false;
        await query()
          .insertInto('mute')
          .values({ owner, kind, value, label, created_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return true;
      }),

    async remove(owner, { kind, label }) {
      await query()
        .deleteFrom('mute')
        .where('owner', '=', owner)
        .where('kind', '=', kind)
        .where('value', '=', muteValue(kind, label))
        .execute();
    },

    async about(subject, eventIds) {
      if (eventIds.length === 0) return [];
      const rows = await query()
        .selectFrom('event_topic')
        .select('event_id')
        .distinct()
        .where('topic', '=', keywordKey(subject))
        .where(engine.oneOf('event_id', eventIds))
        .execute();
      return rows.map(({ event_id }) => event_id);
    },

    async subjects(eventId, lang) {
      const rows = await query()
        .selectFrom('event_topic')
        .select(['topic', 'lang', 'label'])
        .where('event_id', '=', eventId)
        .orderBy('topic')
        .execute();
      const own = rows.filter((row) => row.lang === lang);
      const named = (from: typeof rows) => from.filter(({ topic }) => !isFixedSubject(topic));
      // Fixed subjects exist in every language; names may fall back to another language.
      const told = [
        ...own.filter(({ topic }) => isFixedSubject(topic)),
        ...(named(own).length > 0 ? named(own) : named(rows)),
      ];
      return [...new Map(told.map(({ topic, label }) => [topic, label])).values()];
    },
  };
}
