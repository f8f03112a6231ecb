// The forms of reader apps are longer than those of any call of the site. Protects: a news service
// in its own process accepts what one in the same process does, no endless body is read, and a form
// that repeats something thousands of times costs as much as one that says it once.
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readerFormBytes } from '@/lib/model/limits/programs';
import { bodyMaxBytes } from '@/lib/model/limits/service';
import { editTag } from '@/lib/newsroom/reader-api/edits';
import { readParameters } from '@/lib/newsroom/reader-api/parameters';
import { serve } from '@/lib/newsroom/serve';
import type { Store } from '@/lib/newsroom/store/contract/store';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import { remoteService } from '@/lib/server/calls/remote-service';
import { readerApi } from '@/lib/server/reader-api';
import { newEmail, openSite, signUpByEmail, start, type Site } from './accounts/site';
import { siteOrigin as origin, webOptions } from './reader-api-site';
import { sampleEvent } from './store/sample';

let site: Site;
let store: OpenStore;
let server: Server;
let secret: string;
beforeAll(async () => {
  site = await openSite();
  store = await openStore({ dataDir: site.dataDir });
  server = await serve(site.service, 0);
  const browser = site.browser();
  await signUpByEmail(browser, newEmail());
  const { body } = await browser.call('CreateAccessToken', { name: 'An app', scope: 'write' });
  secret = body.data?.secret ?? '';
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await store.close();
  await site.close();
});

const ways = {
  'in the same process': () => site.service,
  'in a process of its own': () => {
    // A server that listens on a TCP port has an address of that form.
    const { port } = server.address() as AddressInfo;
    return remoteService({ base: `http://127.0.0.1:${port}` });
  },
} as const;
type Way = keyof typeof ways;

function ask(way: Way, path: string, body: string | ReadableStream) {
  const headers = {
    ...{ host: 'localhost:3000', authorization: `GoogleLogin auth=${secret}` },
    'content-type': 'application/x-www-form-urlencoded',
  };
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
  return readerApi(new Request(origin + path, init), { ...webOptions(site), service: ways[way]() });
}

const named = (numbers: readonly number[]) =>
  new URLSearchParams(
    numbers.map((number) => [
      'i',
      `tag:google.com,2005:reader/item/${number.toString(16).padStart(16, '0')}`,
    ]),
  ).toString();

describe.each(Object.keys(ways) as Way[])('a news service %s', (way) => {
  it('takes as many long ids as a call may name, and marks more than that', async () => {
    const ids = Array.from({ length: 1_000 }, (_, at) => `long-${at}`);
    const numbers = [...(await store.streams.number(ids)).values()];
    const times = { rank_time: start, release_time: start, updated_at: start };
    for (const id of [ids[0] ?? '', ids[999] ?? '']) {
      await store.events.save(sampleEvent(id, { tabs: ['sports'], ...times }));
    }
    const form = named(numbers);
    const contents = await ask(way, '/reader/api/0/stream/items/contents?output=json', form);
    expect([contents.status, (await contents.json()).items.length]).toEqual([200, 2]);
    const more = `${named([...numbers, ...numbers, ...numbers])}&a=user/-/state/com.google/read`;
    expect(more.length).toBeGreaterThan(bodyMaxBytes);
    const edited = await ask(way, '/reader/api/0/edit-tag', more);
    expect([edited.status, await edited.text()]).toEqual([200, 'OK']);
  });

  it('refuses a longer form', async () => {
    const form = `i=1&${'x'.repeat(readerFormBytes)}`;
    expect((await ask(way, '/reader/api/0/edit-tag', form)).status).toBe(413);
  });
});

/** A field repeated thousands of times; any reader number in a state's name means the same. */
const often = (field: string, state: string) =>
  Array.from({ length: 2_000 }, (_, at) => `${field}=user/${at}/state/com.google/${state}`).join(
    '&',
  );

it('unmarks a list once, however often the form asks', async () => {
  const [number] = (await store.streams.number(['often'])).values();
  const times = { rank_time: start, release_time: start, updated_at: start };
  await store.events.save(sampleEvent('often', { tabs: ['sports'], ...times }));
  const form = `s=feed/tab/sports&${often('xt', 'read')}`;
  const answer = await ask('in the same process', '/reader/api/0/stream/items/ids', form);
  expect(answer.status).toBe(200);
  expect((await answer.json()).itemRefs).toContainEqual(
    expect.objectContaining({ id: `${number}` }),
  );
});

it('sets a mark once, however often the form names it', async () => {
  const [number] = (await store.streams.number(['marked'])).values();
  const times = { rank_time: start, release_time: start, updated_at: start };
  await store.events.save(sampleEvent('marked', { tabs: ['sports'], ...times }));
  const set: string[] = [];
  const readers: Store['readers'] = {
    ...store.readers,
    setFavorite: async (_, ids, on) => void set.push(`starred ${on} ${ids.join()}`),
    setLiked: async (_, ids, on) => void set.push(`liked ${on} ${ids.join()}`),
  };
  const form = `i=${number}&i=${number}&${often('a', 'starred')}&${often('r', 'like')}`;
  const url = new URL('http://newsroom.invalid/reader/api/0/edit-tag');
  await editTag({
    ...{ store: { ...store, readers }, now: start, owner: 'u:1', user: '1', readOnly: false },
    ...{ language: 'en', reading: { lang: 'en', first: false }, site: origin },
    given: await readParameters(new Request(url, { method: 'POST', body: form }), url),
  });
  expect(set).toEqual(['starred true marked', 'liked false marked']);
});

it.each(['/accounts/ClientLogin', '/reader/api/0/edit-tag'])(
  'stops reading an endless form: %s',
  async (path) => {
    let chunks = 0;
    const endless = new ReadableStream({
      pull(controller) {
        chunks += 1;
        // A service that reads on has consumed too much by now, and fails below.
        if (chunks > 200) controller.close();
        else controller.enqueue(new Uint8Array(16 * 1024).fill(120));
      },
    });
    expect((await ask('in the same process', path, endless)).status).toBe(413);
    expect(chunks).toBeLessThan(30);
  },
);
