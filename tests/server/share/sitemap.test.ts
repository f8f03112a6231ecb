import { siteAddresses, sitemap } from '@/lib/server/share/sitemap';
import type { ShareRequest } from '@/lib/server/share/share-request';
import { createClient } from '@/lib/client/create-client';
import type { Fetch } from '@/lib/contract';
import { deployment } from '../service';

const asked = (service: Fetch, fields: object = { surface: 'share' }): ShareRequest => ({
  deployment: deployment(fields),
  language: 'en',
  named: false,
  query: {},
  origin: 'https://share.example',
  readerOrigin: 'https://news.example',
  keptOrigin: 'https://share.example',
  secure: true,
  call: createClient(service, { base: 'http://service' }),
});

it('a failing service gives no empty sitemap', async () => {
  const failing: Fetch = async () => new Response(null, { status: 502 });
  await expect(siteAddresses(asked(failing))).rejects.toThrow();
  const gone: Fetch = async () => Promise.reject(new TypeError('fetch failed'));
  await expect(siteAddresses(asked(gone))).rejects.toThrow();
});

it('an empty list gives one, and another host needs no list', async () => {
  const empty: Fetch = async () => Response.json({ code: 0, data: { events: [] } });
  expect(await siteAddresses(asked(empty))).toEqual([]);
  const failing: Fetch = async () => new Response(null, { status: 502 });
  expect(await siteAddresses(asked(failing, { surface: 'public' }))).toHaveLength(1);
});

const event = (id: string) => ({
  id,
  title: [
    { lang: 'EN', text: `Title of ${id}` },
    { lang: 'ZH', text: `${id} 的标题` },
  ],
  release_time: Date.UTC(2026, 0, 2),
});

it.each<[string, string | undefined]>([
  ['names the page again that it was asked for', 'b'],
  ['names no page after this one', ''],
  ['says that there is one and does not name it', undefined],
])('a service that %s is asked no further', async (_, after) => {
  const cursors: unknown[] = [];
  const service: Fetch = async (request) => {
    const { cursor } = await request.json();
    cursors.push(cursor);
    const events = cursor ? [] : [event('e1')];
    const data = { events, has_more: true, next_cursor: cursor ? after : 'b' };
    return Response.json({ code: 0, data });
  };
  expect(await siteAddresses(asked(service))).toHaveLength(1);
  expect(cursors).toEqual(['', 'b']);
});

it('names each event once for all of its languages, with the time of its last change', async () => {
  const service: Fetch = async () => Response.json({ code: 0, data: { events: [event('a&b')] } });
  const addresses = await siteAddresses(asked(service));
  const page = 'https://share.example/news/detail?id=a%26b';
  const link = (tag: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`;
  expect(sitemap([...addresses, { href: 'https://news.example/download' }]).split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    `<url><loc>${page}&amp;language=en</loc><lastmod>2026-01-02T00:00:00.000Z</lastmod>` +
      link('en', `${page}&amp;language=en`) +
      link('zh-CN', `${page}&amp;language=zh-CN`) +
      `${link('x-default', page)}</url>`,
    '<url><loc>https://news.example/download</loc></url>',
    '</urlset>',
    '',
  ]);
});
