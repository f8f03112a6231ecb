import fc from '../../fast-check';
import { inGatesOr } from '../../gates';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { onBothEngines } from './engines';
import { sampleEvent } from './sample';

const ids = (events: { id: string }[]) => events.map(({ id }) => id);

async function allPages(
  store: OpenStore,
  tab: string,
  limit: number,
  between: () => Promise<void> = async () => undefined,
): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await store.events.page({ tab, cursor, limit });
    seen.push(...ids(page.items));
    cursor = page.next;
    await between();
  } while (cursor !== undefined);
  return seen;
}

onBothEngines((engine) => {
  describe('events', () => {
    let store: OpenStore;
    beforeAll(async () => {
      store = await engine.open(await engine.fresh());
    });
    const save = (id: string, over = {}) => store.events.save(sampleEvent(id, over));

    it('are read as saved', async () => {
      const event = sampleEvent('whole', {
        title: [{ lang: 'zh-CN', text: '标题 “引号” \u2028' }],
      });
      await store.events.save(event);
      expect(await store.events.get('whole')).toEqual(event);
      expect(await store.events.get('nowhere')).toBeUndefined();
    });

    it('keep what stands beside the article, which lists leave out', async () => {
      const text = [{ lang: 'EN', text: 'The ferry left.' }];
      const moment = { time: 5, title: [], text };
      const beside = {
        perspectives: [{ title: [], text }],
        timeline: [moment],
        hidden_moments: [{ ...moment, time: 4 }],
        differences: [{ title: text, sides: [{ title: [], text }] }],
        syndication: { outlets: 3, agency: 'Reuters' },
        evidence: [{ sentence: 'It left.', verdict: 'matches' as const, quotes: [] }],
      };
      const event = sampleEvent('beside', beside);
      await store.events.save(event);
      expect(await store.events.get('beside')).toEqual(event);
      const [listed] = await store.events.getMany(['beside']);
      for (const field of Object.keys(beside)) expect(listed).not.toHaveProperty(field);
    });

    it('reach a minimum number in a tab, or do not', async () => {
      for (const id of ['few-a', 'few-b', 'few-c']) await save(id, { tabs: ['few'] });
      expect(await store.events.hasAtLeast(3, 'few')).toBe(true);
      expect(await store.events.hasAtLeast(4, 'few')).toBe(false);
      await store.events.takeDown('few-b');
      expect(await store.events.hasAtLeast(3, 'few')).toBe(false);
      expect(await store.events.hasAtLeast(2, 'few')).toBe(true);
      expect(await store.events.hasAtLeast(1, 'none')).toBe(false);
    });

    it('count as newer than a time, or do not', async () => {
      const lately = sampleEvent('lately').rank_time + 1000;
      expect(await store.events.hasSince(lately - 1)).toBe(false);
      await save('lately', { rank_time: lately });
      expect(await store.events.hasSince(lately - 1)).toBe(true);
      expect(await store.events.hasSince(lately)).toBe(false);
      await store.events.takeDown('lately');
      expect(await store.events.hasSince(lately - 1)).toBe(false);
    });

    it('are listed without their articles, in the order asked for, each once', async () => {
      await save('list-a');
      await save('list-b');
      const listed = await store.events.getMany(['list-b', 'nowhere', 'list-a', 'list-b']);
      expect(ids(listed)).toEqual(['list-b', 'list-a']);
      expect(listed[0]).toEqual({
        ...sampleEvent('list-b'),
        content: [],
        anchors: [],
        anchor_keywords: [],
        outline: [],
        highlights: [],
        follow_up_questions: [],
      });
    });

    it('are in their tabs and in recommend, newest first', async () => {
      await save('tab-old', { tabs: ['order'], rank_time: 10 });
      await save('tab-new', { tabs: ['order'], rank_time: 30 });
      await save('tab-mid', { tabs: ['order', 'order', 'recommend'], rank_time: 20 });
      expect(await allPages(store, 'order', 2)).toEqual(['tab-new', 'tab-mid', 'tab-old']);
      const all = await allPages(store, 'recommend', 7);
      expect(all).toEqual(expect.arrayContaining(['tab-new', 'tab-mid', 'tab-old', 'whole']));
      expect(all).toHaveLength(await store.events.count());
      expect(await allPages(store, 'no-such-tab', 2)).toEqual([]);
    });

    it('a page leaves out what the reader has and is still full', async () => {
      for (let n = 0; n < 9; n += 1) await save(`skip-${n}`, { tabs: ['skip'], rank_time: n });
      const without = ['skip-8', 'skip-6', 'nowhere'];
      const first = await store.events.page({ tab: 'skip', limit: 3, without });
      expect(ids(first.items)).toEqual(['skip-7', 'skip-5', 'skip-4']);
      const rest = await store.events.page({ tab: 'skip', limit: 4, without, cursor: first.next });
      expect(ids(rest.items)).toEqual(['skip-3', 'skip-2', 'skip-1', 'skip-0']);
      expect(rest.next).toBeUndefined();
    });

    it('a new version replaces text, tabs, rank and hosts and keeps the likes', async () => {
      await save('version', { tabs: ['before'] });
      await store.readers.setLiked('u:1', ['version'], true, 1);
      await save('version', {
        tabs: ['after'],
        event_version_id: 'version-v2',
        rank_time: 99,
        references: [{ link: 'https://New.Example.org/x' }, { link: 'not an address' }],
      });
      const event = await store.events.get('version');
      expect(event).toMatchObject({ event_version_id: 'version-v2', rank_time: 99, like_count: 1 });
      expect(await allPages(store, 'before', 5)).toEqual([]);
      expect(await allPages(store, 'after', 5)).toEqual(['version']);
      expect(await store.events.knowsHost('new.example.org')).toBe(true);
      expect(await store.events.knowsHost('NEW.example.org')).toBe(true);
      expect(await store.events.knowsHost('example.org')).toBe(false);
    });

    it('a model’s text is returned with the version it was written from; lists know that version', async () => {
      const text = [{ lang: 'EN', text: 'Quoted platypus.[1]' }];
      const written = sampleEvent('written', {
        ...{ writing: 'model', written_from: 'written-v0', new_references: [1] },
        quoted: { title: 'As quoted', content: [{ element_type: 'p', text }] },
      });
      const found = async () =>
        (await store.search.events({ text: 'platypus', limit: 5 })).map((hit) => hit.event_id);
      await store.events.save(written);
      expect(await store.events.get('written')).toEqual(written);
      const [listed] = await store.events.getMany(['written']);
      expect(listed).toMatchObject({ writing: 'model', written_from: 'written-v0' });
      expect(listed).not.toHaveProperty('quoted');
      expect(await found()).toEqual(['written']);
      await store.events.save(sampleEvent('written'));
      expect(await store.events.get('written')).toEqual(sampleEvent('written'));
      expect(await found()).toEqual([]);
    });

    it('a taken-down event leaves lists and search for good, and get still returns it', async () => {
      const gone = { tabs: ['down'], title: [{ lang: 'EN', text: 'Vanishing zebra' }] };
      await save('gone', gone);
      const count = await store.events.count();
      expect(await store.search.events({ text: 'zebra', limit: 5 })).toHaveLength(1);
      expect(await store.events.takeDown('gone')).toBe(true);
      expect(await store.events.takeDown('nowhere')).toBe(false);
      await save('gone', { ...gone, event_version_id: 'gone-v2' });
      expect(await store.events.get('gone')).toMatchObject({ id: 'gone', taken_down: true });
      expect(await store.events.getMany(['gone'])).toEqual([]);
      expect(await allPages(store, 'down', 5)).toEqual([]);
      expect(await store.search.events({ text: 'zebra', limit: 5 })).toEqual([]);
      expect(await store.events.count()).toBe(count - 1);
    });

    it('a malformed cursor is refused as the caller’s mistake', async () => {
      const forged = [
        'x',
        '💥',
        Buffer.from('[1]').toString('base64url'),
        Buffer.from('["1","a"]').toString('base64url'),
        Buffer.from('[1e300,"a"]').toString('base64url'),
        Buffer.from('[0.5,"a"]').toString('base64url'),
      ];
      for (const cursor of forged) {
        const refusal = { name: 'Refusal', code: 400, status: 400 };
        await expect(store.events.page({ tab: 'order', cursor, limit: 3 })).rejects.toMatchObject(
          refusal,
        );
        await expect(store.readers.shown('u:1', 'order', cursor, 3)).rejects.toMatchObject(refusal);
      }
    });

    it('hostile text is stored or not found, never an error', async () => {
      const hostile = ["'; drop table event; --", '%', '\\', '', 'a\0b', '\ud800', '"', '$1', '?'];
      for (const text of hostile) {
        expect(await store.events.get(text)).toBeUndefined();
        expect(await store.events.getMany([text])).toEqual([]);
        expect((await store.events.page({ tab: text, limit: 1 })).items).toEqual([]);
        await store.meta.set(`hostile:${text}`, text);
        const stored = text.replace('\0', '\uFFFD').replace('\ud800', '\uFFFD');
        expect(await store.meta.get(`hostile:${text}`)).toBe(stored);
      }
    });

    it('paging shows everything that existed at the start once, whatever is inserted meanwhile', async () => {
      let run = 0;
      const time = fc.integer({ min: 0, max: 6 });
      const property = fc.asyncProperty(
        fc.array(time, { maxLength: 12 }),
        fc.array(fc.array(time, { maxLength: 3 }), { maxLength: 6 }),
        fc.integer({ min: 1, max: 5 }),
        async (before, inserts, limit) => {
          run += 1;
          const tab = `property-${run}`;
          let number = 0;
          const insert = async (rank_time: number) => {
            number += 1;
            // Unordered ids, so that ties in time are broken both ways.
            const id = `p-${run}-${(number * 7) % 31}-${number}`;
            await save(id, { tabs: [tab], rank_time });
            return id;
          };
          const start: string[] = [];
          for (const rank of before) start.push(await insert(rank));
          const waves = [...inserts];
          const seen = await allPages(store, tab, limit, async () => {
            for (const rank of waves.shift() ?? []) await insert(rank);
          });
          expect(new Set(seen).size).toBe(seen.length);
          expect(seen).toEqual(expect.arrayContaining(start));
        },
      );
      await fc.assert(property, { numRuns: inGatesOr(200, 12) });
    });
  });
});
