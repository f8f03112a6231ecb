import { sql } from 'kysely';
import { migrate } from '@/lib/newsroom/store/engine/migrate';
import { migrations } from '@/lib/newsroom/store/engine/migrations';
import type { Migration } from '@/lib/newsroom/store/engine/migrations/migration';
import { openStore } from '@/lib/newsroom/store/open-store';
import { onBothEngines } from './engines';

const step = (name: string, table: string, broken = false): Migration => ({
  name,
  async up(db, engine) {
    await db.schema.createTable(table).addColumn('id', engine.idType).execute();
    if (broken) await sql`select * from no_such_table`.execute(db);
  },
});

onBothEngines((engine) => {
  describe('migrations', () => {
    it('run once each, and either all pending ones or none', async () => {
      const { database } = await engine.open(await engine.fresh());
      const next = [...migrations, step('900-extra', 'extra')];
      const broken = migrate(database, undefined, [...next, step('901-broken', 'broken', true)]);
      // The driver's errors belong to the realm that loaded it first, so they are recognized by
      // their text.
      await expect(broken).rejects.toHaveProperty(
        'message',
        expect.stringContaining('no_such_table'),
      );
      const names = async () =>
        (await database.query().introspection.getTables()).map(({ name }) => name);
      expect(await names()).not.toContain('extra');
      await migrate(database, undefined, next);
      await migrate(database, undefined, next);
      expect(await names()).toContain('extra');
    });

    it('a database of a newer program is refused and left unchanged', async () => {
      const options = await engine.fresh();
      const store = await engine.open(options);
      await migrate(store.database, undefined, [...migrations, step('900-future', 'future')]);
      await store.meta.set('kept', 'yes');
      const opening = openStore(options);
      await expect(opening).rejects.toMatchObject({ name: 'StoreError', kind: 'newer' });
      await expect(opening).rejects.toThrow('900-future');
      expect(await store.meta.get('kept')).toBe('yes');
    });

    it('a server that only reads is told as that', async () => {
      const options = await engine.fresh();
      if (engine.kind() === 'sqlite' || engine.kind() === 'pglite') return;
      const readOnly = encodeURIComponent('-c default_transaction_read_only=on');
      const databaseUrl = `${options.databaseUrl ?? ''}?options=${readOnly}`;
      const opening = openStore({ ...options, databaseUrl });
      await expect(opening).rejects.toMatchObject({ name: 'StoreError', kind: 'unwritable' });
    });

    it('are listed in the order of their numbers, each number once', () => {
      const names = migrations.map(({ name }) => name);
      expect(names).toEqual([...names].sort());
      expect(new Set(names.map((name) => name.slice(0, 3))).size).toBe(names.length);
      for (const name of names) expect(name).toMatch(/^\d{3}-[a-z-]+$/);
    });
  });
});
