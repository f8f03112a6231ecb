import { leaveDetail, pushDetail, pushNext, replaceDetail } from '@/lib/browser/history/address';
import { openPanel } from '@/lib/browser/history/panel-address';
import { afterBackEntries, hearOfSteps } from '@/lib/browser/history/back-entry';
import type { Panel } from '@/lib/model/feed/panels';

// As `instrumentation-client.ts` does before the router listens.
beforeAll(hearOfSteps);

const settings: Panel = { name: 'settings' };
const topics: Panel = { name: 'topics' };

/** What the page shows: the article and the panel in the address. */
const shown = () => {
  const query = new URLSearchParams(window.location.search);
  return [query.get('id'), query.get('panel')].filter(Boolean).join('+') || 'list';
};
/** Resolves once all our history steps are done. */
const settled = () => new Promise<void>((resolve) => afterBackEntries(resolve));
const back = async () => {
  const done = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true }),
  );
  window.history.back();
  await done;
  await settled();
};
/** What the page shows now, and after each back down to the page before. */
async function wayBack(): Promise<string[]> {
  await settled();
  const places = [shown()];
  while (places.at(-1) !== 'before') {
    await back();
    places.push(window.location.pathname === '/m/day' ? 'before' : shown());
  }
  return places;
}

/** Arrives at an address from a page that is not part of the news. */
function arrive(at: string): void {
  window.history.pushState(null, '', '/m/day');
  window.history.pushState(null, '', at);
}

const acts: Record<string, () => void> = {
  a: () => pushDetail('a'),
  b: () => pushDetail('b'),
  'b from it': () => pushNext('b'),
  'c from it': () => pushNext('c'),
  c: () => pushDetail('c'),
  'b instead': () => replaceDetail('b'),
  settings: () => openPanel(settings),
  topics: () => openPanel(topics),
  'panel away': () => openPanel(undefined),
  'article away': () => leaveDetail('Cubewire'),
};
const detail = '/m/news/detail?id=a';

it.each([
  ['a panel beside an article', '/m/news', 'a, settings', 'a+settings, a, list'],
  ['an article from a panel', '/m/news', 'settings, a', 'a+settings, settings, list'],
  ['the panel closed by hand', '/m/news', 'a, settings, panel away', 'a, list'],
  ['the article closed under it', '/m/news', 'a, settings, article away', 'settings, list'],
  ['the panel closed under it', '/m/news', 'settings, a, panel away', 'a, list'],
  ['the article closed by hand', '/m/news', 'settings, a, article away', 'settings, list'],
  ['another panel', '/m/news', 'a, settings, topics', 'a+topics, a, list'],
  ['another panel under it', '/m/news', 'settings, a, topics', 'a+topics, a, list'],
  ['another article', '/m/news', 'settings, a, b', 'b+settings, settings, list'],
  ['another under the panel', '/m/news', 'a, settings, b', 'b+settings, settings, list'],
  ['one in its place', '/m/news', 'a, settings, b instead', 'b+settings, settings, list'],
  ['both closed', '/m/news', 'a, settings, article away, panel away', 'list'],
  ['beside an article come to', detail, 'settings', 'a+settings, a'],
  ['that article closed', detail, 'settings, article away', 'settings, list'],
  ['that article changed', detail, 'settings, b', 'b+settings, settings, list'],
  ['its panel closed', detail, 'settings, panel away', 'a'],
  ['an article from an article', '/m/news', 'a, b from it', 'b, a, list'],
  ['and from that', '/m/news', 'a, b from it, c from it', 'c, b, a, list'],
  ['closed', '/m/news', 'a, b from it, c from it, article away', 'list'],
  ['another from the list', '/m/news', 'a, b from it, c', 'c, list'],
  ['from one come to', detail, 'b from it', 'b, a'],
  ['from one come to, closed', detail, 'b from it, c from it, article away', 'list'],
  ['over a panel', '/m/news', 'settings, a, b from it', 'b+settings, a+settings, settings, list'],
  ['over a panel, closed', '/m/news', 'settings, a, b from it, article away', 'settings, list'],
  ['under a panel', '/m/news', 'a, settings, b from it', 'b+settings, settings, list'],
  ['with a panel', '/m/news', 'a, b from it, settings', 'b+settings, b, a, list'],
  ['over a panel come to', '/m/news?panel=settings', 'a', 'a+settings, settings'],
  ['that panel closed', '/m/news?panel=settings', 'a, panel away', 'a, list'],
  ['both come to', `${detail}&panel=settings`, 'article away', 'settings'],
  ['both come to, the panel closed', `${detail}&panel=settings`, 'panel away', 'a'],
])('back closes one thing at a time: %s', async (_name, at, acted, expected) => {
  arrive(at);
  for (const act of acted.split(', ')) {
    await settled();
    acts[act]?.();
  }
  expect(await wayBack()).toEqual([...expected.split(', '), 'before']);
});
