import { tmpdir } from 'node:os';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Handle from 'better-sqlite3';
import { sql, type CompiledQuery } from 'kysely';
import { isListedFor } from '@/lib/newsroom/store/events/reading';
import { pinnedOf } from '@/lib/newsroom/store/operators/event-edits';
import { openStore } from '@/lib/newsroom/store/open-store';
import { databaseFile } from '@/lib/newsroom/store/engine/sqlite/file';

const dataDir = mkdtempSync(join(tmpdir(), 'cubewire-plans-'));
let handle: Handle.Database;
let listed: CompiledQuery;
let pins: CompiledQuery;
beforeAll(async () => {
  const store = await openStore({ dataDir });
  const wanted = isListedFor({ lang: 'en', first: false });
  listed = sql`
    select event_id from event_tab where event_tab.tab = 'recommend' and ${wanted}
    order by rank_time desc, event_id desc limit 100`.compile(store.database.query());
  pins = pinnedOf(store.database, 'recommend', 'd:guest').compile();
  await store.close();
  handle = new Handle(join(dataDir, databaseFile), { readonly: true });
});
afterAll(() => {
  handle.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const planOf = (statement: string) =>
  handle
    .prepare<[], { detail: string }>(`explain query plan ${statement}`)
    .all()
    .map(({ detail }) => detail);

const few = `in (select value from json_each('["a","b"]'))`;

it.each([
  `select id from event where id ${few} and taken_down = 0 order by id`,
  `select * from event where id ${few} and taken_down = 0`,
  `select count(*) from event where id ${few} and taken_down = 0`,
  `select e.id from event_tab t join event e on e.id = t.event_id where t.event_id ${few} and e.taken_down = 0`,
])('finds a few live events by their ids, without scanning all: %s', (statement) => {
  const ofEvents = planOf(statement).filter((line) => /\b(event|e)\b USING/.test(line));
  expect(ofEvents).toEqual([expect.stringMatching(/\(id=\?\)$/)]);
});

const planOfQuery = ({ sql: statement, parameters }: CompiledQuery) =>
  handle
    .prepare<unknown[], { detail: string }>(`explain query plan ${statement}`)
    .all(...parameters)
    .map(({ detail }) => detail);

it('finds the pins of a tab among the pins, without scanning the tab', () => {
  const details = planOfQuery(pins);
  expect(details).toContainEqual(expect.stringMatching(/event_edit USING INDEX event_edit_pin/));
  expect(details).toContainEqual(expect.stringMatching(/event_tab .*USING .*\(event_id=\?\)$/));
});

it('finds the twins of a listed event by its id, without scanning the tab', () => {
  const details = planOfQuery(listed);
  expect(details).toContainEqual(expect.stringMatching(/link USING .*\(event_id=\?/));
  expect(details).toContainEqual(expect.stringMatching(/theirs USING .*\(event_id=\?\)$/));
  expect(details).not.toContainEqual(expect.stringMatching(/TEMP B-TREE/));
});

it('lists open reports in order, without scanning all', () => {
  const statement =
    'select * from report where (created_at, id) < (9, 9) and closed_at is null order by created_at desc, id desc limit 51';
  expect(planOf(statement)).toEqual([expect.stringMatching(/report_closed \(closed_at=\?/)]);
});

it.each([
  [
    'operator_act_name',
    "select * from operator_act where (created_at, id) < (9, 'a') and act = 'a' order by created_at desc, id desc limit 51",
  ],
  ['operator_act_name', "select min(act) from operator_act where act > 'a' and act < 'b'"],
  [
    'operator_act_user',
    "select * from operator_act where (created_at, id) < (9, 'a') and user_id = 'u' order by created_at desc, id desc limit 51",
  ],
  [
    'operator_act_user_name',
    "select * from operator_act where (created_at, id) < (9, 'a') and user_id = 'u' and act = 'a' order by created_at desc, id desc limit 51",
  ],
  [
    'operator_act_user_name',
    "select min(act) from operator_act where act > 'a' and act < 'b' and user_id = 'u'",
  ],
  [
    'event_label_order',
    "select created_at, event_id from event_label where label = 'a' and (created_at, event_id) < (9, 'a') order by created_at desc, event_id desc limit 51",
  ],
  [
    'event_down',
    "select updated_at, id from event where taken_down = 1 and (updated_at, id) < (9, 'a') order by updated_at desc, id desc limit 51",
  ],
  [
    'theme_down',
    "select * from theme where taken_down = 1 and deleted_at is null and (follow_count, id) < (9, 'a') order by follow_count desc, id desc limit 51",
  ],
  [
    'comment_event',
    "select * from comment where owner <> '' and event_id = 'e' and (created_at, id) < (9, 'a') order by created_at desc, id desc limit 250",
  ],
  [
    'report_done',
    "select * from report where (created_at, id) < (9, 'a') and closed_at is not null order by created_at desc, id desc limit 51",
  ],
])('lists the console in order by %s: %s', (index, statement) => {
  expect(planOf(statement)).toEqual([expect.stringMatching(new RegExp(`USING .*\\b${index}\\b`))]);
});

it('finds the events of a day by their time', () => {
  const statement =
    'select id from event where taken_down = 0 and release_time >= 1 and release_time < 2';
  expect(planOf(statement)).toEqual([expect.stringContaining('event_release (release_time>?')]);
});

it('no two indexes have the same columns', () => {
  const indexes = handle
    .prepare<[], { name: string; tbl_name: string; sql: string }>(
      "select name, tbl_name, sql from sqlite_master where type = 'index' and sql is not null",
    )
    .all();
  const columns = indexes.map(({ sql }) => sql.replace(/^.*? on /i, '').replaceAll('"', ''));
  expect(columns.filter((one, at) => columns.indexOf(one) !== at)).toEqual([]);
});
