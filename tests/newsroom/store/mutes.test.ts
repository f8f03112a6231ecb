import fc from '../../fast-check';
import { mutesMost } from '@/lib/model/feed/mutes';
import { lessOfSubjectMs } from '@/lib/newsroom/store/events/reading';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import type { Owner } from '@/lib/newsroom/store/contract/store';
import type { StoredEvent } from '@/lib/newsroom/types';
import { onBothEngines } from './engines';
import { sampleEvent } from './sample';

const hour = 3600_000;
const noon = 1_700_000_000_000;

const keywords = ['Chess', 'Film', 'Chips', 'Nairobi'] as const;
const tabs = ['sports', 'politics', 'technology'] as const;
const langs = ['en', 'zh', 'ph'] as const;

/** Thirty events with different times and every mixture of tab, language and keywords. */
const events: StoredEvent[] = Array.from({ length: 30 }, (_, n) => {
  const lang = langs[n % 3] ?? 'en';
  return sampleEvent(`e-${String(n).padStart(2, '0')}`, {
    tabs: [tabs[(n * 7) % 3] ?? 'sports', ...(n % 5 === 0 ? ['politics'] : [])].filter(
      (tab, at, all) => all.indexOf(tab) === at,
    ),
    lang,
    rank_time: noon - n * 2 * hour,
    release_time: noon - n * 2 * hour - (n % 4) * hour,
    anchor_keywords: keywords
      .filter((_word, at) => (n >> at) % 2 === 1)
      .map((text) => [{ lang, text }]),
  });
});

onBothEngines((engine) => {
  describe('what a reader wants less of', () => {
    let store: OpenStore;
    let readers = 0;
    beforeAll(async () => {
      store = await engine.open(await engine.fresh());
      for (const event of events) await store.events.save(event);
    });
    const nobody = (): Owner => `u:mutes-${(readers += 1)}`;

    it('is stored once for all spellings, newest first, and removed by any of them', async () => {
      const me = nobody();
      await store.mutes.add(me, { kind: 'word', label: 'Élysée' }, 1);
      await store.mutes.add(me, { kind: 'word', label: 'ELYSEE' }, 2);
      await store.mutes.add(me, { kind: 'source', label: 'The Example' }, 3);
      await store.mutes.add(me, { kind: 'word', label: '馬拉松' }, 4);
      expect(await store.mutes.of(me)).toEqual([
        { kind: 'word', label: '馬拉松' },
        { kind: 'source', label: 'The Example' },
        { kind: 'word', label: 'Élysée' },
      ]);
      await store.mutes.remove(me, { kind: 'word', label: 'elysée' });
      await store.mutes.remove(me, { kind: 'word', label: '马拉松' });
      await store.mutes.remove(me, { kind: 'word', label: 'the example' });
      expect(await store.mutes.of(me)).toEqual([{ kind: 'source', label: 'The Example' }]);
      expect(await store.mutes.of(nobody())).toEqual([]);
    });

    it('is limited for each kind; an existing one is not counted again', async () => {
      const me = nobody();
      for (let n = 0; n < mutesMost; n += 1) {
        expect(await store.mutes.add(me, { kind: 'word', label: `word ${n}` }, n)).toBe(true);
      }
      expect(await store.mutes.add(me, { kind: 'word', label: 'one more' }, 1)).toBe(false);
      expect(await store.mutes.add(me, { kind: 'word', label: 'Word 7' }, 1)).toBe(true);
      expect(await store.mutes.add(me, { kind: 'subject', label: 'one more' }, 1)).toBe(true);
      expect(await store.mutes.of(me)).toHaveLength(mutesMost + 1);
    });

    it('of a guest moves to the account that signs in, each once, and is deleted with it', async () => {
      const word = { kind: 'word', label: 'Chess' } as const;
      await store.mutes.add('d:mutes', { ...word, label: 'chess' }, 1);
      await store.mutes.add('d:mutes', { kind: 'source', label: 'A' }, 2);
      await store.mutes.add('u:signed', word, 3);
      await store.accounts.adopt('mutes', 'signed');
      expect(await store.mutes.of('d:mutes')).toEqual([]);
      expect(await store.mutes.of('u:signed')).toEqual([word, { kind: 'source', label: 'A' }]);
      const { items } = await store.ownData.page('u:signed', 'mutes', undefined, 9);
      expect(items).toEqual([
        { kind: 'source', label: 'A', at: 2 },
        { kind: 'word', label: 'Chess', at: 3 },
      ]);
      await store.accounts.erase('u:signed');
      expect(await store.mutes.of('u:signed')).toEqual([]);
    });

    it('is offered for an event from the fixed subjects first, then names, in the reader’s language', async () => {
      const told = sampleEvent('told', {
        tabs: ['sports'],
        rank_time: noon - 900 * hour,
        title: [{ lang: 'en', text: 'Tennis: a champion in Manila' }],
        brief: [{ lang: 'en', text: 'She won.' }],
        anchor_keywords: [[{ lang: 'en', text: 'Alcaraz' }]],
      });
      await store.events.save(told);
      expect((await store.mutes.subjects('told', 'en')).slice(-1)).toEqual(['Alcaraz']);
      expect(await store.mutes.subjects('told', 'en')).toContain('Tennis');
      expect(await store.mutes.subjects('told', 'zh')).toEqual(
        expect.arrayContaining(['网球', 'Alcaraz']),
      );
      expect(await store.mutes.about('网球', ['told', 'e-01'])).toEqual(['told']);
      await store.events.takeDown('told');
    });

    it('a subject counts a day older in every tab, with interests and without, page by page', async () => {
      const me = nobody();
      await store.mutes.add(me, { kind: 'subject', label: 'chess' }, 1);
      const isChess = ({ anchor_keywords }: StoredEvent) =>
        anchor_keywords.flat().some(({ text }) => text === 'Chess');
      const expected = (tab: string) =>
        events
          .filter(({ tabs: of }) => tab === 'recommend' || of.includes(tab))
          .map((event) => ({
            id: event.id,
            score: event.rank_time - (isChess(event) ? lessOfSubjectMs : 0),
          }))
          .sort((a, b) => b.score - a.score || (a.id < b.id ? 1 : -1))
          .map(({ id }) => id);
      for (const tab of ['recommend', 'sports']) {
        const found: string[] = [];
        let cursor: string | undefined;
        do {
          const page = await store.events.page({ tab, limit: 4, owner: me, cursor });
          found.push(...page.items.map(({ id }) => id));
          cursor = page.next;
        } while (cursor !== undefined);
        expect(found).toEqual(expected(tab));
      }
    });

    it('the reasons for an event’s place match its rank, whatever the reader chose', async () => {
      const pick = <T>(from: readonly T[]) => fc.subarray([...from]);
      const wishes = fc.record({
        chosen: pick([...tabs].flatMap((tab) => keywords.map((word) => `${tab}/${word}`))),
        less: pick(keywords),
        lang: fc.constantFrom(...langs),
        first: fc.boolean(),
        quiet: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(wishes, async ({ chosen, less, lang, first, quiet }) => {
          const owner = nobody();
          const pairs = chosen.map((pair) => pair.split('/'));
          const interests = pairs.map(([category = '', keyword = '']) => ({ category, keyword }));
          await store.interests.replace(owner, interests, noon);
          for (const label of less) await store.mutes.add(owner, { kind: 'subject', label }, noon);
          const reading = { lang, first, quiet };
          const page = await store.interests.page({ taste: owner, owner, limit: 50, reading });
          const places = await Promise.all(
            page.items.map(async ({ id }) => {
              const query = { tab: 'recommend', id, owner, taste: owner, reading };
              const place = await store.interests.placeOf(query);
              if (!place) throw new Error(`${id} is listed and has no place.`);
              return { id, ...place };
            }),
          );
          expect(places).toHaveLength(events.length);
          const ranked = [...places].sort((a, b) => b.score - a.score || (a.id < b.id ? 1 : -1));
          expect(places.map(({ id }) => id)).toEqual(ranked.map(({ id }) => id));
          for (const { id, interest, category, subject, score, rank_time, language } of places) {
            expect(score).toBe(rank_time + language + interest.ms + category.ms + subject.ms);
            const own = events.find((one) => one.id === id);
            const named = own?.anchor_keywords.flat().map(({ text }) => text) ?? [];
            const wanted = new Set(interests.map(({ keyword }) => keyword as string));
            expect(interest.keywords).toEqual(named.filter((word) => wanted.has(word)).sort());
            expect(subject.labels).toEqual(
              named.filter((word) => less.includes(word as 'Film')).sort(),
            );
            expect(language > 0).toBe(first && own?.lang === lang);
          }
          if (first && quiet) {
            const readable = places.map(({ language }) => language > 0);
            expect(readable).toEqual([...readable].sort((a, b) => Number(b) - Number(a)));
          }
        }),
        { numRuns: 12 },
      );
    });

    it('subjects are sorted alike on every database, also those in lower case', async () => {
      const me = nobody();
      for (const label of ['chess', 'Film']) {
        await store.mutes.add(me, { kind: 'subject', label }, noon);
      }
      const place = await store.interests.placeOf({ tab: 'recommend', id: 'e-03', owner: me });
      expect(place?.subject.labels).toEqual(['Film', 'chess']);
    });

    it('an event has no place in a tab that it is not in, and interests affect only the first tab', async () => {
      const me = nobody();
      await store.interests.replace(me, [{ category: 'sports', keyword: 'Chess' }], noon);
      const ask = { id: 'e-01', owner: me, taste: me };
      const first = await store.interests.placeOf({ ...ask, tab: 'recommend' });
      expect(first?.interest.keywords).toEqual(['Chess']);
      const [own = ''] = events[1]?.tabs ?? [];
      expect(await store.interests.placeOf({ ...ask, tab: own })).toMatchObject({
        interest: { ms: 0, keywords: [] },
        category: { ms: 0 },
      });
      expect(await store.interests.placeOf({ ...ask, tab: 'nowhere' })).toBeUndefined();
    });
  });
});
