import { countVisit, keepInstallOffered, wasInstallOffered } from '@/lib/browser/storage/visits';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('a visit counts once, however many pages it has', () => {
  expect([countVisit(), countVisit()]).toEqual([1, 1]);
  sessionStorage.clear();
  expect(countVisit()).toBe(2);
});

it('offers to install only once', () => {
  expect(wasInstallOffered()).toBe(false);
  keepInstallOffered();
  expect(wasInstallOffered()).toBe(true);
});
