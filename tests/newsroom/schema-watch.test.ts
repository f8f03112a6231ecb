// An upgrade of several machines: a newer program migrates the database while an older one runs.
import { pino } from 'pino';

import { openNewsroom } from '@/lib/newsroom';
import {
  createSchemaWatch,
  leaveNewerSchema,
  newerSchemaGraceMs,
} from '@/lib/newsroom/schema-watch';
import { migrate } from '@/lib/newsroom/store/engine/migrate';
import { migrations } from '@/lib/newsroom/store/engine/migrations';
import type { Migration } from '@/lib/newsroom/store/engine/migrations/migration';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import { onBothEngines } from './store/engines';

const newer: Migration = {
  name: '900-future',
  async up(db, engine) {
    await db.schema.createTable('future').addColumn('id', engine.idType).execute();
  },
};
const upgrade = ({ database }: OpenStore) => migrate(database, undefined, [...migrations, newer]);

onBothEngines((engine) => {
  it('a newsroom older than the schema stays ready until the newer one is, then is not', async () => {
    const lines: { event?: string }[] = [];
    const log = pino({}, { write: (line) => void lines.push(JSON.parse(line)) });
    let now = Date.UTC(2026, 0, 15);
    const options = await engine.fresh();
    const store = await openStore(options);
    const { dataDir } = options;
    const secret = 'a secret that only this test knows about';
    const newsroom = await openNewsroom({ dataDir, secret, store, log, clock: () => now });
    const ready = async () => (await newsroom.fetch(new Request('http://n/readyz'))).status;
    const told = () => lines.filter(({ event }) => event === 'schema_newer').length;
    try {
      expect([await ready(), told()]).toEqual([200, 0]);
      await upgrade(store);
      expect([await ready(), told()]).toEqual([200, 1]);
      now += newerSchemaGraceMs - 1;
      expect([await ready(), told()]).toEqual([200, 1]);
      now += 1;
      expect([await ready(), told()]).toEqual([503, 1]);
    } finally {
      await newsroom.close();
    }
  });

  it('a worker older than the schema leaves', async () => {
    const store = await engine.open(await engine.fresh());
    const log = pino({ level: 'silent' });
    const watch = createSchemaWatch({ store, clock: Date.now, log });
    const leaving = new AbortController();
    let looks = 0;
    const sleep = async () => {
      looks += 1;
      if (looks === 3) await upgrade(store);
    };
    let left = 0;
    await leaveNewerSchema(watch, () => void (left += 1), leaving.signal, sleep);
    expect([looks, left]).toEqual([3, 1]);
    leaving.abort();
    await leaveNewerSchema(watch, () => void (left += 1), leaving.signal, sleep);
    expect([looks, left]).toEqual([3, 1]);
  });
});
