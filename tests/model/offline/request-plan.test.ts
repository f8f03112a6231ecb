import { planRequest } from '@/lib/model/offline/request-plan';

const site = 'https://news.example';
const plan = (path: string, { mode = 'cors', method = 'GET', origin = site } = {}) =>
  planRequest({ method, mode, url: new URL(path, origin).href }, site);

describe('the offline worker', () => {
  it.each([
    ...['/m/news', '/m/news/detail?id=a', '/m/track?id=t', '/m/topics', '/m/offline'],
    // Else the browser says in its own words that there is no network.
    ...['/m/signup', '/m/signup?next=%2Fm%2Fnews', '/m/cancel', '/m/inner/cancel'],
  ])('answers the page %s, from the network first', (path) =>
    expect(plan(path, { mode: 'navigate' })).toBe('page'),
  );

  it.each(['/policy/privacy', '/inner/console', '/news/detail?id=a'])(
    'leaves the page %s alone',
    (path) => expect(plan(path, { mode: 'navigate' })).toBe('network'),
  );

  it("handles neither calls nor the router's requests", () => {
    expect(plan('/api/events/v1/a/detail')).toBe('network');
    expect(plan('/m/news?_rsc=1')).toBe('network');
    expect(plan('/reader/api/0/stream/contents')).toBe('network');
    expect(plan('/m/worker.js')).toBe('network');
    expect(plan('/api/picture/e1')).toBe('network');
    expect(plan('/x/_next/static/a.js')).toBe('network');
  });

  it('caches parts of the program, and pictures of this site', () => {
    expect(plan('/_next/static/chunks/a.js', { mode: 'no-cors' })).toBe('program');
    expect(plan('/picture/e1/0', { mode: 'no-cors' })).toBe('picture');
    expect(plan('/icon/example.org', { mode: 'no-cors' })).toBe('picture');
    expect(plan('/covers/cubes.svg', { mode: 'no-cors' })).toBe('picture');
  });

  it('caches nothing of another site, and no answer to a POST', () => {
    expect(plan('/picture/e1/0', { origin: 'https://other.example' })).toBe('network');
    expect(plan('/m/news', { mode: 'navigate', method: 'POST' })).toBe('network');
  });
});
