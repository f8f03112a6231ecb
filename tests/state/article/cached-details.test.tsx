/** @jest-environment ./tests/dom-with-fetch.mjs */
import { waitFor } from '@testing-library/react';
import { readDetail } from '@/lib/browser/feed/detail-cache';
import {
  clearDetailsAtom,
  fetchDetailAtom,
  cachedDetailAtom,
  patchCachedAtom,
  peekDetailAtom,
  precacheDetailsAtom,
} from '@/lib/state/article/cached-details';
import { sampleArticle, sampleWireEvent } from '@/tests/components/article/sample-event';
import { newReader, type Answer, type Asked } from '../reader';
import { eventLoopTurns } from '../../event-loop-turns';
import { signal } from '../../signal';

beforeEach(() => localStorage.clear());

const detail = (id: unknown, fields = {}): Answer => ({
  body: { code: 0, data: sampleWireEvent({ id, ...fields }) },
});
const rows = (...ids: string[]) => ids.map((id) => ({ id, event_version_id: 'v1' }));
const reader = (answer = ({ input }: Asked): Answer | Promise<Answer> => detail(input.event_id)) =>
  newReader(answer);
const asked = ({ asked: calls }: ReturnType<typeof newReader>) =>
  calls.map(({ input }) => input.event_id);

describe('articles fetched ahead', () => {
  it('are requested with at most 4 requests at once', async () => {
    const answers: (() => void)[] = [];
    const visit = reader(
      ({ input }) => new Promise((resolve) => answers.push(() => resolve(detail(input.event_id)))),
    );
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const done = visit.store.set(precacheDetailsAtom, rows(...ids.slice(0, 5)));
    const more = visit.store.set(precacheDetailsAtom, rows(...ids.slice(5)));
    const settle = () => eventLoopTurns();
    await settle();
    expect(asked(visit)).toHaveLength(4);
    answers.shift()?.();
    await settle();
    expect(asked(visit)).toHaveLength(5);
    while (asked(visit).length < ids.length || answers.length > 0) {
      answers.shift()?.();
      await settle();
    }
    await Promise.all([done, more]);
    expect(asked(visit).sort()).toEqual(ids);
  });

  it('are skipped when they are cached, in memory or in storage', async () => {
    const first = reader();
    await first.store.set(precacheDetailsAtom, rows('a', 'b'));
    await first.store.set(precacheDetailsAtom, rows('a', 'b', 'c'));
    expect(asked(first)).toEqual(['a', 'b', 'c']);
    const later = reader();
    await later.store.set(precacheDetailsAtom, rows('a', 'd'));
    expect(asked(later)).toEqual(['d']);
    expect(later.store.set(peekDetailAtom, 'a')?.id).toBe('a');
  });

  it('are requested again when the list has a newer version', async () => {
    const visit = reader();
    await visit.store.set(precacheDetailsAtom, rows('a'));
    await visit.store.set(precacheDetailsAtom, [{ id: 'a', event_version_id: 'v2' }]);
    expect(asked(visit)).toEqual(['a', 'a']);
  });

  it("that fail are left silently to the reader's tap", async () => {
    const visit = reader(() => 'broken');
    await visit.store.set(precacheDetailsAtom, rows('a'));
    await visit.store.set(precacheDetailsAtom, rows('a'));
    expect(asked(visit)).toEqual(['a']);
    expect(visit.store.set(peekDetailAtom, 'a')).toBeUndefined();
  });
});

describe('a kept article', () => {
  it('is ready for its page after a reload, with sources and trees', async () => {
    await reader().store.set(fetchDetailAtom, 'e1');
    const kept = await reader().store.set(cachedDetailAtom, 'e1');
    expect(kept?.sources).toEqual(sampleArticle().sources);
    expect(kept?.content.every(({ trees }) => trees !== undefined)).toBe(true);
  });

  it("stays for an equal version, with the service's current marks", async () => {
    let answer = detail('e1');
    const visit = reader(() => answer);
    const first = await visit.store.set(fetchDetailAtom, 'e1');
    answer = detail('e1', { collected: true, title: [{ lang: 'en', text: 'Same version' }] });
    const second = await visit.store.set(fetchDetailAtom, 'e1');
    expect(second?.content).toBe(first?.content);
    expect(second?.title).toBe(first?.title);
    expect(second?.collected).toBe(true);
  });

  it('is replaced by another version', async () => {
    let answer = detail('e1');
    const visit = reader(() => answer);
    await visit.store.set(fetchDetailAtom, 'e1');
    answer = detail('e1', { event_version_id: 'v2', title: [{ lang: 'en', text: 'Newer' }] });
    await visit.store.set(fetchDetailAtom, 'e1');
    await waitFor(() => expect(readDetail('e1', Date.now())?.event_version_id).toBe('v2'));
  });

  it.each([
    ['code -1', { body: { code: -1 } }],
    ['empty data', { body: { code: 0, data: null } }],
  ])('is cleared when the event was taken down: %s', async (_, gone) => {
    let answer: Answer = detail('e1');
    const visit = reader(() => answer);
    await visit.store.set(fetchDetailAtom, 'e1');
    answer = gone;
    expect(await visit.store.set(fetchDetailAtom, 'e1')).toBeNull();
    expect(await visit.store.set(cachedDetailAtom, 'e1')).toBeUndefined();
    await waitFor(() => expect(readDetail('e1', Date.now())).toBeUndefined());
  });

  it('reflects the actions of the reader', async () => {
    const visit = reader();
    await visit.store.set(fetchDetailAtom, 'e1');
    await visit.store.set(patchCachedAtom, 'e1', { collected: true });
    expect(visit.store.set(peekDetailAtom, 'e1')?.collected).toBe(true);
    expect(readDetail('e1', Date.now())?.collected).toBe(true);
    await visit.store.set(patchCachedAtom, 'stranger', { collected: true });
    expect(readDetail('stranger', Date.now())).toBeUndefined();
  });

  it('reflects two actions at the same time', async () => {
    const visit = reader();
    await visit.store.set(fetchDetailAtom, 'e1');
    await Promise.all([
      visit.store.set(patchCachedAtom, 'e1', { collected: true }),
      visit.store.set(patchCachedAtom, 'e1', { has_read: true }),
    ]);
    const both = { collected: true, has_read: true };
    expect(visit.store.set(peekDetailAtom, 'e1')).toMatchObject(both);
    expect(readDetail('e1', Date.now())).toMatchObject(both);
  });

  it('is deleted when another reader signs in', async () => {
    const visit = reader();
    await visit.store.set(precacheDetailsAtom, rows('a'));
    await visit.store.set(clearDetailsAtom);
    expect(await visit.store.set(cachedDetailAtom, 'a')).toBeUndefined();
    await visit.store.set(precacheDetailsAtom, rows('a'));
    expect(asked(visit)).toEqual(['a', 'a']);
  });

  it('is not stored when another reader signs in while it loads', async () => {
    const through = signal();
    const visit = reader(async ({ input }) => {
      await through.given;
      return detail(input.event_id, { collected: true });
    });
    const done = visit.store.set(fetchDetailAtom, 'a');
    await eventLoopTurns();
    await visit.store.set(clearDetailsAtom);
    through.give();
    expect((await done)?.id).toBe('a');
    expect(await visit.store.set(cachedDetailAtom, 'a')).toBeUndefined();
  });
});
