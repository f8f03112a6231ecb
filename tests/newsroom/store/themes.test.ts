import type { Owner } from '@/lib/newsroom/store/contract/store';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import type { StoredRun, StoredTheme } from '@/lib/newsroom/store/contract/theme-store';
import { onBothEngines } from './engines';

const noon = 1_700_000_000_000;
const user = (name: string): Owner => `u:${name}`;

const theme = (id: string, over: Partial<StoredTheme> = {}): StoredTheme => ({
  ...{ id, owner: user('mia'), name: id, shared: false, taken_down: false, follow_count: 0 },
  definition: { keywords: ['river'], excluded: [], sources: [], languages: ['en'] },
  ...{ created_at: noon, updated_at: noon },
  ...over,
});
const run = (id: string, over: Partial<StoredRun> = {}): StoredRun => ({
  ...{ id, owner: user('run'), theme_id: 'th_run', question: '', lang: 'en', state: 'queued' },
  ...{ saved: false, tries: 0, lease_until: 0, steps: [], created_at: noon },
  ...over,
});
const item = (feed_id: string, n: number) => ({
  ...{ id: `a_${feed_id}_${n}`, feed_id, published_at: noon + n, title: `Item ${n}` },
  ...{ teaser: '', link: `https://own.example/${n}`, source: 'Own', lang: 'en' as const },
});

onBothEngines((engine) => {
  describe('themes', () => {
    let store: OpenStore;
    beforeAll(async () => {
      store = await engine.open(await engine.fresh());
    });

    it('are stored as created, up to the limit', async () => {
      const { themes } = store;
      const owner = user('limit');
      expect(await themes.create(theme('th_1', { owner }), 2)).toBe(true);
      expect(await themes.create(theme('th_2', { owner, created_at: noon + 1 }), 2)).toBe(true);
      expect(await themes.create(theme('th_3', { owner }), 2)).toBe(false);
      expect(await themes.get('th_1')).toEqual(theme('th_1', { owner }));
      expect((await themes.of(owner)).map(({ id }) => id)).toEqual(['th_2', 'th_1']);
      await themes.setDeleted('th_2', noon);
      expect((await themes.of(owner)).map(({ id }) => id)).toEqual(['th_1']);
      expect(await themes.create(theme('th_3', { owner }), 2)).toBe(true);
    });

    it('are on the square while they are shared, live and not taken down', async () => {
      const { themes } = store;
      for (const id of ['th_a', 'th_b', 'th_c']) {
        await themes.create(theme(id, { owner: user('square'), shared: true }), 20);
      }
      await themes.setFollowed(user('x'), 'th_b', true, noon);
      await themes.setFollowed(user('x'), 'th_b', true, noon + 1);
      await themes.setFollowed(user('y'), 'th_b', true, noon);
      await themes.setFollowed(user('y'), 'th_a', true, noon);
      const first = await themes.square(undefined, 2);
      expect(first.items.map(({ id, follow_count }) => [id, follow_count])).toEqual([
        ['th_b', 2],
        ['th_a', 1],
      ]);
      expect((await themes.square(first.next, 2)).items.map(({ id }) => id)).toEqual(['th_c']);
      await themes.takeDown('th_b');
      await themes.change('th_a', { shared: false }, noon + 1);
      await themes.setDeleted('th_c', noon + 1);
      expect((await themes.square(undefined, 9)).items).toEqual([]);
      expect(await themes.followed(user('y'))).toEqual([]);
      await themes.takeDown('th_b', false);
      expect((await themes.followed(user('y'))).map(({ id }) => id)).toEqual(['th_b']);
      await store.accounts.erase(user('y'));
      expect((await themes.get('th_b'))?.follow_count).toBe(1);
      expect(await themes.takeDown('th_none')).toBe(false);
    });

    it('have their addresses polled once for all readers, as long as anybody has them', async () => {
      const { themes } = store;
      const feed = { id: 'f_one', url: 'https://own.example/rss', address: 'own.example/rss' };
      const [mia, otto] = [theme('th_f1'), theme('th_f2', { owner: user('otto') })];
      for (const one of [mia, otto]) {
        await themes.create(one, 20);
        await themes.addFeed(one, feed, noon);
        await themes.addFeed(one, feed, noon);
      }
      expect((await themes.dueFeeds(noon, 9)).map(({ id }) => id)).toEqual(['f_one']);
      expect(await themes.feedIds(mia.owner)).toEqual(['f_one']);
      await themes.saveItems(
        'f_one',
        [1, 2, 3, 4].map((n) => item('f_one', n)),
        3,
      );
      await themes.saveItems('f_one', [item('f_one', 4)], 3);
      const ids = async (before?: { time: number; id: string }) =>
        (await themes.items(['f_one', 'f_none'], before, 2)).map(({ id }) => id);
      expect(await ids()).toEqual(['a_f_one_4', 'a_f_one_3']);
      expect(await ids({ time: noon + 3, id: 'a_f_one_3' })).toEqual(['a_f_one_2']);
      const [state] = await themes.dueFeeds(noon, 9);
      if (!state) throw new Error('the address is gone');
      const failing = { ...state, failures: 2, last_error: 'no answer', next_poll_at: noon + 9 };
      await themes.saveFeed(failing);
      expect(await themes.dueFeeds(noon, 9)).toEqual([]);
      expect(await themes.feedsOf('th_f1')).toEqual([{ ...failing, address: feed.address }]);

      // A page that names another feed: readers who added the page have the feed.
      await themes.moveFeed('f_one', { id: 'f_two', url: 'https://own.example/atom' });
      expect((await themes.feedsOf('th_f2')).map(({ id, address }) => [id, address])).toEqual([
        ['f_two', feed.address],
      ]);
      await themes.removeFeed('th_f1', 'f_two');
      await themes.sweep({ deleted: 0, runs: 0 });
      expect((await themes.feedsOf('th_f2')).map(({ id }) => id)).toEqual(['f_two']);
      await themes.setDeleted('th_f2', noon);
      await themes.sweep({ deleted: noon + 1, runs: 0 });
      expect(await themes.get('th_f2')).toBeUndefined();
      expect(await themes.dueFeeds(noon, 9)).toEqual([]);
    });

    it('have runs: one at a time per reader, claimed by one process, ended once', async () => {
      const { themes } = store;
      const { runs } = themes;
      const { owner } = run('');
      await themes.create(theme('th_run', { owner }), 20);
      expect(await runs.begin(run('dm_1'))).toBe(true);
      expect(await runs.begin(run('dm_2'))).toBe(false);
      expect(await runs.waiting(noon, 5)).toEqual(['dm_1']);
      const claims = await Promise.all([1, 2, 3].map(() => runs.claim('dm_1', noon, noon + 9)));
      expect(claims.filter(Boolean)).toHaveLength(1);
      expect(await runs.waiting(noon, 5)).toEqual([]);
      expect(await runs.waiting(noon + 9, 5)).toEqual(['dm_1']);
      const steps = [{ query: 'river', done: true, found: 2 }];
      const report = { sections: [], references: [], not_covered: ['flood'] };
      expect(await runs.progress('dm_1', { steps, report, lease_until: noon + 20 })).toBe(true);
      expect(await runs.end('dm_1', 'stopped', noon + 1)).toBe(true);
      expect(await runs.end('dm_1', 'done', noon + 2)).toBe(false);
      expect(await runs.progress('dm_1', { steps, lease_until: 0 })).toBe(false);
      expect(await runs.get(owner, 'dm_1')).toMatchObject({ state: 'stopped', steps, report });
      expect(await runs.get(user('else'), 'dm_1')).toBeUndefined();
      await runs.begin(run('dm_3', { state: 'done', created_at: noon + 1 }));
      await runs.setSaved(owner, 'dm_1', true);
      await themes.sweep({ deleted: 0, runs: noon + 9 });
      expect((await runs.of(owner, 'th_run')).map(({ id }) => id)).toEqual(['dm_1']);
      await runs.remove(owner, 'dm_1');
      expect(await runs.of(owner, 'th_run')).toEqual([]);
    });

    it('leave their readers the reports that they saved', async () => {
      const { themes, accounts } = store;
      const { runs } = themes;
      const [maker, reader] = [user('maker'), user('reader')];
      const ended = { state: 'done', owner: reader } as const;
      for (const id of ['th_left', 'th_deleted']) {
        await themes.create(theme(id, { owner: maker, shared: true }), 20);
        await runs.begin(run(`dm_${id}`, { ...ended, theme_id: id, saved: true }));
        await runs.begin(run(`dm_${id}_unsaved`, { ...ended, theme_id: id }));
      }
      const own = run('dm_own', { ...ended, owner: maker, theme_id: 'th_deleted', saved: true });
      await runs.begin(own);
      const sweep = () => themes.sweep({ deleted: noon + 1, runs: 0 });
      await themes.setDeleted('th_deleted', noon);
      await sweep();
      expect(await themes.get('th_deleted')).toBeUndefined();
      expect(await runs.get(maker, 'dm_own')).toBeUndefined();
      await accounts.erase(maker);
      await sweep();
      for (const id of ['th_left', 'th_deleted']) {
        expect((await runs.of(reader, id)).map((one) => one.id)).toEqual([`dm_${id}`]);
        expect(await runs.get(reader, `dm_${id}_unsaved`)).toBeUndefined();
      }
    });

    it('that operators took down are listed for them, page by page, until deleted', async () => {
      const { themes } = store;
      for (const [n, id] of ['th_d1', 'th_d2', 'th_d3', 'th_up'].entries()) {
        await themes.create(theme(id, { owner: user('down'), shared: n !== 1 }), 20);
        if (id !== 'th_up') expect(await themes.takeDown(id)).toBe(true);
      }
      await themes.setFollowed(user('z'), 'th_d2', true, noon);
      const first = await themes.takenDown(undefined, 2);
      expect(first.items.map(({ id }) => id)).toEqual(['th_d2', 'th_d3']);
      const ids = async (cursor?: string) =>
        (await themes.takenDown(cursor, 9)).items.map(({ id }) => id);
      expect(await ids(first.next)).toEqual(['th_d1']);
      await themes.setDeleted('th_d3', noon);
      expect(await ids()).toEqual(['th_d2', 'th_d1']);
      expect((await themes.get('th_d1'))?.listed).toBeUndefined();
      await themes.takeDown('th_d1', false);
      expect(await themes.get('th_d1')).toMatchObject({ taken_down: false, listed: true });
      await themes.takeDown('th_d2', false);
      expect((await themes.get('th_d2'))?.listed).toBeUndefined();
    });

    it('change only in the given fields, and are restored unchanged', async () => {
      const { themes } = store;
      const made = theme('th_change', { owner: user('change') });
      await themes.create(made, 20);
      await themes.change('th_change', { name: 'Rivers' }, noon + 1);
      expect(await themes.get('th_change')).toEqual({
        ...{ ...made, name: 'Rivers', updated_at: noon + 1 },
      });
      const definition = { keywords: ['lake'], excluded: ['salt'], sources: ['X'], languages: [] };
      await themes.change('th_change', { definition, shared: true }, noon + 2);
      await themes.setDeleted('th_change', noon + 3);
      expect(await themes.get('th_change')).toEqual({
        ...{ ...made, name: 'Rivers', definition, shared: true },
        ...{ updated_at: noon + 2, deleted_at: noon + 3 },
      });
      await themes.setDeleted('th_change', undefined);
      expect(await themes.get('th_change')).toMatchObject({ name: 'Rivers', listed: true });
      expect((await themes.get('th_change'))?.deleted_at).toBeUndefined();
      await themes.change('th_change', { shared: false }, noon + 4);
      expect((await themes.get('th_change'))?.listed).toBeUndefined();
    });

    it('are followed and unfollowed per reader', async () => {
      const { themes } = store;
      await themes.create(theme('th_follow', { owner: user('follow'), shared: true }), 20);
      await themes.setFollowed(user('p'), 'th_none', true, noon);
      for (const name of ['p', 'q']) await themes.setFollowed(user(name), 'th_follow', true, noon);
      const follows = (name: string) => themes.follows(user(name), ['th_follow', 'th_none']);
      expect([await follows('p'), await follows('r')]).toEqual([new Set(['th_follow']), new Set()]);
      expect(await themes.follows(user('p'), [])).toEqual(new Set());
      await themes.setFollowed(user('p'), 'th_follow', false, noon);
      await themes.setFollowed(user('r'), 'th_follow', false, noon);
      expect([await follows('p'), await follows('q')]).toEqual([new Set(), new Set(['th_follow'])]);
      expect((await themes.get('th_follow'))?.follow_count).toBe(1);
    });

    it('have the newest items of an address, or of several together, up to the limit', async () => {
      const { themes } = store;
      const owner = user('items');
      await themes.create(theme('th_i', { owner }), 20);
      for (const name of ['f_x', 'f_y']) {
        const url = `https://${name}.example/rss`;
        await themes.addFeed(theme('th_i', { owner }), { id: name, url, address: url }, noon);
      }
      // More than one statement takes.
      const many = Array.from({ length: 120 }, (_, at) => item('f_x', at));
      await themes.saveItems('f_x', many, 101);
      await themes.saveItems('f_y', [item('f_y', 119), item('f_y', 200)], 101);
      const all = await themes.items(['f_x', 'f_y'], undefined, 500);
      expect(all).toHaveLength(103);
      expect(all.slice(0, 3).map(({ id }) => id)).toEqual([
        ...['a_f_y_200', 'a_f_y_119', 'a_f_x_119'],
      ]);
      expect(all.at(-1)).toEqual(item('f_x', 19));
      const place = { time: noon + 119, id: 'a_f_y_119' };
      const [next] = await themes.items(['f_x', 'f_y'], place, 1);
      expect(next?.id).toBe('a_f_x_119');
      expect(await themes.items([], undefined, 9)).toEqual([]);
      // Both pages named the same feed: it is in the theme once, and nothing of the page is left.
      await themes.moveFeed('f_x', { id: 'f_y', url: 'https://f_y.example/rss' });
      expect((await themes.feedsOf('th_i')).map(({ id }) => id)).toEqual(['f_y']);
      expect(await themes.items(['f_x'], undefined, 9)).toEqual([]);
      expect(await themes.items(['f_y'], undefined, 9)).toHaveLength(2);
    });

    it('lose addresses and items that no theme uses, and their followers once deleted', async () => {
      const { themes, database } = store;
      const owner = user('sweeps');
      await themes.create(theme('th_s', { owner, shared: true }), 20);
      await themes.setFollowed(user('w'), 'th_s', true, noon);
      const url = 'https://sweep.example/rss';
      await themes.addFeed(theme('th_s', { owner }), { id: 'f_s', url, address: url }, noon);
      await themes.saveItems('f_s', [item('f_s', 1)], 9);
      const of = async (sweep: { deleted: number; runs: number }) => {
        await themes.sweep(sweep);
        const feeds = await database.query().selectFrom('own_feed').select('id').execute();
        return [
          feeds.filter(({ id }) => id === 'f_s').length,
          (await themes.items(['f_s'], undefined, 9)).length,
          (await themes.follows(user('w'), ['th_s'])).size,
        ];
      };
      expect(await of({ deleted: noon, runs: 0 })).toEqual([1, 1, 1]);
      await themes.setDeleted('th_s', noon);
      // Its owner may restore it for a while.
      expect(await of({ deleted: noon, runs: 0 })).toEqual([1, 1, 1]);
      expect(await themes.feedIds(owner)).toEqual([]);
      expect(await of({ deleted: noon + 1, runs: 0 })).toEqual([0, 0, 0]);
    });

    it('have runs per reader, which wait in the order of their requests', async () => {
      const { runs } = store.themes;
      const [one, other] = [user('run one'), user('run other')];
      await runs.begin(run('dm_late', { owner: one, created_at: noon + 5 }));
      await runs.begin(run('dm_early', { owner: other, created_at: noon + 4 }));
      const mine = async () =>
        (await runs.waiting(noon + 99, 99)).filter((id) => /late|early/.test(id));
      expect(await mine()).toEqual(['dm_early', 'dm_late']);
      await runs.remove(other, 'dm_late');
      await runs.setSaved(other, 'dm_late', true);
      expect(await runs.get(one, 'dm_late')).toEqual(
        run('dm_late', { owner: one, created_at: noon + 5 }),
      );
      expect(await runs.claim('dm_late', noon, noon + 9)).toMatchObject({
        ...{ id: 'dm_late', state: 'running', tries: 1, lease_until: noon + 9 },
      });
      expect(await runs.claim('dm_late', noon + 9, noon + 20)).toMatchObject({ tries: 2 });
      expect(await runs.end('dm_late', 'failed', noon + 10)).toBe(true);
      expect(await runs.claim('dm_late', noon + 99, noon + 100)).toBeUndefined();
      expect(await runs.get(one, 'dm_late')).toMatchObject({
        ...{ state: 'failed', ended_at: noon + 10, lease_until: 0, saved: false },
      });
      // An unsaved run is deleted over time; a saved one stays.
      await runs.setSaved(other, 'dm_early', true);
      await store.themes.sweep({ deleted: 0, runs: noon + 4 });
      expect(await runs.get(one, 'dm_late')).toBeDefined();
      await store.themes.sweep({ deleted: 0, runs: noon + 6 });
      expect(await runs.get(one, 'dm_late')).toBeUndefined();
      expect((await runs.get(other, 'dm_early'))?.saved).toBe(true);
    });
  });
});
