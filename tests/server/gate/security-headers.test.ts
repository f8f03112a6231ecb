import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  hashSource,
  keptPagePolicy,
  pageHeaders,
  pagePolicy,
  toastStyleHashes,
} from '@/lib/server/gate/security-headers';

it('the policy allows the style that the installed toast library adds, and only that', () => {
  const source = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8');
  const literal = /__insertCSS\((".*")\)/.exec(source)?.[1];
  if (!literal) throw new Error('the library adds its style in another way now');
  const hashOf = (text: string) => {
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  };
  expect(toastStyleHashes).toEqual([hashOf(''), hashOf(JSON.parse(literal) as string)]);
});

/** The directives of a policy by name. */
const directivesOf = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );

describe('the policy of a page', () => {
  const site = { development: false, foreignMedia: false };
  const policy = () => directivesOf(pagePolicy('abc', site));

  it('admits scripts by the nonce of the request, and what those load', () => {
    expect(policy()['script-src']).toEqual(["'nonce-abc'", "'strict-dynamic'"]);
  });

  it('admits nothing that it does not name', () => {
    expect(policy()).toEqual({
      'default-src': ["'none'"],
      'script-src': expect.anything(),
      'style-src': ["'self'", "'nonce-abc'", ...toastStyleHashes],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'media-src': ["'self'", 'blob:'],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'font-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
  });

  it('allows foreign pictures and videos only where a remote service names them', () => {
    expect(directivesOf(pagePolicy('abc', { ...site, foreignMedia: true }))).toEqual({
      ...policy(),
      'img-src': ["'self'", 'https:', 'data:'],
      'media-src': ["'self'", 'https:', 'blob:'],
    });
  });

  it('of the dev server allows what that injects, and no more', () => {
    expect(directivesOf(pagePolicy('abc', { ...site, development: true }))).toEqual({
      ...policy(),
      'script-src': ["'nonce-abc'", "'strict-dynamic'", "'unsafe-eval'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'font-src': ["'self'"],
    });
  });
});

it('a page may not be framed, sniffed or embedded, and stays on https if it arrived over https', () => {
  const plain = pageHeaders('policy', false);
  expect(plain).toEqual({
    'content-security-policy': 'policy',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/^(?:[a-z]+=\(\)(?:, |$)){5}$/),
  });
  const secure = pageHeaders('policy', true);
  expect(secure).toEqual({ ...plain, 'strict-transport-security': expect.any(String) });
  const age = /^max-age=(\d+)$/.exec(secure['strict-transport-security'] ?? '')?.[1];
  expect(Number(age)).toBeGreaterThanOrEqual(365 * 24 * 3600);
});

describe('the policy of a page that several visitors get', () => {
  const scripts = (html: string) => directivesOf(keptPagePolicy(html, false))['script-src'];

  it.each([
    ['an inline script', '<script>a()</script>', ['a()']],
    ['with attributes', '<script nonce="x" defer>a()</script>', ['a()']],
    ['of several lines', '<script>a()\n< b</script>', ['a()\n< b']],
    ['an empty one', '<script></script>', ['']],
    ['two', '<script>a()</script><p>x</p><script>b()</script>', ['a()', 'b()']],
    ['the same twice', '<script>a()</script><script>a()</script>', ['a()']],
    ['a word that begins alike', '<scripted>a()</script>', []],
    ['data', '<script type="application/ld+json">{}</script>', []],
    ['a file', '<script nonce="x" src="/_next/a.js"></script>', []],
    ['none', '<p>a()</p>', []],
  ])('lets files of this site run, and of the page itself what it holds: %s', (_, html, texts) => {
    expect(scripts(html)).toEqual(["'self'", ...texts.map(hashSource)]);
  });

  it('is in all else the policy of any page', () => {
    for (const foreignMedia of [false, true]) {
      expect(directivesOf(keptPagePolicy('', foreignMedia))).toEqual({
        ...directivesOf(pagePolicy('abc', { development: false, foreignMedia })),
        'script-src': ["'self'"],
        'style-src': ["'self'", ...toastStyleHashes],
      });
    }
  });
});

it('a hash is of the text in UTF-8, as browsers take it', () => {
  const hash = createHash('sha256').update(Buffer.from('方讯')).digest('base64');
  expect(hashSource('方讯')).toBe(`'sha256-${hash}'`);
});
