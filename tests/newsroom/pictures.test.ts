import { pino } from 'pino';
import { picturesCacheBytes } from '@/lib/newsroom/pictures';
import { createPictures, firstCover, ownCovers } from '@/lib/newsroom/pictures';
import type { GuardedFetch } from '@/lib/newsroom/ingest/guarded-fetch';
import type { Store } from '@/lib/newsroom/store/contract/store';

const log = pino({ level: 'silent' });
const png = { status: 200, type: 'image/png', bytes: new Uint8Array([137, 80, 78, 71]) };

/** The part of a store that pictures use: events with their covers. */
function storeOf(covers: Record<string, string[]>): Store {
  const getMany = async ([id = '']: readonly string[]) =>
    covers[id] ? [{ id, cover: covers[id] }] : [];
  // No other part of a store is used here.
  return { events: { getMany } } as unknown as Store;
}

function fetching(answers: Record<string, typeof png | Error>) {
  const asked: string[] = [];
  const guardedFetch: GuardedFetch = async (url) => {
    asked.push(url);
    const found = answers[url];
    if (!found || found instanceof Error) throw found ?? new Error('unreachable');
    const headers = { get: () => found.type };
    return { status: found.status, headers, body: found.bytes, url };
  };
  return { asked, guardedFetch };
}

const cover = 'https://pictures.example.com/a.png';

it('gives publishers’ covers own-origin addresses, and leaves own drawings as they are', () => {
  expect(ownCovers('e_1', [cover, '/covers/3.svg', 'http://plain.example.com/b.jpg'])).toEqual([
    expect.stringMatching(/^\/picture\/e_1\/0\?v=[\w-]{12}$/),
    '/covers/3.svg',
    expect.stringMatching(/^\/picture\/e_1\/2\?v=[\w-]{12}$/),
  ]);
});

/** The event, number and mark in an address of ours. */
function named(own = ''): [event: string, number: number, mark?: string] {
  const [, event = '', number, mark] = /^\/picture\/(.+)\/(\d)(?:\?v=(.+))?$/.exec(own) ?? [];
  return [event, Number(number), mark];
}

it('an address keeps its picture, whatever joins the event or leaves it', async () => {
  const addressOf = (name: string) => `https://pictures.example.com/${name}.png`;
  const names = ['a1', 'a2', 'b1'];
  const pictures = names.map((name): [string, typeof png] => [
    addressOf(name),
    { ...png, bytes: new Uint8Array([...png.bytes, ...Buffer.from(name)]) },
  ]);
  const { guardedFetch } = fetching(Object.fromEntries(pictures));
  const covers: Record<string, string[]> = {};
  const picture = createPictures({ store: storeOf(covers), guardedFetch, log });
  const save = (...shown: string[]) => ownCovers('e_1', (covers.e_1 = shown.map(addressOf)));
  const shownAt = async (own?: string) => {
    const answer = await picture(...named(own));
    return answer.ok ? (await answer.text()).slice(-2) : answer.status;
  };
  const before = save('a1', 'a2');
  const after = save('a1', 'b1', 'a2');
  expect(await Promise.all(before.map(shownAt))).toEqual(['a1', 'a2']);
  expect(await Promise.all(after.map(shownAt))).toEqual(['a1', 'b1', 'a2']);
  expect(before).not.toContain(after[1]);
  save('b1');
  expect(await Promise.all(before.map(shownAt))).toEqual([404, 404]);
});

it('an address without a mark, as stored, is cached for a short while only', async () => {
  const { guardedFetch } = fetching({ [cover]: png });
  const picture = createPictures({ store: storeOf({ e_1: [cover] }), guardedFetch, log });
  const keptFor = async (own?: string) => {
    const { status, headers } = await picture(...named(own));
    expect(status).toBe(200);
    return Number(/max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1]);
  };
  const [marked] = ownCovers('e_1', [cover]);
  expect(await keptFor(firstCover('e_1', [cover]))).toBeLessThan(await keptFor(marked));
});

it('fetches the cover of a stored event once, however often it is requested', async () => {
  const { asked, guardedFetch } = fetching({ [cover]: png });
  const picture = createPictures({ store: storeOf({ e_1: [cover] }), guardedFetch, log });
  const answers = await Promise.all([picture('e_1', 0), picture('e_1', 0)]);
  answers.push(await picture('e_1', 0));
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(png.bytes);
  }
  expect(asked).toEqual([cover]);
});

it.each([
  ['an unknown event', 'e_2', 0],
  ['a number that the event does not have', 'e_1', 5],
  ['one of our own drawings', 'e_1', 1],
])('answers 404 for %s and fetches nothing', async (_, event, number) => {
  const { asked, guardedFetch } = fetching({});
  const store = storeOf({ e_1: [cover, '/covers/1.svg'] });
  expect((await createPictures({ store, guardedFetch, log })(event, number)).status).toBe(404);
  expect(asked).toEqual([]);
});

it.each([
  ['a drawing that can carry script', { ...png, bytes: Buffer.from('<svg xmlns="x">') }],
  ['a page that calls itself a picture', { ...png, bytes: Buffer.from('<!doctype html>') }],
  ['nothing', { ...png, bytes: new Uint8Array() }],
  ['an error', { ...png, status: 500 }],
  ['no answer', new Error('the address points inside the network')],
])('answers 404 when the publisher sends %s', async (_, answer) => {
  const { guardedFetch } = fetching({ [cover]: answer });
  const picture = createPictures({ store: storeOf({ e_1: [cover] }), guardedFetch, log });
  expect((await picture('e_1', 0)).status).toBe(404);
});

it('limits its memory: the oldest go first', async () => {
  const bytes = new Uint8Array(picturesCacheBytes / 2);
  bytes.set(png.bytes);
  const large = { ...png, bytes };
  const addresses = [1, 2, 3].map((n) => `https://pictures.example.com/${n}.png`);
  const { asked, guardedFetch } = fetching(
    Object.fromEntries(addresses.map((address) => [address, large])),
  );
  const picture = createPictures({ store: storeOf({ e_1: addresses }), guardedFetch, log });
  for (const number of [0, 1, 2, 2, 0]) await picture('e_1', number);
  expect(asked).toEqual([addresses[0], addresses[1], addresses[2], addresses[0]]);
});

it.each([
  ['image/jpeg', '\xff\xd8\xff\xe0'],
  ['image/gif', 'GIF89a'],
  ['image/webp', 'RIFF\x10\x00\x00\x00WEBPVP8 '],
  ['image/avif', '\x00\x00\x00\x1cftypavif'],
])('detects %s by its first bytes, whatever the publisher calls it', async (type, start) => {
  const named = { ...png, type: 'text/plain', bytes: Buffer.from(start, 'latin1') };
  const { guardedFetch } = fetching({ [cover]: named });
  const picture = createPictures({ store: storeOf({ e_1: [cover] }), guardedFetch, log });
  expect((await picture('e_1', 0)).headers.get('content-type')).toBe(type);
});

it('a picture that could not be fetched is retried after a while, and not before', async () => {
  const { asked, guardedFetch } = fetching({ [cover]: { ...png, status: 404 } });
  let now = 0;
  const store = storeOf({ e_1: [cover] });
  const picture = createPictures({ store, guardedFetch, log, clock: () => now });
  for (let time = 0; time < 5; time += 1) await picture('e_1', 0);
  expect(asked).toHaveLength(1);
  now += 3_600_000;
  await picture('e_1', 0);
  expect(asked).toHaveLength(2);
});

it('of many pictures at once, fetches a few while others wait and the rest are turned away', async () => {
  let running = 0;
  let most = 0;
  const gates: (() => void)[] = [];
  const guardedFetch: GuardedFetch = async (url) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((open) => gates.push(open));
    running -= 1;
    return { status: 200, headers: { get: () => png.type }, body: png.bytes, url };
  };
  const events = Object.fromEntries(
    Array.from({ length: 300 }, (_, n) => [`e_${n}`, [`https://pictures.example.com/${n}.png`]]),
  );
  const picture = createPictures({ store: storeOf(events), guardedFetch, log });
  const answers = Promise.all(Object.keys(events).map((id) => picture(id, 0)));
  let ended = false;
  const all = answers.finally(() => (ended = true));
  while (!ended) {
    gates.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const statuses = (await all).map(({ status }) => status);
  expect(most).toBeLessThanOrEqual(8);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(50);
  expect(statuses.filter((status) => status === 404).length).toBeGreaterThan(100);
});
