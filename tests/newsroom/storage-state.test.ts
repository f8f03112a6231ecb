import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@/lib/server/process/log';
import { cannotWrite } from '@/lib/newsroom/store/contract/cannot-write';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import { createStorageState } from '@/lib/newsroom/storage-state';
import { sampleEvent } from './store/sample';

const folder = mkdtempSync(join(tmpdir(), 'cubewire-full-'));
let store: OpenStore;
beforeAll(async () => {
  store = await openStore({ dataDir: folder });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Limits the file size, as a full disk does; 0 removes the limit. */
const mostPages = (pages: number) =>
  sql.raw(`pragma max_page_count = ${pages || 4_294_967_294}`).execute(store.database.query());

/** Writes until the database refuses; answers why. */
async function fill(): Promise<unknown> {
  for (let n = 0; n < 1_000; n += 1) {
    try {
      await store.events.save(sampleEvent(`full-${n}`));
    } catch (error) {
      return error;
    }
  }
  return undefined;
}

it('a full database is logged once, makes the site not ready, and recovers with space', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const state = createStorageState(store, log);
  expect(await state.isWritable()).toBe(true);
  await mostPages(1);
  const error = await fill();
  expect(state.note(error)).toBe(true);
  expect(state.note(error)).toBe(true);
  expect(lines.filter((line) => line.includes('storage_full'))).toHaveLength(1);
  expect(await state.isWritable()).toBe(false);
  expect(await store.events.get('nothing')).toBeUndefined();
  await mostPages(0);
  expect(await state.isWritable()).toBe(true);
  expect(lines.at(-1)).toContain('storage_back');
  await store.events.save(sampleEvent('after'));
});

it('an unreachable database is logged once a minute, and again when it is back', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const state = createStorageState(store, log);
  for (let call = 0; call < 20; call += 1) {
    const error = Object.assign(new Error('x'), { code: 'ECONNREFUSED' });
    expect(state.refusalFor(error)?.reason).toBe('databaseAway');
  }
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('database_away');
  expect(await state.isWritable()).toBe(true);
  expect(await state.isWritable()).toBe(true);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('database_back');
});

it.each(['SQLITE_FULL', 'SQLITE_READONLY_DBMOVED', 'ENOSPC', '53100', 'EROFS'])(
  '%s means a full disk',
  (code) => {
    expect(cannotWrite(Object.assign(new Error('x'), { code }))).toBe(true);
    const cause = Object.assign(new Error('x'), { code });
    expect(cannotWrite(new Error('wrapped', { cause }))).toBe(true);
  },
);

it.each(['SQLITE_BUSY', 'SQLITE_CONSTRAINT', '23505', 'ECONNREFUSED', ''])(
  '%s means something else',
  (code) => {
    expect(cannotWrite(Object.assign(new Error('x'), { code }))).toBe(false);
  },
);
