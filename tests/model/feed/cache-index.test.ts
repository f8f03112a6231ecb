import fc from '@/tests/fast-check';
import { keepNewest, type CacheEntry } from '@/lib/model/feed/cache-index';

const entry = (id: string, size = 1): CacheEntry => ({ id, size });
const ids = (index: readonly CacheEntry[]) => index.map(({ id }) => id);

test('removes the least recently used entry first', () => {
  const index = [entry('a'), entry('b')];
  const kept = keepNewest(index, entry('c'), { entries: 2, size: 9 });
  expect(ids(kept.index)).toEqual(['b', 'c']);
  expect(kept.dropped).toEqual(['a']);
});

test('an entry stored again is the newest, and counts once', () => {
  const index = [entry('a', 4), entry('b', 4)];
  const kept = keepNewest(index, entry('a', 5), { entries: 2, size: 9 });
  expect(ids(kept.index)).toEqual(['b', 'a']);
  expect(kept.dropped).toEqual([]);
});

test('an entry larger than the whole cache is removed without removing others', () => {
  const kept = keepNewest([entry('a')], entry('b', 10), { entries: 2, size: 9 });
  expect(ids(kept.index)).toEqual(['a']);
  expect(kept.dropped).toEqual(['b']);
});

test('one as large as the cache takes the place of all others', () => {
  const kept = keepNewest([entry('a', 4), entry('b', 4)], entry('c', 9), { entries: 9, size: 9 });
  expect(ids(kept.index)).toEqual(['c']);
  expect(kept.dropped).toEqual(['a', 'b']);
});

test('no more are removed than have to be', () => {
  const index = [entry('a', 4), entry('b', 4), entry('c', 1)];
  const kept = keepNewest(index, entry('d', 4), { entries: 9, size: 9 });
  expect(ids(kept.index)).toEqual(['b', 'c', 'd']);
  expect(kept.dropped).toEqual(['a']);
});

test('in any order the limits hold and no entry is both kept and removed', () => {
  const most = { entries: 4, size: 30 };
  const entries = fc.array(fc.record({ id: fc.constantFrom(...'abcdefg'), size: fc.nat(40) }));
  fc.assert(
    fc.property(entries, (list) => {
      let index: CacheEntry[] = [];
      for (const one of list) {
        const { index: next, dropped } = keepNewest(index, one, most);
        expect(next.length).toBeLessThanOrEqual(most.entries);
        expect(next.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(most.size);
        expect(next.filter(({ id }) => dropped.includes(id))).toEqual([]);
        expect(new Set(ids(next)).size).toBe(next.length);
        if (one.size <= most.size) expect(next.at(-1)).toBe(one);
        index = next;
      }
    }),
  );
});
