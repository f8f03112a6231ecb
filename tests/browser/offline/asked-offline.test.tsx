import { takeAskedOffline } from '@/lib/browser/offline/asked-offline';

const at = (path: string) => window.history.replaceState(null, '', path);

it.each([
  ['#/m/news/detail?id=a%20b', { id: 'a b' }],
  ['#/m/news?tab=tech', { tab: 'tech' }],
  ['', {}],
  ['#section', {}],
])('the fragment %j requests %j', (hash, asked) => {
  at(`/m/news${hash}`);
  expect(takeAskedOffline()).toEqual(asked);
});

it('a request is taken once, and any other fragment stays', () => {
  at('/m/news#/m/news/detail?id=a');
  takeAskedOffline();
  expect(window.location.hash).toBe('');
  at('/m/news#section');
  takeAskedOffline();
  expect(window.location.hash).toBe('#section');
});
