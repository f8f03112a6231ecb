import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { ReportReason, ReportTarget } from '@/lib/model/wire/enums';
import { onBothEngines } from './engines';
import { sampleEvent } from './sample';

const ids = (page: { items: { id: string }[] }) => page.items.map(({ id }) => id);

onBothEngines((engine) => {
  describe('feedback', () => {
    let store: OpenStore;
    beforeAll(async () => {
      store = await engine.open(await engine.fresh());
      for (const [rank_time, id] of ['a', 'b', 'c', 'd', 'e', 'down'].entries()) {
        await store.events.save(sampleEvent(id, { rank_time }));
      }
      await store.readers.setFavorite('u:early', ['down', 'a'], true, 1);
      await store.events.takeDown('down');
    });

    async function collected(owner: `u:${string}`, limit: number): Promise<string[][]> {
      const pages: string[][] = [];
      let cursor: string | undefined;
      do {
        const page = await store.readers.favorites(owner, cursor, limit);
        pages.push(ids(page));
        cursor = page.next;
      } while (cursor !== undefined);
      return pages;
    }

    it('favorites are listed newest first, page by page, those of one moment too', async () => {
      await store.readers.setFavorite('u:1', ['c', 'a', 'd'], true, 10);
      await store.readers.setFavorite('u:1', ['b'], true, 20);
      await store.readers.setFavorite('u:1', ['a'], true, 30);
      expect(await collected('u:1', 2)).toEqual([
        ['b', 'd'],
        ['c', 'a'],
      ]);
      expect(await collected('u:1', 3)).toEqual([['b', 'd', 'c'], ['a']]);
      await store.readers.setFavorite('u:1', ['d'], false, 40);
      expect(await collected('u:1', 9)).toEqual([['b', 'c', 'a']]);
    });

    it('a page continues after the last one, whatever was added or removed since', async () => {
      await store.readers.setFavorite('u:2', ['a', 'b', 'c'], true, 10);
      const first = await store.readers.favorites('u:2', undefined, 2);
      expect(ids(first)).toEqual(['c', 'b']);
      await store.readers.setFavorite('u:2', ['d'], true, 20);
      await store.readers.setFavorite('u:2', ['b'], false, 20);
      expect(ids(await store.readers.favorites('u:2', first.next, 2))).toEqual(['a']);
    });

    it('a taken-down favorite is not listed, and nobody sees another’s', async () => {
      expect(await collected('u:early', 9)).toEqual([['a']]);
      expect(await collected('u:nobody', 9)).toEqual([[]]);
    });

    it('a cursor of foreign origin is refused', async () => {
      await expect(store.readers.favorites('u:1', '%%', 2)).rejects.toMatchObject({ code: 400 });
    });

    it('a disliked event leaves the live list and the history of its reader alone', async () => {
      const owner = 'd:1';
      await store.readers.addShown(owner, 'technology', ['e', 'd', 'c'], 1);
      await store.readers.setFavorite('u:keeps', ['d'], true, 1);
      for (const reader of [owner, 'u:keeps'] as const) {
        expect(await store.readers.dislike(reader, { kind: 'event', id: 'd' }, 2)).toBe(true);
        expect(await store.readers.dislike(reader, { kind: 'event', id: 'd' }, 3)).toBe(true);
      }
      const page = { tab: 'technology', limit: 2 };
      const first = await store.events.page({ ...page, owner });
      expect(ids(first)).toEqual(['e', 'c']);
      const rest = await store.events.page({ ...page, owner, cursor: first.next });
      expect(ids(rest)).toEqual(['b', 'a']);
      expect(rest.next).toBeUndefined();
      expect(ids(await store.readers.shown(owner, 'technology', undefined, 9))).toEqual(['e', 'c']);
      expect(ids(await store.events.page({ ...page, owner: 'd:2' }))).toEqual(['e', 'd']);
      expect(ids(await store.events.page(page))).toEqual(['e', 'd']);
      expect(await collected('u:keeps', 9)).toEqual([['d']]);
    });

    it('disliking an unknown event is not found; a moment is only stored', async () => {
      expect(await store.readers.dislike('d:3', { kind: 'event', id: 'nowhere' }, 1)).toBe(false);
      expect(await store.readers.dislike('d:3', { kind: 'event', id: 'down' }, 1)).toBe(false);
      expect(await store.readers.dislike('d:3', { kind: 'moment', id: 'e' }, 1)).toBe(true);
      const page = await store.events.page({ tab: 'technology', limit: 1, owner: 'd:3' });
      expect(ids(page)).toEqual(['e']);
    });

    it('an open report is stored once, however often it is sent; after closing it may be sent again', async () => {
      const said = {
        target: ReportTarget.Site,
        reason: ReportReason.Other,
        text: 'The list jumps.',
      };
      const count = async () => {
        const of = store.database.query().selectFrom('report').where('owner', '=', 'd:5');
        return (await of.select('id').execute()).length;
      };
      await Promise.all([1, 2, 3].map(() => store.readers.report('d:5', said, 5)));
      await store.readers.report('d:5', said, 6);
      expect(await count()).toBe(1);
      await store.readers.report('d:5', { ...said, text: 'It jumps again.' }, 7);
      expect(await count()).toBe(2);
      await store.database
        .query()
        .updateTable('report')
        .set({ closed_at: 8 })
        .where('owner', '=', 'd:5')
        .execute();
      await store.readers.report('d:5', said, 9);
      await store.readers.report('d:5', said, 10);
      expect(await count()).toBe(3);
      await store.database.query().deleteFrom('report').where('owner', '=', 'd:5').execute();
    });

    it('a report stores who, what, why, the text and when', async () => {
      await store.readers.report(
        'd:4',
        {
          target: ReportTarget.Event,
          event_id: 'a',
          event_version_id: 'a-v1',
          reason: ReportReason.Other,
          text: 'The date is wrong.\n它写错了。',
        },
        7,
      );
      await store.readers.report(
        'd:4',
        { target: ReportTarget.ChatContent, reason: ReportReason.NoHelp, text: '' },
        8,
      );
      const rows = await store.database
        .query()
        .selectFrom('report')
        .select(['owner', 'target', 'event_id', 'event_version_id', 'reason', 'text', 'created_at'])
        .orderBy('created_at')
        .execute();
      expect(rows).toEqual([
        {
          owner: 'd:4',
          target: ReportTarget.Event,
          event_id: 'a',
          event_version_id: 'a-v1',
          reason: ReportReason.Other,
          text: 'The date is wrong.\n它写错了。',
          created_at: 7,
        },
        {
          owner: 'd:4',
          target: ReportTarget.ChatContent,
          event_id: null,
          event_version_id: null,
          reason: ReportReason.NoHelp,
          text: null,
          created_at: 8,
        },
      ]);
    });

    it('a report of words keeps them and whose they are, one of an answer what was asked', async () => {
      const comment = { id: 'c_1', text: 'As it was', owner: 'u:talker' } as const;
      const about = { target: ReportTarget.EventComment, reason: ReportReason.NotSafe };
      await store.readers.report('u:tells', { ...about, event_id: 'a', comment }, 9);
      const chunks = [{ type: 'answer' as const, content: 'So. [1]' }];
      const turn = { id: 't_1', question: 'Why?', chunks };
      const answer = { target: ReportTarget.ChatContent, reason: ReportReason.NoHelp, turn };
      await store.readers.report('u:tells', { ...answer, event_id: 'nowhere' }, 10);
      const { items } = await store.reports.page({ state: 'open', limit: 2 });
      expect(items).toMatchObject([
        { ...{ question: 'Why?', answer: chunks, event_id: 'nowhere', owner: 'u:tells' } },
        {
          ...{ comment_id: 'c_1', comment_text: 'As it was', event_id: 'a', reason: about.reason },
        },
      ]);
      expect([items[0]?.comment_id, items[1]?.answer]).toEqual([undefined, undefined]);
      expect(await store.readers.disliked('d:1', [])).toEqual(new Set());
      expect(await store.readers.disliked('d:1', ['d', 'e'])).toEqual(new Set(['d']));
      // A moment that is called like an event is another thing.
      expect(await store.readers.disliked('d:3', ['e'])).toEqual(new Set());
    });
  });
});
