// Hosts that point inside a network, in every spelling: none of them, as `/icon/{host}`, may reach
// the service unless it is a plain public name, which the service itself resolves and checks.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isIP } from 'node:net';
import { z } from 'zod';
import { icon, isPublicHost } from '@/lib/server/calls/icon';
import { describeShared } from '../shared';

const corpus = z.object({
  cases: z.array(z.object({ url: z.string(), expect: z.string(), why: z.string().default('') })),
});

/** The part between `//` and the path, as somebody would put it into `/icon/…`. */
const writtenHost = (url: string) => /^[a-z]+:\/*([^/?#]*)/i.exec(url)?.[1] ?? url;

async function ask(host: string) {
  const asked: string[] = [];
  const answer = await icon(host, async (request) => {
    asked.push(new URL(request.url).pathname);
    return new Response('x', { status: 404 });
  });
  return { answer, asked };
}

describeShared('hosts of the server-side request forgery corpus', ['corpora', 'ssrf'], (folder) => {
  const { cases } = corpus.parse(
    JSON.parse(readFileSync(join(folder, 'url-hosts-own.json'), 'utf8')),
  );

  let unknown = '';
  beforeAll(async () => (unknown = await (await ask('127.0.0.1')).answer.text()));

  it('are many', () => expect(cases.length).toBeGreaterThan(60));

  it.each(cases.map(({ url, why }) => [url, why]))('%s (%s)', async (url) => {
    const spellings = [writtenHost(url), url];
    if (URL.canParse(url)) spellings.push(new URL(url).host, new URL(url).hostname);
    for (const host of spellings) {
      const { answer, asked } = await ask(host);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe(unknown);
      for (const path of asked) {
        // Only a name is passed on, never an address, and nothing besides the host.
        expect(path).toBe(`/icon/${host.toLowerCase()}`);
        expect(isIP(new URL(`http://${host}`).hostname)).toBe(0);
      }
    }
  });
});

describe('an icon host', () => {
  it.each(['bbc.com', 'news.bbc.co.uk', 'xn--fiqs8s.cn', 'www.rappler.com', 'a-b.example.org'])(
    'accepts the public name %s',
    (host) => expect(isPublicHost(host)).toBe(true),
  );

  it.each([
    '127.0.0.1',
    '0x7f.1',
    '2130706433',
    '[::1]',
    'localhost',
    'foo.localhost',
    'printer.local',
    'metadata.google.internal',
    'kubernetes.default.svc',
    'postgres',
    'com',
    'co.uk',
    'example.com:22',
    'user@example.com',
    'example.com/..',
    'example.com.',
    '.example.com',
    'a..com',
    '-a.com',
    'a b.com',
    'exa\u0000mple.com',
    '١٢٧.٠.٠.١',
    `${'a'.repeat(64)}.com`,
    `${'a.'.repeat(130)}com`,
    '',
  ])('refuses %j', (host) => expect(isPublicHost(host)).toBe(false));
});
