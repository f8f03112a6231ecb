/** @jest-environment ./tests/dom-with-fetch.mjs */
import { reloadForNewBuild } from '@/lib/browser/offline/reload-once';

/** The site answers with the id of its build, or not at all. */
const served = (build: string | undefined) =>
  Object.assign(globalThis, {
    fetch: async () => {
      if (build === undefined) throw new TypeError('fetch failed');
      return new Response(null, { headers: build === '' ? {} : { 'x-build': build } });
    },
  });

/** How often a page of build b1 reloads when so many of its parts are missing. */
async function reloads(times: number): Promise<number> {
  const reload = jest.fn();
  for (let time = 0; time < times; time += 1) await reloadForNewBuild('b1', reload);
  return reload.mock.calls.length;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'fetch');
});

it('a page with missing parts reloads once for a new build', async () => {
  served('b2');
  expect(await reloads(3)).toBe(1);
  served('b3');
  expect(await reloads(3)).toBe(1);
});

it.each([
  ['the same build is served', 'b1'],
  ['there is no network', undefined],
  ['nobody says which build is served', ''],
])('does not reload where %s', async (_, build) => {
  served(build);
  expect(await reloads(2)).toBe(0);
});

it('does not reload where nothing can be stored: it would never end', async () => {
  served('b2');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(await reloads(3)).toBe(0);
});
