import { createClusterer } from '@/lib/newsroom/cluster/clusterer';
import { eventIdOf } from '@/lib/newsroom/cluster/event-id';
import { recluster, reclusterWindow } from '@/lib/newsroom/ingest/recluster';
import { storeArticles } from '@/lib/newsroom/ingest/store-articles';
import { generateArticles } from '../cluster/generated';
import { dayMs, hourMs, noon, toNewArticle } from '../cluster/new-article';
import { openTestNewsroom } from './newsroom';

type Newsroom = Awaited<ReturnType<typeof openTestNewsroom>>;

const open: Newsroom[] = [];
afterEach(async () => {
  for (const newsroom of open.splice(0)) await newsroom.close();
});

async function newsroom(from?: string): Promise<Newsroom> {
  const made = await openTestNewsroom({ clusterer: createClusterer() }, from);
  open.push(made);
  return made;
}

const articles = [...generateArticles({ count: 120, everyMs: hourMs / 2, seed: 3 })];

// Writing their events is slow: it is done once, and copied from then on.
let filled: Newsroom;
beforeAll(async () => {
  filled = await openTestNewsroom({ clusterer: createClusterer() });
  await storeArticles(filled.parts, articles);
  await filled.store.close();
});
afterAll(() => filled.close());

/** A newsroom with all articles in their order of arrival. */
const filledNewsroom = () => newsroom(filled.folder);
const all = { from: noon - 9 * dayMs, until: noon + 30 * dayMs };

/** Which articles are together, regardless of event ids. */
async function groups({ store }: Newsroom): Promise<string[]> {
  const together = new Map<string, string[]>();
  for (const { article_id, event_id } of await store.postings.within(all)) {
    together.set(event_id, [...(together.get(event_id) ?? []), article_id]);
  }
  return [...together.values()].map((ids) => ids.sort().join(' ')).sort();
}

/** Every article's event exists and covers it. */
async function expectWhole({ store }: Newsroom): Promise<void> {
  const events = new Set<string>();
  for (const { article_id, event_id } of await store.postings.within(all)) {
    events.add(event_id);
    const held = await store.articles.ofEvent(event_id);
    expect(held.map(({ id }) => id)).toContain(article_id);
  }
  for (const id of events) {
    const event = await store.events.get(id);
    expect(event?.id).toBe(id);
    const titles = (await store.articles.ofEvent(id)).map(({ title }) => title);
    expect(titles).toContain(event?.title[0]?.text);
  }
  expect(await store.events.count()).toBe(events.size);
}

/** Where the articles are after the window was clustered again. */
async function planned({ parts, store }: Newsroom) {
  await recluster(parts);
  return store.postings.within(all);
}

describe('the window, clustered again', () => {
  it('gives the same result for any order of arrival', async () => {
    const inOrder = await filledNewsroom();
    await recluster(inOrder.parts);
    const backwards = await newsroom();
    for (let at = articles.length; at > 0; at -= 20) {
      await storeArticles(backwards.parts, articles.slice(Math.max(0, at - 20), at));
    }
    await recluster(backwards.parts);
    expect(await groups(backwards)).toEqual(await groups(inOrder));
    await expectWhole(inOrder);
    await expectWhole(backwards);
  });

  it('changes nothing the second time', async () => {
    const made = await filledNewsroom();
    await recluster(made.parts);
    const before = await made.store.postings.within(all);
    expect(await recluster(made.parts)).toEqual({ moved: 0, merged: 0, opened: 0 });
    expect(await reclusterWindow(made.parts, all)).toEqual({ moved: 0, merged: 0, opened: 0 });
    expect(await made.store.postings.within(all)).toEqual(before);
  });

  it('is finished by the next round if the process died in between', async () => {
    const whole = await filledNewsroom();
    await recluster(whole.parts);
    const torn = await filledNewsroom();
    let written = 0;
    const dying = {
      ...torn.parts,
      writeEvent: (...input: Parameters<typeof torn.parts.writeEvent>) => {
        written += 1;
        if (written > 3) throw new Error('the power went out');
        return torn.parts.writeEvent(...input);
      },
    };
    await recluster(dying).catch(() => undefined);
    await expectWhole(torn);
    await recluster(torn.parts);
    await expectWhole(torn);
    expect(await groups(torn)).toEqual(await groups(whole));
  });

  it('leaves alone what an operator moved after the plan was made', async () => {
    const made = await filledNewsroom();
    const { store } = made;
    const before = await store.postings.within(all);
    const joined = new Map(
      (await planned(made)).map(({ article_id, event_id }) => [article_id, event_id]),
    );
    const changes = before.filter((one) => joined.get(one.article_id) !== one.event_id);
    const ids = changes.map(({ article_id }) => article_id);
    expect(ids.length).toBeGreaterThan(0);
    const again = await filledNewsroom();
    const { events } = again.store;
    const meanwhile = {
      ...again.parts,
      store: {
        ...again.store,
        events: {
          ...events,
          // Called between the plan and its first change.
          inUse: async (wanted: readonly string[]) => {
            await again.store.eventEdits.leaveAlone(ids);
            return events.inUse(wanted);
          },
        },
      },
    };
    await recluster(meanwhile);
    for (const { article_id, event_id } of changes) {
      const held = (await again.store.articles.ofEvent(event_id)).map(({ id }) => id);
      expect([event_id, held]).toEqual([event_id, expect.arrayContaining([article_id])]);
      expect((await events.get(event_id))?.id).toBe(event_id);
    }
  });

  it.each(['before', 'after'] as const)(
    'empties no event into one that an operator took down %s the plan was made',
    async (when) => {
      const made = await filledNewsroom();
      const before = new Map(
        (await made.store.postings.within(all)).map(({ article_id: id, event_id }) => [
          id,
          event_id,
        ]),
      );
      const stood = new Set(before.values());
      const heirs = (await planned(made)).flatMap(({ article_id, event_id }) =>
        stood.has(event_id) && before.get(article_id) !== event_id ? [event_id] : [],
      );
      expect(heirs.length).toBeGreaterThan(0);
      const again = await filledNewsroom();
      const { articles: held, events } = again.store;
      const takeDown = async () => {
        for (const id of heirs) expect(await events.takeDown(id)).toBe(true);
      };
      if (when === 'before') await takeDown();
      let isTaken = when === 'before';
      // Called between the plan and its first change.
      const inUse = async (wanted: readonly string[]) => {
        if (!isTaken) await takeDown();
        isTaken = true;
        return events.inUse(wanted);
      };
      await recluster({ ...again.parts, store: { ...again.store, events: { ...events, inUse } } });
      for (const id of heirs) {
        const ids = (await held.ofEvent(id)).map((article) => before.get(article.id));
        expect(new Set(ids)).toEqual(new Set([id]));
      }
      const listed = await events.page({ tab: 'recommend', limit: 999 });
      expect(listed.items.length).toBeGreaterThan(0);
      for (const { id } of listed.items) expect(await held.ofEvent(id)).not.toEqual([]);
    },
  );

  it('moves and settles nothing more once it is aborted', async () => {
    const made = await filledNewsroom();
    const { postings } = made.store;
    const before = await postings.within(all);
    const fresh = await postings.unsettled();
    const ending = new AbortController();
    const within: typeof postings.within = async (span) => {
      ending.abort();
      return postings.within(span);
    };
    const parts = { ...made.parts, store: { ...made.store, postings: { ...postings, within } } };
    await recluster(parts, ending.signal);
    expect(fresh).toBeDefined();
    expect(await postings.unsettled()).toEqual(fresh);
    expect(await postings.within(all)).toEqual(before);
  });

  it('keeps hidden what an operator hid, in the events that the reports move to', async () => {
    const made = await filledNewsroom();
    const { eventEdits, postings } = made.store;
    const before = new Map(
      (await postings.within(all)).map(({ article_id, event_id }) => [article_id, event_id]),
    );
    const stood = new Set(before.values());
    for (const id of stood) await eventEdits.change(id, { hidden_moments: [`of ${id}`] }, noon);
    const after = await planned(made);
    const begun = after.filter(({ event_id }) => !stood.has(event_id));
    expect(begun.length).toBeGreaterThan(0);
    for (const { article_id, event_id } of after) {
      const { hidden_moments } = await eventEdits.of(event_id);
      expect(hidden_moments).toContain(`of ${before.get(article_id)}`);
    }
  });

  it('joins two halves that a later report bridges, and keeps readers’ likes', async () => {
    const made = await newsroom();
    const { store, parts } = made;
    const report = (id: string, title: string, hours: number) =>
      toNewArticle({ id, title, source: `Paper ${id}`, published_at: noon + hours * hourMs });
    const [first, second] = [
      report('a', 'Ferry Morning Star runs aground off Siquijor with 140 aboard', 0),
      report('b', 'Coast guard rescues 140 passengers after grounding near island', 1),
    ];
    await storeArticles(parts, [first, second]);
    const [one, other] = [await store.postings.placed('a'), await store.postings.placed('b')];
    if (!one || !other) throw new Error('not stored');
    await store.transaction(async (tx) => {
      // Kept apart at first, as reports without a word in common.
      await tx.readers.setLiked('u:1', [one.event_id, other.event_id], true, noon);
    });
    await storeArticles(parts, [
      report('c', 'Ferry Morning Star aground off Siquijor: coast guard rescues 140 passengers', 2),
      report('d', 'Coast guard rescues 140 passengers of ferry Morning Star off Siquijor', 2),
    ]);
    await recluster(parts);
    expect(await groups(made)).toEqual(['a b c d']);
    const [placed] = await store.postings.within(all);
    for (const { event_id } of [one, other]) {
      const event = await store.events.get(event_id);
      expect(event?.id).toBe(placed?.event_id);
      expect(event?.like_count).toBe(1);
    }
    await expectWhole(made);
  });

  it('splits what was joined before into an event with its own id, even from what it may not move', async () => {
    const made = await newsroom();
    const { store, parts } = made;
    const report = (id: string, title: string, hours: number) =>
      toNewArticle({ id, title, source: `Paper ${id}`, published_at: noon + hours * hourMs });
    const ferry = 'Ferry Morning Star runs aground off Siquijor with 140 aboard';
    const split = report(
      'split',
      'Senate passes rice tariff bill after farmers protest in Manila',
      1,
    );
    const pinned = report(
      'pinned',
      'Farmers protest in Manila as senate debates rice tariff bill',
      -1,
    );
    const others = ['a', 'b', 'c'].map((id, at) => report(id, `${ferry}${' now'.repeat(at)}`, 2));
    for (const one of [split, pinned, ...others]) await storeArticles(parts, [one]);
    const eventOf = async (id: string) => (await store.postings.placed(id))?.event_id ?? '';
    const [joined, into] = [await eventOf('split'), await eventOf('a')];
    expect(await groups(made)).toEqual(['a b c', 'pinned split']);
    expect(joined).toBe(eventIdOf('split'));
    await store.transaction(async (tx) => {
      const ids = await tx.postings.move(['split', 'pinned'], into);
      await tx.articles.move(ids, into);
      await tx.events.merge(joined, into, noon);
    });
    const open = { from: noon, until: noon + dayMs };
    expect(await reclusterWindow(parts, open)).toEqual({ moved: 1, merged: 0, opened: 1 });
    expect([into, joined]).not.toContain(await eventOf('split'));
    expect(await eventOf('pinned')).toBe(into);
    await expectWhole(made);
    expect((await reclusterWindow(parts, open)).moved).toBe(0);
  });

  it('moves no article older than the window', async () => {
    const made = await newsroom();
    const { store, parts } = made;
    const [old] = articles;
    if (!old) throw new Error('none was generated');
    await storeArticles(parts, [old]);
    await recluster(parts);
    const before = await store.postings.placed(old.id);
    const later = articles.map((one) => ({
      ...one,
      id: `later-${one.id}`,
      published_at: one.published_at + 5 * dayMs,
    }));
    await storeArticles(parts, later);
    await recluster(parts);
    expect(await store.postings.placed(old.id)).toEqual(before);
    await expectWhole(made);
  });
});
