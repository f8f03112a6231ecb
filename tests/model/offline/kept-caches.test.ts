import {
  isOwnCache,
  isPagesCache,
  isProgramCache,
  outboxCache,
  pagesCache,
  picturesCache,
  programCache,
  savedCache,
} from '@/lib/model/offline/kept-caches';

it('a store is known by its name: whose it is, and what of a build it holds', () => {
  const names = [
    ...[programCache('b1'), pagesCache('b1'), picturesCache, savedCache, outboxCache],
    ...['other', 'x-cubewire-program-b1'],
  ];
  expect(names.map(isOwnCache)).toEqual([true, true, true, true, true, false, false]);
  expect(names.filter(isProgramCache)).toEqual([programCache('b1')]);
  expect(names.filter(isPagesCache)).toEqual([pagesCache('b1')]);
  expect(new Set(names).size).toBe(names.length);
});
