import { createHash } from 'node:crypto';
import { shareHeaders, sharePolicy } from '@/lib/server/share/share-headers';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const html = [
  '<style media="print">p{margin:0}</style><style>a{color:red}</style>',
  '<script type="application/ld+json">{"a":1}</script>',
  '<script>first()</script><p>text</p>\n<script>second()\n</script><script>first()</script>',
].join('');
const page = { tag: 'en', named: false, secure: true, cacheable: true, foreignMedia: false };
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

it('allows exactly the scripts and styles of the page, each listed once', () => {
  const policy = sharePolicy(html, false);
  expect(directive(policy, 'script-src')).toBe(
    `script-src ${hash('first()')} ${hash('second()\n')}`,
  );
  expect(directive(policy, 'style-src')).toBe(
    `style-src ${hash('p{margin:0}')} ${hash('a{color:red}')}`,
  );
});

it('a page without scripts and styles allows none', () => {
  const policy = sharePolicy('<p>text</p><script type="application/ld+json">{}</script>', false);
  expect(directive(policy, 'script-src')).toBe("script-src 'none'");
  expect(directive(policy, 'style-src')).toBe("style-src 'none'");
});

it('nothing else is loaded, framed or sent elsewhere', () => {
  const policy = sharePolicy(html, false);
  expect(directive(policy, 'default-src')).toBe("default-src 'none'");
  expect(directive(policy, 'base-uri')).toBe("base-uri 'none'");
  expect(directive(policy, 'form-action')).toBe("form-action 'self'");
  expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(shareHeaders(html, page)).toMatchObject({ 'content-security-policy': policy });
});

it.each([
  [false, "img-src 'self' data:", "media-src 'self'"],
  [true, "img-src 'self' https: data:", "media-src 'self' https:"],
])('foreign pictures (%s) are those of a remote service', (foreignMedia, images, films) => {
  const { 'content-security-policy': policy = '' } = shareHeaders(html, { ...page, foreignMedia });
  expect([directive(policy, 'img-src'), directive(policy, 'media-src')]).toEqual([images, films]);
});

it('an edge cache may keep a page longer than a browser, unless it must not be stored', () => {
  expect(shareHeaders(html, page)['cache-control']).toBe(
    'public, max-age=60, s-maxage=300, stale-while-revalidate=60',
  );
  expect(shareHeaders(html, { ...page, cacheable: false })['cache-control']).toBe('no-store');
});

it('an edge cache keeps one page for each language, unless the address names it', () => {
  expect(shareHeaders(html, page).vary).toBe('accept-encoding, accept-language');
  expect(shareHeaders(html, { ...page, named: true }).vary).toBe('accept-encoding');
  expect(shareHeaders(html, { ...page, tag: 'zh-CN' })['content-language']).toBe('zh-CN');
});

it('the ETag of a page depends on its bytes only', () => {
  const { etag } = shareHeaders(html, page);
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(shareHeaders(html, { ...page, named: true, secure: false }).etag).toBe(etag);
  expect(shareHeaders(`${html} `, page).etag).not.toBe(etag);
});

it('browsers are told to stay on https only over https', () => {
  expect(shareHeaders(html, page)).toHaveProperty('strict-transport-security');
  expect(shareHeaders(html, { ...page, secure: false })).not.toHaveProperty(
    'strict-transport-security',
  );
});
