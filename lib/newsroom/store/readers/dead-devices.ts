// Devices that nobody uses any more. Protects: what a guest left is deleted from every table with
// an owner once their cookie has expired, and nothing is deleted of a device that was seen since.
import { sql } from 'kysely';
import type { RetentionStore } from '../contract/retention-store';
import { noteChange } from '../changes/note-change';
import type { Database } from '../engine/database';
import type { Schema } from '../engine/schema';
import { createErasure } from './erasure';
import { ownedTables, type OwnedTable } from './owned-tables';

/**
 * The time column that shows the owner was active; undefined where the site writes the rows by
 * itself, or no column shows it.
 */
const seenBy: { [T in OwnedTable]: (keyof Schema[T] & string) | undefined } = {
  access_token: 'used_at',
  event_like: 'created_at',
  event_collect: 'created_at',
  event_read: 'read_at',
  event_shown: 'shown_at',
  disinterest: 'created_at',
  comment: 'created_at',
  comment_like: 'created_at',
  message: 'read_at',
  mute: 'created_at',
  daily_mail: 'created_at',
  report: 'created_at',
  chat_turn: 'created_at',
  published_answer: 'created_at',
  answer_rating: 'created_at',
  bot_follow: 'followed_at',
  bot_post: undefined,
  post_shown: 'shown_at',
  track_follow: 'read_at',
  track_maker: 'made_at',
  theme: 'updated_at',
  theme_follow: 'followed_at',
  theme_feed: 'added_at',
  theme_run: 'created_at',
  interest: 'created_at',
  reader_setting: 'interests_at',
  reading_timer: 'updated_at',
  remote_value: 'updated_at',
};

const tables = Object.keys(ownedTables);
const timed = Object.entries(seenBy).filter(([, column]) => column !== undefined);

/** Deletes devices that nobody came back with; `device_setting` says when each was seen. */
export function createDeadDevices(database: Database): Pick<RetentionStore, 'forgetDevices'> {
  const { engine, query } = database;
  const { deleteRows } = createErasure(database);

  /** The next owners that are devices, in the order of their ids. */
  async function ownersAfter(after: string, limit: number): Promise<string[]> {
    // `;` follows `:`, so this matches every `d:…`: a range of each index that begins with the
    // owner.
    const parts = tables.map(
      (name) => sql`select * from (
        select distinct owner from ${sql.table(name)}
        where owner > ${after} and owner < 'd;' order by owner limit ${limit}
      ) as ${sql.table(`of_${name}`)}`,
    );
    const settings = sql`select * from (
      select 'd:' || device as owner from device_setting
      where device > ${after.slice(2)} order by device limit ${limit}
    ) as of_settings`;
    const { rows } = await sql<{ owner: string }>`
      ${sql.join([...parts, settings], sql` union `)} order by owner limit ${limit}
    `.execute(query());
    return rows.map(({ owner }) => owner);
  }

  /** Those of the owners that were active since `before`. */
  async function seenSince(owners: readonly string[], before: number): Promise<Set<string>> {
    const devices = owners.map((owner) => owner.slice(2));
    const parts = timed.map(
      ([name, column]) => sql`
        select owner from ${sql.table(name)}
        where ${engine.oneOf('owner', owners)} and ${sql.ref(column ?? '')} >= ${before}`,
    );
    const settings = sql`
      select 'd:' || device as owner from device_setting
      where ${engine.oneOf('device', devices)} and updated_at >= ${before}`;
    const { rows } = await sql<{ owner: string }>`
      ${sql.join([...parts, settings], sql` union `)}
    `.execute(query());
    return new Set(rows.map(({ owner }) => owner));
  }

  return {
    async forgetDevices(before, after, limit) {
      const owners = await ownersAfter(after, limit);
      const seen = owners.length > 0 ? await seenSince(owners, before) : new Set();
      const dead = owners.filter((owner) => !seen.has(owner));
      for (const owner of dead) {
        await database.transaction(async () => {
          // A device that comes back at this moment keeps everything.
          if ((await seenSince([owner], before)).size > 0) return;
          const answers = await query()
            .selectFrom('published_answer')
            .select('id')
            .where('owner', '=', owner)
            .execute();
          await deleteRows(owner);
          for (const { id } of answers) await noteChange(database, id);
          await query().deleteFrom('device_setting').where('device', '=', owner.slice(2)).execute();
        });
      }
      return { gone: dead.length, next: owners.length < limit ? undefined : owners.at(-1) };
    },
  };
}
