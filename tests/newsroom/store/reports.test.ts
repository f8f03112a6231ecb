import { ReportReason, ReportTarget } from '@/lib/model/wire/enums';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { onBothEngines } from './engines';
import { sampleEvent } from './sample';

onBothEngines((engine) => {
  describe('reports', () => {
    let store: OpenStore;
    beforeAll(async () => {
      store = await engine.open(await engine.fresh());
      await store.events.save(sampleEvent('e'));
      const report = { target: ReportTarget.Event, event_id: 'e', reason: ReportReason.Other };
      for (const now of [1, 2, 3, 4]) {
        const said = { text: `said ${now}`, event_version_id: `v${now}` };
        await store.readers.report(`u:${now}`, { ...report, ...said }, now);
      }
    });
    type Asked = Omit<Parameters<typeof store.reports.page>[0], 'limit'>;
    const texts = async (asked: Asked) => {
      const found: (string | undefined)[] = [];
      for (let cursor: string | undefined, page = 0; page < 9; page += 1) {
        const { items, next } = await store.reports.page({ ...asked, cursor, limit: 2 });
        found.push(...items.map(({ text }) => text));
        if (next === undefined) return { found, pages: page + 1 };
        cursor = next;
      }
      throw new Error('no end');
    };

    it('are read newest first, page by page, open and closed apart', async () => {
      const open = await texts({ state: 'open' });
      expect(open).toEqual({ found: ['said 4', 'said 3', 'said 2', 'said 1'], pages: 2 });
      const { items } = await store.reports.page({ state: 'open', limit: 9 });
      const [four, , two] = items;
      expect(two).toMatchObject({ owner: 'u:2', event_version_id: 'v2', created_at: 2 });
      expect(two?.reply).toBeUndefined();
      expect(await store.reports.close(two?.id ?? '', 'We looked.', 8)).toBe(true);
      expect(await store.reports.close(four?.id ?? '', undefined, 9)).toBe(true);
      expect((await texts({ state: 'open' })).found).toEqual(['said 3', 'said 1']);
      expect((await texts({ state: 'closed' })).found).toEqual(['said 4', 'said 2']);
      expect(await store.reports.get(two?.id ?? '')).toMatchObject({
        ...{ reply: 'We looked.', closed_at: 8 },
      });
      expect((await store.reports.get(four?.id ?? ''))?.reply).toBeUndefined();
    });

    it('are answered once', async () => {
      const { items } = await store.reports.page({ state: 'closed', limit: 9 });
      const { id = '' } = items[1] ?? {};
      expect(await store.reports.close(id, 'Another word.', 10)).toBe(false);
      expect(await store.reports.close('nowhere', 'A word.', 10)).toBe(false);
      expect(await store.reports.get(id)).toMatchObject({ reply: 'We looked.', closed_at: 8 });
      expect(await store.reports.get('nowhere')).toBeUndefined();
    });
  });
});
