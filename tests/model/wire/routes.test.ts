import {
  buildingPath,
  decodedPath,
  isInnerPath,
  isLegalPath,
  isNewsFile,
  isSoundPath,
  legalRoutes,
  routeOf,
  surfaces,
  type Surface,
} from '@/lib/model/wire/routes';

/** The answers of reader, share and public, in short: the path, `here`, `→ path` or `404`. */
function answers(path: string): string[] {
  return surfaces.map((surface) => {
    const route = routeOf(surface, path);
    if (route.kind === 'missing') return '404';
    if (route.kind === 'pass') return 'here';
    return route.kind === 'redirect' ? `→ ${route.path}` : route.path;
  });
}

describe('the route tables', () => {
  it.each([
    ['/', '→ /m/news', '→ /download', '→ /download'],
    // Share domain
    ['/news/detail', '/m/news/detail', '/share/news/detail', '/share/news/detail'],
    ['/track', '404', '/share/track', '404'],
    ['/zlink', '404', '/share/zlink', '404'],
    // Other domains
    ['/download', 'here', 'here', 'here'],
    ['/inner/download', 'here', 'here', 'here'],
    ['/m/cancel', 'here', '404', 'here'],
    ['/m/inner/cancel', 'here', '404', 'here'],
    ['/cancel-account', 'here', '404', 'here'],
    ['/inner/cancel-account', 'here', '404', 'here'],
    ['/m', '→ /m/news', '404', '404'],
    ['/m/news', 'here', '404', '404'],
    ['/m/news/detail', 'here', '404', '404'],
    ['/m/signup', 'here', '404', '404'],
    ['/m/track', 'here', '404', '404'],
    // Not in the tables
    ['/answer', '/share/answer', '/share/answer', '/share/answer'],
    ['/nowhere', 'here', '404', '404'],
    ['/x/_next/image', 'here', '404', '404'],
    ['/a.b/c', 'here', '404', '404'],
    ['/robots.txt', 'here', 'here', 'here'],
    ['/covers/1.svg', 'here', 'here', 'here'],
    ['/_next/image', 'here', 'here', 'here'],
  ])('%s: reader %s, share %s, public %s', (path, ...expected) => {
    expect(answers(path)).toEqual(expected);
  });

  it.each(legalRoutes)('%s is a document, and being built on the public site', (path) => {
    expect(answers(path)).toEqual(['here', 'here', buildingPath]);
    expect(answers(`/inner${path}`)).toEqual(['here', 'here', 'here']);
  });

  it('eleven legal paths, as the specification spells them', () => {
    expect(legalRoutes).toHaveLength(11);
    expect(legalRoutes).toContain('/notice/andriod');
  });

  it.each([
    '/share',
    '/share/zlink',
    '/%73hare/zlink',
    '/share%2Fzlink',
    '/share/news/detail.rsc',
    '/site/building',
    '/site/elsewhere',
    '/site/x.svg',
  ])('%s is not an address on any site', (path) => {
    expect(answers(path)).toEqual(['404', '404', '404']);
  });

  it.each(['/constructor', '/toString', '/__proto__', '/%zz'])('%s is not a row', (path) => {
    expect(routeOf('share', path)).toEqual({ kind: 'missing' });
  });
});

it.each([
  ['/inner/policy/privacy', true],
  ['/m/inner/cancel', true],
  ['/inner', true],
  ['/m/news', false],
  ['/dinner/plans', false],
  ['/m/news/inners', false],
])('the path %s is internal: %s', (path, inner) => {
  expect(isInnerPath(path)).toBe(inner);
});

it.each([
  ['/policy/privacy', true],
  ['/inner/notice/ios', true],
  ['/policy', false],
  ['/policy/inner/privacy', false],
  ['/inner/inner/notice/ios', false],
  ['/policy/privacy/x', false],
])('the path %s is a legal document: %s', (path, legal) => {
  expect(isLegalPath(path)).toBe(legal);
});

it('the page of another path answers without a redirect', () => {
  expect(routeOf('share', '/track')).toEqual({ kind: 'rewrite', path: '/share/track' });
});

it('every surface has a home', () => {
  const homes = surfaces.map((surface: Surface) => routeOf(surface, '/').kind);
  expect(homes).toEqual(['redirect', 'redirect', 'redirect']);
});

it.each([
  ['/voice/e1/en/0', true],
  ['/voice/day/2026-11-23/zh', true],
  ['/voice/day/2026-11-23/zh/', false],
  ['/voice/e1/en', false],
  ['/voice/e1/en/0/1', false],
  ['/x/voice/e1/en/0', false],
])('the path %s is a sound: %s', (path, sound) => {
  expect(isSoundPath(path)).toBe(sound);
});

it.each([
  ['/feed.atom', true],
  ['/day.atom', true],
  ['/feed.json', true],
  ['/sitemap.xml', true],
  ['/robots.txt', false],
  ['/m/feed.atom', false],
])('the file %s is made of the news: %s', (path, news) => {
  expect(isNewsFile(path)).toBe(news);
});

it('a path that is written wrongly is what it is', () => {
  expect([decodedPath('/%73hare'), decodedPath('/%zz')]).toEqual(['/share', '/%zz']);
});
