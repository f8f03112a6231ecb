import { siteAddresses } from '@/lib/server/share/sitemap';
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
