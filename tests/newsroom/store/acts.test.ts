// The log of operators' acts, by a prefix of their names.
import type { OperatorAct } from '@/lib/newsroom/store/contract/operator-store';
import { onBothEngines } from './engines';

onBothEngines((engine) => {
  it('acts with a name prefix are listed newest first, of all or of one operator', async () => {
    const store = await engine.open(await engine.fresh());
    const acts = ['event.pin', 'event.unpin', 'eventful', 'topic.restore', 'topic.take_down'];
    await store.transaction(async (inside) => {
      for (let n = 0; n < 25; n += 1) {
        await inside.operators.note({
          ...{ id: `a${String(n).padStart(2, '0')}`, user_id: `op${n % 3}`, target: 'x' },
          ...{ act: acts[n % 5] ?? '', before: '', after: '', created_at: Math.floor(n / 2) },
        });
      }
    });
    const all = (await store.operators.acts({ limit: 99 })).items;
    const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
    for (const act of ['event', 'event.', 'event.pin', 'topic.', 'zzz', '']) {
      for (const user_id of [undefined, 'op1', 'nobody']) {
        const wanted = all.filter(
          (one) => one.act.startsWith(act) && (user_id ?? one.user_id) === one.user_id,
        );
        const pages: OperatorAct[][] = [];
        let cursor: string | undefined;
        do {
          const page = await store.operators.acts({ act, user_id, cursor, limit: 4 });
          pages.push(page.items);
          cursor = page.next;
        } while (cursor !== undefined);
        expect([act, user_id, ids(pages.flat())]).toEqual([act, user_id, ids(wanted)]);
        expect(pages).toHaveLength(Math.max(1, Math.ceil(wanted.length / 4)));
      }
    }
  });
});
