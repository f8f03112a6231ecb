import { AsyncResource } from 'node:async_hooks';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { signal } from '../../signal';
import { onBothEngines } from './engines';

onBothEngines((engine) => {
  describe('transactions', () => {
    let store: OpenStore;
    beforeAll(async () => {
      store = await engine.open(await engine.fresh());
    });
    const fail = new Error('on purpose');

    it('are all or nothing, including nested ones', async () => {
      const run = store.transaction(async (outer) => {
        await outer.meta.set('t1', '1');
        await outer.transaction((inner) => inner.meta.set('t2', '2'));
        expect(await outer.meta.get('t2')).toBe('2');
        throw fail;
      });
      await expect(run).rejects.toBe(fail);
      expect([await store.meta.get('t1'), await store.meta.get('t2')]).toEqual([
        undefined,
        undefined,
      ]);
      expect(await store.transaction(async () => 'answer')).toBe('answer');
    });

    it('a call through the outer store joins instead of waiting for itself', async () => {
      const run = store.transaction(async () => {
        await store.meta.set('t3', '3');
        await store.transaction(() => store.meta.set('t4', '4'));
        throw fail;
      });
      await expect(run).rejects.toBe(fail);
      expect([await store.meta.get('t3'), await store.meta.get('t4')]).toEqual([
        undefined,
        undefined,
      ]);
    });

    it('other callers stay outside: what they write is kept when it fails', async () => {
      const [written, asked] = [signal(), signal()];
      const failing = store.transaction(async (inside) => {
        await inside.meta.set('t5', 'inside');
        written.give();
        await asked.given;
        await inside.meta.set('t6', 'inside');
        throw fail;
      });
      await written.given;
      const others = [
        store.meta.set('t7', 'outside'),
        store.transaction((own) => own.meta.set('t8', 'outside')),
      ];
      asked.give();
      await expect(failing).rejects.toBe(fail);
      await Promise.all(others);
      const values = await Promise.all(['t5', 't6', 't7', 't8'].map((key) => store.meta.get(key)));
      expect(values).toEqual([undefined, undefined, 'outside', 'outside']);
    });

    it('a promise that outlives its transaction writes outside of it', async () => {
      let late: Promise<void> | undefined;
      const over = signal();
      const failing = store.transaction(async (inside) => {
        late = over.given.then(() => inside.meta.set('t9', 'late'));
        throw fail;
      });
      await expect(failing).rejects.toBe(fail);
      over.give();
      await late;
      expect(await store.meta.get('t9')).toBe('late');
    });

    it('a long chain of calls lets timers run in between', async () => {
      let ticks = 0;
      const timer = setInterval(() => (ticks += 1), 1);
      const end = performance.now() + 100;
      while (performance.now() < end) await store.meta.get('t7');
      clearInterval(timer);
      expect(ticks).toBeGreaterThan(0);
    });

    it('a closed store is no longer carried by the async context', async () => {
      // Each step of a call chain has the carried context under its own symbol.
      const carried = () => Object.getOwnPropertySymbols(new AsyncResource('step')).length;
      const before = carried();
      const options = await engine.fresh();
      for (const n of [1, 2, 3]) {
        const opened = await engine.open(options);
        await opened.transaction(() => opened.meta.set('t10', String(n)));
        await opened.close();
      }
      expect(carried()).toBe(before);
    });

    it('a failed statement leaves the store usable', async () => {
      await expect(store.readers.markRead('u:1', 'x', 'y', Number.NaN)).resolves.toBe(false);
      const broken = store.transaction(async () => {
        const rows = store.database
          .query()
          .selectFrom('meta')
          .select('value')
          .where('nothing' as 'key', '=', '1');
        await rows.execute();
      });
      // The driver's errors belong to the realm that loaded it first, so they are recognized by
      // their code.
      await expect(broken).rejects.toHaveProperty('code');
      await store.meta.set('after', 'works');
      expect(await store.meta.get('after')).toBe('works');
    });
  });
});
