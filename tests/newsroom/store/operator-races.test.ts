// An operator merges two events, or a reader adds to a limited set, while somebody else writes the
// same from another connection: nothing written meanwhile is lost, and no limit is exceeded.
import { pino } from 'pino';
import { buildRequest } from '@/lib/contract';
import { signIdentity } from '@/lib/contract/identity';
import { ownFeedsMost } from '@/lib/model/limits/themes';
import { openNewsroom } from '@/lib/newsroom';
import type { IngestParts } from '@/lib/newsroom/ingest/ingest-parts';
import { storeArticles } from '@/lib/newsroom/ingest/store-articles';
import { mergeEvents } from '@/lib/newsroom/operators/merge-events';
import { takePage } from '@/lib/newsroom/pages/take-page';
import type { Store } from '@/lib/newsroom/store/contract/store';
import type { StoredTheme } from '@/lib/newsroom/store/contract/theme-store';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { writeEvent } from '@/lib/newsroom/write/write-event';
import { beforeCommit } from './before-commit';
import { hasSessions, onBothEngines } from './engines';
import { sampleArticle } from './sample';

const now = 1_700_000_100_000;

onBothEngines((engine) => {
  describe('while two events are merged', () => {
    let stores: OpenStore[] = [];
    let n = 0;
    beforeAll(async () => {
      const options = await engine.fresh();
      stores = [];
      for (let at = 0; at < 3; at += 1) stores.push(await engine.open(options));
    });

    /** Ingest that puts every article into one event. */
    const into = (store: Store, event_id: string): IngestParts => ({
      ...{ store, writeEvent, log: pino({ level: 'silent' }), clock: () => now },
      clusterer: { assign: async () => ({ event_id, is_new: false }) },
    });
    const told = (id: string) => {
      const { event_id: _, ...article } = sampleArticle(id, {
        url: `https://${id}.example.com/${id}`,
        main_domain: `${id}.example.com`,
        source: `The ${id}`,
      });
      return article;
    };

    /** Two events with an article each, and a third article for one of them. */
    async function events() {
      const [store] = stores;
      if (!store) throw new Error('no stores');
      n += 1;
      const [from, to] = [`from-${n}`, `to-${n}`];
      await storeArticles(into(store, from), [told(`a-${n}`)]);
      await storeArticles(into(store, to), [told(`b-${n}`)]);
      return { store, from, to, all: [`a-${n}`, `b-${n}`, `c-${n}`], late: told(`c-${n}`) };
    }
    const merge = (store: Store, { from, to }: { from: string; to: string }) =>
      store.transaction((inside) => mergeEvents(inside, to, from, now));

    /** All of the articles are the event's, it covers each, and the old id redirects to it. */
    async function expectWhole(store: Store, ids: { from: string; to: string; all: string[] }) {
      const articles = await store.articles.ofEvent(ids.to);
      expect(articles.map(({ id }) => id).sort()).toEqual(ids.all);
      expect(await store.articles.ofEvent(ids.from)).toEqual([]);
      const event = await store.events.get(ids.from);
      expect(event?.id).toBe(ids.to);
      expect(event?.references.map(({ source }) => source).sort()).toEqual(
        ids.all.map((id) => `The ${id}`),
      );
      const { items } = await store.events.page({ tab: 'recommend', limit: 99 });
      expect(items.map(({ id }) => id)).not.toContain(ids.from);
    }

    it.each(['from', 'to'] as const)(
      'an article added to one of them just before is included',
      async (side) => {
        if (!hasSessions(engine)) return;
        const made = await events();
        await beforeCommit(
          stores,
          (inside) => storeArticles(into(inside, made[side]), [made.late]),
          (web) => merge(web, made),
        );
        await expectWhole(made.store, made);
      },
    );

    it('an article assigned to the merged one is in the other', async () => {
      if (!hasSessions(engine)) return;
      const made = await events();
      await beforeCommit(
        stores,
        (inside) => merge(inside, made),
        (worker) => storeArticles(into(worker, made.from), [made.late]),
      );
      await expectWhole(made.store, made);
    });

    it('an article whose page is read meanwhile stays in the other', async () => {
      if (!hasSessions(engine)) return;
      const made = await events();
      await storeArticles(into(made.store, made.from), [made.late]);
      const { id, feed_id, url } = made.late;
      const page = {
        ...{ article_id: id, feed_id, url, host: 'c.example.com', published_at: now },
        ...{ state: 'read' as const, tries: 0, kept_from: now },
      };
      await made.store.pages.want([page], now);
      const reading = {
        ...{ title: '', paragraphs: ['One.', 'Two.', 'Three.'], sections: [], paid: false },
        reserved: { text: false, image: false },
      };
      await beforeCommit(
        stores,
        (inside) => merge(inside, made),
        (worker) => takePage(into(worker, made.from), page, reading),
      );
      await expectWhole(made.store, made);
    });

    it('a concurrent merge in the other direction is too late', async () => {
      if (!hasSessions(engine)) return;
      const made = await events();
      const again = await beforeCommit(
        stores,
        (inside) => merge(inside, made),
        (web) => merge(web, { from: made.to, to: made.from }),
      );
      expect(again).toMatchObject({ done: false });
      await expectWhole(made.store, { ...made, all: made.all.slice(0, 2) });
    });
  });

  it('a reader who adds addresses twice at once stays within the limit', async () => {
    if (!hasSessions(engine)) return;
    const options = await engine.fresh();
    const stores = await Promise.all([1, 2, 3].map(() => engine.open(options)));
    const [store] = stores;
    if (!store) throw new Error('no stores');
    const secret = 'a secret that only this test knows about';
    const log = pino({ level: 'silent' });
    const newsroom = await openNewsroom({ ...options, secret, log, clock: () => now });
    const theme: StoredTheme = {
      ...{ id: 'th-1', owner: 'u:mia', name: 'Rivers', shared: false, taken_down: false },
      definition: { keywords: ['river'], excluded: [], sources: [], languages: [] },
      ...{ follow_count: 0, created_at: 1, updated_at: 1 },
    };
    await store.themes.create(theme, 9);
    await store.themes.create({ ...theme, id: 'th-2' }, 9);
    const bring = (inside: Store, name: string) =>
      inside.themes.addFeed(
        theme,
        { id: name, url: `https://${name}.example/rss`, address: name },
        1,
      );
    for (let at = 1; at < ownFeedsMost; at += 1) await bring(store, `f-${at}`);
    const authorization = `Bearer ${await signIdentity({ user: 'mia' }, secret, now)}`;
    const input = { theme_id: 'th-2', feeds: ['https://late.example/rss'] };
    const request = buildRequest('ConfigTheme', input, 'http://newsroom.invalid', {
      authorization,
    });
    const answer = await beforeCommit(
      stores,
      async (inside) => {
        await inside.themes.takeTurn('u:mia');
        await bring(inside, `f-${ownFeedsMost}`);
      },
      async () => (await newsroom.fetch(request)).json(),
    );
    await newsroom.close();
    expect(answer).toMatchObject({ feed_results: [{ is_full: true }] });
    expect(await store.themes.feedIds('u:mia')).toHaveLength(ownFeedsMost);
  });

  it('an event that another operator leaves out of a day at the same moment stays out', async () => {
    if (!hasSessions(engine)) return;
    const options = await engine.fresh();
    const stores = await Promise.all([1, 2, 3].map(() => engine.open(options)));
    const [store] = stores;
    if (!store) throw new Error('no stores');
    const secret = 'a secret that only this test knows about';
    const log = pino({ level: 'silent' });
    const parts = { secret, log, clock: () => now, operators: ['ana'] };
    const newsroom = await openNewsroom({ ...options, ...parts });
    const report = { day: '2023-11-14', lang: 'en' as const, made_at: now, final: false };
    const operator = { user: 'ana', device: 'd_ana', inner: true };
    const authorization = `Bearer ${await signIdentity(operator, secret, now)}`;
    const input = { date: report.day, lang: 'en', leave_out_event_ids: ['second'] };
    const base = 'http://newsroom.invalid';
    await beforeCommit(
      stores,
      (inside) => inside.dailyReports.put({ ...report, sections: [], events_count: 0 }, ['first']),
      () => newsroom.fetch(buildRequest('UpsertDailyReport', input, base, { authorization })),
    );
    await newsroom.close();
    expect(await store.dailyReports.without(report.day, 'en')).toEqual(['first', 'second']);
  });

  describe('while a theme is changed on another device', () => {
    const now = 1_700_000_100_000;
    const secret = 'a secret that only this test knows about';
    const definition = { keywords: ['river'], excluded: [], sources: [], languages: [] };
    const theme: StoredTheme = {
      ...{ id: 'th-1', owner: 'u:mia', name: 'Rivers', shared: false, taken_down: false },
      ...{ definition, follow_count: 0, created_at: 1, updated_at: 1 },
    };

    /** What is stored, and the answer to `input`, if `change` was made just before. */
    async function after(change: (inside: Store) => Promise<unknown>, input: object) {
      const options = await engine.fresh();
      const stores = await Promise.all([1, 2, 3].map(() => engine.open(options)));
      const log = pino({ level: 'silent' });
      const newsroom = await openNewsroom({ ...options, secret, log, clock: () => now });
      await stores[0]?.themes.create(theme, 9);
      const authorization = `Bearer ${await signIdentity({ user: 'mia' }, secret, now)}`;
      const call = { theme_id: 'th-1', ...input };
      const request = buildRequest('ConfigTheme', call, 'http://newsroom.invalid', {
        authorization,
      });
      const answer = await beforeCommit(
        stores,
        async (inside) => {
          await inside.themes.takeTurn('u:mia');
          await change(inside);
        },
        async () => (await newsroom.fetch(request)).json(),
      );
      await newsroom.close();
      return { answer, stored: await stores[0]?.themes.get('th-1') };
    }

    it('the other device’s change stays', async () => {
      if (!hasSessions(engine)) return;
      const { stored } = await after(
        (inside) =>
          inside.themes.change('th-1', { definition: { ...definition, excluded: ['flood'] } }, now),
        { keywords: ['lake'] },
      );
      expect(stored?.definition).toEqual({
        ...definition,
        keywords: ['lake'],
        excluded: ['flood'],
      });
    });

    it('both together leave no theme that finds nothing', async () => {
      if (!hasSessions(engine)) return;
      const both = { ...definition, sources: ['harbour.example'] };
      const { answer, stored } = await after(
        (inside) => inside.themes.change('th-1', { definition: { ...both, keywords: [] } }, now),
        { sources: [] },
      );
      expect(answer).toMatchObject({ code: 400 });
      expect(stored?.definition.sources).toEqual(['harbour.example']);
    });

    it('a deleted one is not changed', async () => {
      if (!hasSessions(engine)) return;
      const { answer, stored } = await after((inside) => inside.themes.setDeleted('th-1', now), {
        name: 'Lakes',
      });
      expect(answer).toMatchObject({ theme: null });
      expect(stored?.name).toBe('Rivers');
    });
  });
});
