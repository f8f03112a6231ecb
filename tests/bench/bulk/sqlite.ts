// Writes bulk rows into a SQLite file that nobody else has open, without its journal.
import { join } from 'node:path';
import { defaultTabKey } from '@/lib/model/limits/feed';
import { databaseFile } from '@/lib/newsroom/store/engine/sqlite/file';
import { openHandle } from '@/lib/newsroom/store/engine/sqlite/open-handle';
import { sharedBodies } from './bodies';
import type { BulkWriter } from './fill';
import type { BulkRow } from './rows';

const eventColumns = [
  ...(['id', 'event_version_id', 'lang', 'tabs', 'rank_time', 'release_time'] as const),
  ...(['hot_weight', 'like_count', 'updated_at', 'taken_down', 'listed'] as const),
];
/** Row ids for each millisecond, as in the full text of SQLite. */
const slots = 1024n;
/** What FTS5 collects before it writes a segment, in bytes: for the fill, and as it comes. */
const collected = { large: 48 * 1024 * 1024, usual: 1024 * 1024 };

/** The folder's store must have been opened once, and be closed. */
export function sqliteWriter(folder: string, newest: number): BulkWriter {
  const handle = openHandle(join(folder, databaseFile));
  handle.pragma('journal_mode = OFF');
  handle.pragma('synchronous = OFF');
  handle.pragma('locking_mode = EXCLUSIVE');
  handle.pragma('cache_size = -1500000');
  const collect = (bytes: number) => {
    for (const table of ['search_text', 'search_head', 'search_new']) {
      handle.exec(`insert into ${table} (${table}, rank) values ('hashsize', ${bytes})`);
    }
  };
  const insert = (table: string, columns: readonly string[]) =>
    handle.prepare<unknown[]>(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
    );
  const into = {
    event: insert('event', eventColumns),
    body: insert('event_body', ['event_id', 'body']),
    tab: insert('event_tab', ['tab', 'rank_time', 'event_id', 'lang']),
    host: insert('event_host', ['host', 'event_id']),
    change: insert('change', ['subject', 'changed_at']),
    row: insert('search_row', ['id', 'event_id', 'rank_time']),
    text: insert('search_text', ['rowid', 'title', 'brief', 'body']),
    head: insert('search_head', ['rowid', 'head']),
    apart: insert('search_new', ['rowid', 'title', 'brief', 'body']),
    since: insert('search_newest', ['since']),
  };
  const bodyOf = sharedBodies(newest);
  let isFirst = true;
  const one = ({ at, event, tabs, hosts, document, isApart }: BulkRow) => {
    const { id, lang, rank_time } = event;
    into.event.run(eventColumns.map((column) => event[column]));
    into.body.run(id, bodyOf(at));
    for (const tab of [defaultTabKey, ...tabs]) into.tab.run(tab, rank_time, id, lang);
    for (const host of hosts) into.host.run(host, id);
    into.change.run(id, rank_time);
    const row = BigInt(rank_time) * slots;
    const { title, brief, body, head } = document;
    into.row.run(row, id, rank_time);
    const texts = [title, brief, body].map((words) => words.join(' '));
    into.text.run(row, ...texts);
    into.head.run(row, head.join(' '));
    if (!isApart) return;
    if (isFirst) into.since.run(rank_time);
    isFirst = false;
    into.apart.run(row, ...texts);
  };
  const writeAll = handle.transaction((rows: readonly BulkRow[]) => rows.forEach(one));
  collect(collected.large);
  return {
    write: async (rows) => writeAll(rows),
    live: async () => collect(collected.usual),
    async close() {
      collect(collected.usual);
      handle.pragma('locking_mode = NORMAL');
      handle.pragma('journal_mode = WAL');
      handle.close();
    },
  };
}
