import { sql } from 'kysely';
import { dayMs } from '@/lib/model/time';
import { forgetOld } from '@/lib/newsroom/retention';
import { ownedTables } from '@/lib/newsroom/store/readers/owned-tables';
import type { Owner } from '@/lib/newsroom/store/contract/store';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { onBothEngines } from './engines';
import { sampleEvent } from './sample';

const start = Date.UTC(2026, 0, 15, 12);
const over = start + 401 * dayMs;

onBothEngines((engine) => {
  describe('a device that nobody returns with', () => {
    let store: OpenStore;
    beforeEach(async () => {
      store = await engine.open(await engine.fresh());
      await store.events.save(sampleEvent('e_1', { updated_at: over, rank_time: over }));
    });

    /** A row of a table, with values of the column's kind where none is given. */
    async function insert(name: string, given: Record<string, string>, at: number) {
      const columns = await columnsOf(name);
      const values = columns.map(({ column, isNumber }) => {
        if (column in given) return sql`${given[column]}`;
        // A report that an operator closed is deleted sooner.
        if (column === 'closed_at') return sql`null`;
        if (column.endsWith('_at')) return sql`${at}`;
        return isNumber ? sql`0` : sql`${`${given['owner'] ?? ''}-${column}`}`;
      });
      const named = sql.join(columns.map(({ column }) => sql.ref(column)));
      await sql`insert into ${sql.table(name)} (${named}) values (${sql.join(values)})`.execute(
        store.database.query(),
      );
    }

    /** A row of the owner in every table with an owner. */
    async function fillAll(owner: Owner, at: number): Promise<void> {
      const of = { event_id: 'e_1', bot_id: `b-${owner}`, track_id: `t-${owner}` };
      await insert('bot', { id: of.bot_id }, at);
      await insert('track', { id: of.track_id, key: of.track_id, event_id: 'e_1' }, at);
      for (const name of Object.keys(ownedTables)) {
        await insert(name, { ...of, owner, root_id: '' }, at);
      }
      const settings = { language: 'EN', device_language: 'en' } as const;
      await store.readers.saveDeviceSettings(owner.slice(2), settings, at);
    }

    async function columnsOf(name: string) {
      const tables = await store.database.query().introspection.getTables();
      const found = tables.find((table) => table.name === name)?.columns ?? [];
      return found.map(({ name: column, dataType }) => ({
        column,
        isNumber: /int|real|double|float|numeric/i.test(dataType),
      }));
    }

    /** Tables that still have a row of the owner. */
    async function left(owner: Owner): Promise<string[]> {
      const names: string[] = [];
      for (const name of Object.keys(ownedTables)) {
        const { rows } = await sql`
          select owner from ${sql.table(name)} where owner = ${owner}`.execute(
          store.database.query(),
        );
        if (rows.length > 0) names.push(name);
      }
      if (await store.readers.deviceSettings(owner.slice(2))) names.push('device_setting');
      return names.sort();
    }

    const everything = [...Object.keys(ownedTables), 'device_setting'].sort();
    /** Tables whose rows expire sooner, whoever owns them. */
    const ofTheirOwn = ['message', 'reading_timer'];
    const sweep = (now: number) =>
      forgetOld(
        { store, clock: () => now, days: 9_999, sleep: async () => undefined },
        new AbortController().signal,
      );

    it('leaves nothing in any table, and what others have stays', async () => {
      await fillAll('d:dead', start);
      await fillAll('d:alive', start + 10 * dayMs);
      await fillAll('u:account', start);
      expect(await left('d:dead')).toEqual(everything);
      const before = await left('u:account');
      await sweep(over);
      expect(await left('d:dead')).toEqual([]);
      expect(await left('d:alive')).toEqual(
        everything.filter((name) => !ofTheirOwn.includes(name)),
      );
      expect(await left('u:account')).toEqual(
        before.filter((name) => ![...ofTheirOwn, 'device_setting'].includes(name)),
      );
    });

    it('is distinguished from one seen in any way since', async () => {
      await store.interests.replace('d:reads', [{ category: 'sports', keyword: 'GPS' }], start);
      await store.readers.markRead('d:reads', 'e_1', undefined, start + 300 * dayMs);
      await store.interests.replace('d:looks', [{ category: 'sports', keyword: 'GPS' }], start);
      const settings = { language: 'EN', device_language: 'en' } as const;
      await store.readers.saveDeviceSettings('looks', settings, start);
      await store.readers.noteSeen('looks', start + 200 * dayMs);
      await store.retention.forgetShown(over, 10);
      await store.interests.replace('d:gone', [{ category: 'sports', keyword: 'GPS' }], start);
      await sweep(over);
      expect(await store.interests.of('d:gone')).toEqual([]);
      expect(await store.interests.of('d:reads')).toHaveLength(1);
      expect(await store.interests.of('d:looks')).toHaveLength(1);
      expect(await store.readers.deviceSettings('looks')).toBeDefined();
    });

    it('leaves its reports to the operators, without an owner', async () => {
      await store.readers.report('d:dead', { target: 1, event_id: 'e_1', reason: 7 }, start);
      await sweep(over);
      const { rows } = await sql<{ owner: string; event_id: string }>`
        select owner, event_id from report`.execute(store.database.query());
      expect(rows).toEqual([{ owner: '', event_id: 'e_1' }]);
    });

    it('is deleted a few at a time, all of them in the end', async () => {
      for (let n = 0; n < 7; n += 1) {
        await store.interests.replace(`d:${n}`, [{ category: 'sports', keyword: 'GPS' }], start);
      }
      const before = over - 400 * dayMs;
      const steps: number[] = [];
      for (let after: string | undefined = 'd:'; after !== undefined;) {
        const step: { gone: number; next: string | undefined } =
          await store.retention.forgetDevices(before, after, 3);
        steps.push(step.gone);
        after = step.next;
      }
      expect(steps).toEqual([3, 3, 1]);
    });
  });
});
