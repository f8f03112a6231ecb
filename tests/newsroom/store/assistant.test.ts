import type { ChatChunk } from '@/lib/model/chat/chunk';
import { ReportReason, ReportTarget } from '@/lib/model/wire/enums';
import { chatTurnMs } from '@/lib/model/limits/chat';
import { turnAttempts } from '@/lib/newsroom/store/readers/turns';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { onBothEngines } from './engines';
import { sampleEvent } from './sample';

const turn = (id: string, over = {}) => ({
  owner: 'd:1' as const,
  id,
  session: 's-1',
  question: '为什么？\u2028',
  language: 'zh',
  digest: 'abc',
  created_at: 1_000,
  ...over,
});
const chunks: ChatChunk[] = [
  { type: 'reference', references: [{ order: 1, link: 'https://a.example/' }] },
  { type: 'answer', content: 'Because.[1]' },
  { type: 'answer', content: '', mark: 'end' },
];

onBothEngines((engine) => {
  describe('turns of the assistant', () => {
    let store: OpenStore;
    beforeAll(async () => {
      store = await engine.open(await engine.fresh());
    });

    it('are started once for their owner, and return as they ended', async () => {
      expect(await store.turns.begin(turn('t-1', { event_id: 'e-1' }))).toBe(true);
      expect(await store.turns.begin(turn('t-1', { question: 'other' }))).toBe(false);
      expect(await store.turns.begin(turn('t-1', { owner: 'd:2' }))).toBe(true);
      expect(await store.turns.find('d:1', 't-1')).toMatchObject({ state: 'open', chunks: [] });
      await store.turns.end('d:1', 't-1', 'done', chunks);
      expect(await store.turns.find('d:1', 't-1')).toEqual({
        ...turn('t-1', { event_id: 'e-1' }),
        state: 'done',
        attempts: 1,
        chunks,
      });
      expect(await store.turns.find('d:2', 't-1')).toMatchObject({ state: 'open' });
      expect(await store.turns.find('d:1', 'none')).toBeUndefined();
    });

    it('are public as a copy, once, until their reader withdraws them', async () => {
      const done = await store.turns.find('d:1', 't-1');
      if (!done) throw new Error('the turn is gone');
      const id = await store.published.publish(done, 5_000);
      expect(id).toMatch(/^[\w-]{22}$/);
      expect(await store.published.publish({ ...done, question: 'other' }, 6_000)).toBe(id);
      expect(await store.published.find(id)).toEqual({
        id,
        event_id: 'e-1',
        question: turn('t-1').question,
        language: 'zh',
        chunks,
        asked_at: 1_000,
      });
      expect(await store.published.find('none')).toBeUndefined();
      expect(await store.published.withdraw('d:2', 't-1')).toBe(false);
      expect(await store.published.withdraw('d:1', 't-1')).toBe(true);
      expect(await store.published.find(id)).toBeUndefined();
    });

    it('that ended well stay as they are', async () => {
      await store.turns.end('d:1', 't-1', 'failed', []);
      expect(await store.turns.beginAgain('d:1', 't-1')).toBe(false);
      expect(await store.turns.find('d:1', 't-1')).toMatchObject({ state: 'done', chunks });
    });

    it('that failed may be started again a few times', async () => {
      await store.turns.begin(turn('t-2'));
      for (let n = 1; n < turnAttempts; n += 1) {
        await store.turns.end('d:1', 't-2', 'failed', chunks);
        expect(await store.turns.beginAgain('d:1', 't-2')).toBe(true);
        expect(await store.turns.find('d:1', 't-2')).toMatchObject({ state: 'open', chunks: [] });
      }
      await store.turns.end('d:1', 't-2', 'canceled', chunks);
      expect(await store.turns.beginAgain('d:1', 't-2')).toBe(false);
      expect(await store.turns.beginAgain('d:1', 'none')).toBe(false);
    });

    it('are deleted after three days, except those asked again since', async () => {
      const now = 10 * chatTurnMs;
      await store.turns.begin(turn('old', { owner: 'd:9', created_at: now - chatTurnMs - 1 }));
      await store.turns.begin(turn('kept', { owner: 'd:9', created_at: now - chatTurnMs }));
      await store.turns.begin(turn('new', { owner: 'd:9', created_at: now }));
      expect(await store.turns.find('d:9', 'old')).toBeUndefined();
      expect(await store.turns.find('d:9', 'kept')).toBeDefined();
      expect(chatTurnMs).toBeGreaterThan(24 * 3_600_000);
    });

    it('that are reported stay with the report, even if deleted', async () => {
      const report = { target: ReportTarget.ChatContent, reason: ReportReason.NoHelp };
      const said = { id: 't-9', question: '为什么？', chunks };
      await store.readers.report('d:1', { ...report, turn: said }, 5);
      const rows = await store.database
        .query()
        .selectFrom('report')
        .select(['owner', 'reason', 'turn_id', 'question', 'answer'])
        .execute();
      const answer = JSON.stringify(chunks);
      expect(rows).toEqual([
        { owner: 'd:1', reason: 10, turn_id: 't-9', question: '为什么？', answer },
      ]);
    });

    it('of a conversation are listed newest first, the answered ones only', async () => {
      for (const n of [1, 2, 3, 4]) {
        await store.turns.begin(turn(`c-${n}`, { session: 'talk', created_at: n }));
        if (n !== 3) await store.turns.end('d:1', `c-${n}`, 'done', chunks);
      }
      for (const [at, state] of (['partial', 'failed', 'canceled'] as const).entries()) {
        await store.turns.begin(turn(state, { session: 'talk', created_at: 5 + at }));
        await store.turns.end('d:1', state, state, chunks);
      }
      await store.turns.begin(turn('c-9', { session: 'talk', owner: 'd:2' }));
      await store.turns.end('d:2', 'c-9', 'done', chunks);
      const recent = await store.turns.recent('d:1', 'talk', 2);
      expect(recent.map(({ id }) => id)).toEqual(['partial', 'c-4']);
    });
  });

  describe('quotas', () => {
    let store: OpenStore;
    beforeAll(async () => {
      store = await engine.open(await engine.fresh());
    });

    it('count every use, even of many at once', async () => {
      const counts = await Promise.all(
        Array.from({ length: 20 }, () => store.quotas.count('day', 2_000, 1_000)),
      );
      expect([...counts].sort((a, b) => a - b)).toEqual(counts.map((_, n) => n + 1));
      expect(await store.quotas.count('other', 2_000, 1_000)).toBe(1);
    });

    it('are deleted after their time', async () => {
      await store.quotas.count('new day', 4_000, 2_000);
      expect(await store.quotas.count('day', 4_000, 3_000)).toBe(1);
    });

    it('that were used up start again, under the same name with a new end', async () => {
      for (let n = 0; n < 3; n += 1) await store.quotas.count('by name', 5_000, 4_500);
      expect(await store.quotas.count('by name', 9_000, 4_999)).toBe(4);
      expect(await store.quotas.count('by name', 9_000, 5_000)).toBe(1);
      expect(await store.quotas.count('by name', 9_000, 8_999)).toBe(2);
      expect(await store.quotas.used('by name', 8_999)).toBe(2);
    });

    it('are given back, at most as many as were taken', async () => {
      await store.quotas.count('given', 9_000, 1);
      for (const now of [2, 3]) await store.quotas.giveBack('given', now);
      expect(await store.quotas.used('given', 4)).toBe(0);
      expect(await store.quotas.count('given', 9_000, 5)).toBe(1);
      await store.quotas.giveBack('given', 9_000);
      expect(await store.quotas.used('given', 8_999)).toBe(1);
    });

    it('counted in a transaction that fails are not counted', async () => {
      const failing = store.transaction(async (inside) => {
        await inside.quotas.count('undone', 9_000, 1);
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect(await store.quotas.count('undone', 9_000, 1)).toBe(1);
    });

    it('give a slot to at most so many at once', async () => {
      const taken = await Promise.all(
        Array.from({ length: 8 }, (_, n) => store.quotas.take('s', 3, `h-${n}`, 2_000, 1_000)),
      );
      expect(taken.filter(Boolean)).toHaveLength(3);
      expect(await store.quotas.take('another', 1, 'h', 2_000, 1_000)).toBe(true);
    });

    it('free a slot when it is released or not renewed', async () => {
      const { quotas } = store;
      expect(await quotas.take('one', 1, 'first', 2_000, 1_000)).toBe(true);
      expect(await quotas.take('one', 1, 'second', 2_000, 1_999)).toBe(false);
      await quotas.renew('first', 3_000);
      expect(await quotas.take('one', 1, 'second', 4_000, 2_999)).toBe(false);
      expect(await quotas.take('one', 1, 'second', 4_000, 3_000)).toBe(true);
      await quotas.release('first');
      expect(await quotas.take('one', 1, 'third', 4_000, 3_000)).toBe(false);
      await quotas.release('second');
      expect(await quotas.take('one', 1, 'third', 4_000, 3_000)).toBe(true);
    });
  });

  describe('search for any of several words', () => {
    it('finds events with a word of every group, whole or by its beginning', async () => {
      const store = await engine.open(await engine.fresh());
      const texts = ['Satellites circle the Earth', 'A satellite fell', '闰秒与卫星', "O'Hara sat"];
      for (const [n, text] of texts.entries()) {
        const title = [{ lang: n === 2 ? 'zh' : 'EN', text }];
        await store.events.save(
          sampleEvent(`w-${n}`, { title, brief: [], content: [], rank_time: n }),
        );
      }
      const find = async (...groups: string[][]) =>
        (await store.search.words({ groups, limit: 10 })).map(({ event_id }) => event_id);
      expect(await find(['satellite'])).toEqual(['w-1']);
      expect(await find(['satellit*'])).toEqual(['w-1', 'w-0']);
      expect(await find(['satellite', 'earth'])).toEqual(['w-1', 'w-0']);
      expect(await find(['satellit*'], ['fell', '闰秒'])).toEqual(['w-1']);
      expect(await find(['闰秒'])).toEqual(['w-2']);
      expect(await find(['卫*'])).toEqual(['w-2']);
      expect(await find(['circle the ear*', 'a satel*'])).toEqual(['w-1', 'w-0']);
      expect(await find(['the circle'], ['earth satel*'])).toEqual([]);
      expect(await find(['zebra'], ['earth'])).toEqual([]);
      expect(await find()).toEqual([]);
      expect(await find([])).toEqual([]);
      const ranked = await store.search.words({ groups: [['sat*']], limit: 2, ranked: true });
      expect(ranked).toHaveLength(2);
    });
  });
});
