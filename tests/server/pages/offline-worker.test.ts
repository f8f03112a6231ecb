import { offlineWorkerText, keptPictureBytes } from '@/lib/server/pages/offline-worker-text';
import { MemoryCaches } from '@/tests/memory-caches';
import { html, nothingKept, worker } from './worker-site';

const policy = "script-src 'nonce-abc'";
const list = () =>
  html('<script nonce="abc" src="/_next/static/chunks/main.js"></script>', {
    'content-security-policy': policy,
    vary: 'rsc',
  });
const script = (text = '') =>
  new Response(text, { headers: { 'content-type': 'text/javascript' } });

const site: Record<string, () => Response> = {
  '/m/news': list,
  '/m/offline': () => html('<p>offline</p><link href="/_next/static/chunks/page.css">'),
  '/_next/static/chunks/main.js': () => script('load("static/chunks/later.js")'),
  '/_next/static/chunks/later.js': () => script('load(["static/chunks/gone.js"])'),
  '/_next/static/chunks/page.css': () => script(),
};
const online = (path: string) => site[path]?.() ?? new Response('', { status: 404 });
const offline = () => undefined;

/** A worker that was installed with network, and has none now. */
async function cutOff(windows = 0) {
  let here: (path: string) => Response | undefined = online;
  const one = worker('b1', (path) => here(path), { windows });
  await one.install();
  here = offline;
  return one;
}

describe('installed', () => {
  it('has the list, the offline page, and every part that they need', async () => {
    const { caches } = await cutOff();
    expect(caches.paths('cubewire-pages-b1')).toEqual(['/m/news', '/m/offline']);
    expect(caches.paths('cubewire-program-b1').sort()).toEqual(
      ['later.js', 'main.js', 'page.css'].map((name) => `/_next/static/chunks/${name}`),
    );
  });

  it('prefetches no part that is not needed at once, where the reader saves traffic', async () => {
    const { caches, install } = worker('b1', online, { saveData: true });
    await install();
    expect(caches.paths('cubewire-program-b1').sort()).toEqual(
      ['main.js', 'page.css'].map((name) => `/_next/static/chunks/${name}`),
    );
  });

  it('stores no page that is the target of a redirect', async () => {
    const led = Object.defineProperty(html('sign in'), 'redirected', { value: true });
    const { caches, install } = worker('b1', (path) => (path === '/m/news' ? led : online(path)));
    await install();
    expect(caches.paths('cubewire-pages-b1')).toEqual(['/m/offline']);
  });

  it('fails without network, so that the browser tries again', async () => {
    await expect(worker('b1', offline).install()).rejects.toThrow('fetch failed');
  });

  it.each(['main.js', 'page.css'])(
    'fails where the network ends before %s, and stores no page without it',
    async (missing) => {
      const caches = new MemoryCaches();
      const cut = (path: string) => (path.endsWith(missing) ? undefined : online(path));
      await expect(worker('b1', cut, { caches }).install()).rejects.toThrow('fetch failed');
      const kept = missing === 'page.css' ? ['/m/news'] : [];
      expect(caches.paths('cubewire-pages-b1')).toEqual(kept);
      await worker('b1', online, { caches }).install();
      expect(caches.paths('cubewire-pages-b1')).toEqual(['/m/news', '/m/offline']);
    },
  );

  it('does without a prefetched part, where the network ends before it', async () => {
    const cut = (path: string) => (path.endsWith('later.js') ? undefined : online(path));
    const { caches, install } = worker('b1', cut);
    await install();
    expect(caches.paths('cubewire-pages-b1')).toEqual(['/m/news', '/m/offline']);
  });

  it('reuses parts of an older build, and deletes its stores once no page is open', async () => {
    const caches = new MemoryCaches();
    await worker('b1', online, { caches }).install();
    const { asked, install } = worker('b2', online, { caches });
    await install();
    expect(asked).toEqual(['/m/news', '/m/offline', '/_next/static/chunks/gone.js']);
    expect((await caches.keys()).sort()).toEqual(['cubewire-pages-b2', 'cubewire-program-b2']);
    expect(caches.paths('cubewire-program-b2')).toContain('/_next/static/chunks/later.js');
  });

  it('keeps the parts of an open page until the next one is requested', async () => {
    const caches = new MemoryCaches();
    await worker('b1', online, { caches }).install();
    const next = worker('b2', online, { caches, windows: 1 });
    await next.install();
    expect(await caches.keys()).toContain('cubewire-program-b1');
    await next.get('/m/news', 'navigate');
    expect(await caches.keys()).not.toContain('cubewire-program-b1');
  });

  it('with two pages open waits for one of them', async () => {
    const caches = new MemoryCaches();
    await worker('b1', online, { caches }).install();
    const next = worker('b2', online, { caches, windows: 2 });
    await next.install();
    await next.get('/m/news', 'navigate');
    expect(await caches.keys()).toContain('cubewire-program-b1');
  });

  it('leaves foreign stores unchanged', async () => {
    const caches = new MemoryCaches();
    await caches.open('theirs');
    await caches.open('cubewire-saved');
    await worker('b1', online, { caches }).install();
    expect(await caches.keys()).toEqual(expect.arrayContaining(['theirs', 'cubewire-saved']));
  });
});

describe('a page', () => {
  it('comes from the network, and is stored unchanged', async () => {
    let text = 'installed';
    const { install, get, caches } = worker('b1', () => html(text));
    await install();
    text = 'fresh';
    expect(await (await get('/m/news', 'navigate'))?.text()).toBe('fresh');
    const pages = await caches.open('cubewire-pages-b1');
    expect(await (await pages.match('/m/news'))?.text()).toBe('fresh');
    expect(await (await pages.match('/m/offline'))?.text()).toBe('installed');
  });

  it.each([
    ['an article', '/m/news/detail?id=a'],
    ['a list that its address makes another', '/m/news?tab=tech'],
    ['a topic', '/m/track?id=t'],
  ])('that is %s is not stored: its replacement is', async (_, path) => {
    const { install, get, caches } = worker('b1', () => html('one'));
    await install();
    await get(path, 'navigate');
    expect(caches.paths('cubewire-pages-b1').sort()).toEqual(['/m/news', '/m/offline']);
  });

  it('is not stored where it shows a failure', async () => {
    const { get, caches } = worker('b1', () => new Response('', { status: 503 }));
    expect((await get('/m/news', 'navigate'))?.status).toBe(503);
    expect(caches.paths('cubewire-pages-b1')).toEqual([]);
  });

  it('that was prefetched before the worker is not fetched again', async () => {
    const { install, happen, asked } = worker('b1', online);
    await install();
    asked.length = 0;
    const request = Object.defineProperty(new Request('https://news.example/m/news'), 'mode', {
      value: 'navigate',
    });
    const answer = await happen('fetch', {
      request,
      preloadResponse: Promise.resolve(html('ahead')),
    });
    expect(await answer?.text()).toBe('ahead');
    expect(asked).toEqual([]);
  });
});

describe('without network', () => {
  it('the list opens with the policy for its scripts', async () => {
    const answer = await (await cutOff()).get('/m/news', 'navigate');
    expect(answer?.headers.get('content-security-policy')).toBe(policy);
    expect(await answer?.text()).toContain('nonce="abc"');
  });

  it.each(['/m/news/detail?id=a%20b', '/m/news?tab=tech'])(
    'the list is shown instead of %s, and told what was requested',
    async (path) => {
      const answer = await (await cutOff()).get(path, 'navigate');
      expect(answer?.status).toBe(302);
      expect(answer?.headers.get('location')).toBe(`https://news.example/m/news#${path}`);
    },
  );

  it('any other page is the offline page', async () => {
    const answer = await (await cutOff()).get('/m/topics', 'navigate');
    expect(await answer?.text()).toContain('offline');
  });

  it.each([
    [['de-DE', 'zh-TW', 'en'], 'zh-CN', '没有网络'],
    [['tl-PH'], 'fil', 'Walang network'],
    [['en-PH', 'fil'], 'en', 'Offline'],
    [['de'], 'en', 'Offline'],
  ])(
    'where nothing is stored, a page in the language of %j says so',
    async (languages, lang, title) => {
      const one = worker('b1', offline, { languages });
      for (const path of ['/m/themes', '/m/news']) {
        const answer = await one.get(path, 'navigate');
        expect([answer?.type, answer?.status]).toEqual(['default', 503]);
        expect(answer?.headers.get('content-type')).toMatch('text/html');
        expect(answer?.headers.get('content-security-policy')).toMatch("default-src 'none'");
        const text = (await answer?.text()) ?? '';
        expect(text).toContain(`<html lang="${lang}">`);
        expect(text).toContain(`<h1>${title}</h1><p>nothing &amp; no one</p>`);
        expect(text).toContain('<a href="">again</a>');
      }
    },
  );

  it('a page says so between the data of one reader and of the next', async () => {
    const caches = new MemoryCaches();
    let here: (path: string) => Response | undefined = online;
    const one = worker('b1', (path) => here(path), { caches });
    await one.install();
    await caches.delete('cubewire-pages-b1');
    here = offline;
    expect(await (await one.get('/m/themes', 'navigate'))?.text()).toContain('nothing');
  });

  it('parts of the program are available', async () => {
    const one = await cutOff();
    expect((await one.get('/_next/static/chunks/later.js'))?.status).toBe(200);
    await expect(one.get('/_next/static/chunks/other.js')).rejects.toThrow('fetch failed');
  });

  it('the page sends queued actions when the browser wakes the worker', async () => {
    const { happen, told } = await cutOff(2);
    await happen('sync', { tag: 'another' });
    expect(told).toEqual([]);
    await happen('sync', { tag: 'outbox' });
    expect(told).toEqual(['send', 'send']);
  });
});

describe('a device that is full, or blocks its stores', () => {
  /** A store in which everything fails, or only writing. */
  function failing(what: 'nothing goes in' | 'nothing opens') {
    const caches = new MemoryCaches();
    const fail = async () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    if (what === 'nothing opens') return Object.assign(caches, { open: fail, match: fail });
    const open = caches.open.bind(caches);
    return Object.assign(caches, {
      open: async (name: string) => Object.assign(await open(name), { put: fail }),
    });
  }
  const main = '/_next/static/chunks/main.js';

  describe.each(['nothing goes in', 'nothing opens'] as const)('where %s', (what) => {
    it('the worker installs anyway: its predecessor may handle this worse', async () => {
      await worker('b1', online, { caches: failing(what) }).install();
    });

    it.each([
      ['a script', main, 'no-cors'],
      ['a picture', '/picture/a/0', 'no-cors'],
      ['a page', '/m/news', 'navigate'],
    ])('%s comes from the network', async (_, path, mode) => {
      const site = () => html('fresh');
      const answer = await worker('b1', site, { caches: failing(what) }).get(path, mode);
      expect(answer?.status).toBe(200);
      expect(await answer?.text()).toBe('fresh');
    });

    it('without network it behaves as in a browser that stores nothing', async () => {
      const one = worker('b1', offline, { caches: failing(what) });
      expect(await (await one.get('/m/news', 'navigate'))?.text()).toContain('<h1>Offline</h1>');
      await expect(one.get(main)).rejects.toThrow('fetch failed');
    });
  });

  it('stores no page without space for its parts', async () => {
    const caches = new MemoryCaches();
    const program = await caches.open('cubewire-program-b1');
    Object.assign(program, { put: () => Promise.reject(new Error('full')) });
    await worker('b1', online, { caches }).install();
    expect(caches.paths('cubewire-pages-b1')).toEqual([]);
  });
});

describe('woken without an open page', () => {
  const call = (key: string) => ({
    ...{ key, url: `https://news.example/api/${key}`, headers: { language: 'EN' }, body: key },
  });
  const left = (owner = 'u1') => ({ owner, calls: [call('a'), call('b')], sent: {} });

  /** A worker with these queued calls, and a site where `user` is signed in. */
  async function closed(
    {
      user = 'u1',
      outbox = left(),
      a = {} as ResponseInit,
      b = { code: 0 } as object,
      who = undefined as (() => Response) | undefined,
    } = {},
    windows = 0,
  ) {
    const caches = new MemoryCaches();
    const store = await caches.open('cubewire-outbox');
    await store.put('/m/outbox', Response.json(outbox));
    const sent: (RequestInit | undefined)[] = [];
    const site: Record<string, () => Response> = {
      '/api/login/v1/check_login': () =>
        who?.() ??
        Response.json({ status: user !== '', data: user === '' ? null : { user_id: user } }),
      '/api/a': () => Response.json({ code: 0 }, a),
      '/api/b': () => Response.json(b),
    };
    const one = worker(
      'b1',
      (path, init) => {
        if (path !== '/api/login/v1/check_login') sent.push(init);
        return site[path]?.();
      },
      { caches, windows, visibilityState: 'hidden' },
    );
    const outcome = async () => (await (await store.match('/m/outbox'))?.json())?.sent;
    return { ...one, sent, outcome, wake: () => one.happen('sync', { tag: 'outbox' }) };
  }

  it('it sends queued actions, and stores the result of each', async () => {
    const one = await closed({ b: { base_resp: { error_code: 9 } } });
    await one.wake();
    expect(one.sent).toMatchObject([
      { method: 'POST', headers: { language: 'EN' }, body: 'a' },
      { method: 'POST', body: 'b' },
    ]);
    expect(await one.outcome()).toEqual({ a: 'taken', b: 'refused' });
  });

  it('it does so beside a hidden page, which is notified', async () => {
    const one = await closed({}, 1);
    await one.wake();
    expect(one.told).toEqual(['send']);
    expect(await one.outcome()).toEqual({ a: 'taken', b: 'taken' });
  });

  it('it fails where the service fails, so that the browser wakes it again', async () => {
    const one = await closed({ a: { status: 502 } });
    await expect(one.wake()).rejects.toThrow('does not take it now');
    expect(await one.outcome()).toEqual({ b: 'taken' });
    await expect(one.wake()).rejects.toThrow();
    expect(one.sent.map((init) => init?.body)).toEqual(['a', 'b', 'a']);
  });

  const envelope = { base_resp: { error_code: 503 }, code: 503, msg: 'Not now.' };
  it.each(
    ['u1', ''].flatMap((owner) => [
      ...[429, 502, 503].map((status) => ({ owner, says: envelope, status })),
      { owner, says: { code: 0, data: null }, status: 200 },
      { owner, says: { status: true, data: { user_id: '' } }, status: 200 },
    ]),
  )('it fails and sends nothing where it is unknown who is signed in: %j', async (told) => {
    const { owner, says, status } = told;
    const who = () => Response.json(says, { status });
    const one = await closed({ outbox: left(owner), who });
    await expect(one.wake()).rejects.toThrow('who is signed in');
    expect(one.sent).toEqual([]);
  });

  it('it treats 401 as nobody', async () => {
    const who = () => Response.json({ code: 401 }, { status: 401 });
    const reader = await closed({ who });
    await reader.wake();
    expect(reader.sent).toEqual([]);
    const guest = await closed({ outbox: left(''), who });
    await guest.wake();
    expect(guest.sent).toHaveLength(2);
  });

  it.each([
    ['somebody else', 'u2', 'u1'],
    ['nobody', '', 'u1'],
    ['somebody now, and a guest then', 'u1', ''],
  ])('it sends nothing where %s is signed in', async (_, user, owner) => {
    const one = await closed({ user, outbox: left(owner) });
    await one.wake();
    expect(one.sent).toEqual([]);
  });

  it('it sends a guest’s actions for a guest', async () => {
    const one = await closed({ user: '', outbox: left('') });
    await one.wake();
    expect(one.sent).toHaveLength(2);
  });

  it('it sends no request where nothing is queued', async () => {
    const one = worker('b1', online);
    await one.happen('sync', { tag: 'outbox' });
    expect(one.asked).toEqual([]);
  });
});

describe('pages that were removed while there was no network', () => {
  it('are stored again with the first page that loads', async () => {
    let here: (path: string) => Response | undefined = online;
    const one = worker('b1', (path) => here(path));
    await one.install();
    await one.get('/m/day', 'navigate');
    here = offline;
    await one.caches.delete('cubewire-pages-b1');
    await one.happen('message', { data: 'keep' });
    expect(await (await one.get('/m/day', 'navigate'))?.text()).toContain('<h1>Offline</h1>');
    here = online;
    await one.get('/m/day', 'navigate');
    expect(one.caches.paths('cubewire-pages-b1')).toEqual(['/m/news', '/m/offline']);
    here = offline;
    expect(await (await one.get('/m/day', 'navigate'))?.text()).toContain('offline');
  });

  it('are requested once where a site has none to store', async () => {
    const led = () => Object.defineProperty(html('sign in'), 'redirected', { value: true });
    const one = worker('b1', led);
    await one.install();
    await one.get('/m/day', 'navigate');
    const { length } = one.asked;
    await one.get('/m/day', 'navigate');
    expect(one.asked.slice(length)).toEqual(['/m/day']);
  });
});

it('another reader has the pages fetched again', async () => {
  let reader = 'guest';
  const one = worker('b1', (path) => (path === '/m/news' ? html(reader) : online(path)));
  await one.install();
  reader = 'Maria';
  await one.happen('message', { data: 'keep' });
  const pages = await one.caches.open('cubewire-pages-b1');
  expect(await (await pages.match('/m/news'))?.text()).toBe('Maria');
});

describe('pictures', () => {
  const half = new Uint8Array(keptPictureBytes / 2);
  const pictures = () => worker('b1', () => new Response(half));

  it('are fetched once', async () => {
    const one = pictures();
    await one.get('/picture/a/0');
    await one.get('/picture/a/0');
    expect(one.asked).toEqual(['/picture/a/0']);
  });

  it('are removed in the order they were stored, when there are too many', async () => {
    const one = pictures();
    for (const id of ['a', 'b', 'c']) await one.get(`/picture/${id}/0`);
    expect(one.caches.paths('cubewire-pictures')).toEqual(['/picture/b/0', '/picture/c/0']);
  });

  it('that are missing are not stored', async () => {
    const one = worker('b1', () => new Response('', { status: 404 }));
    await one.get('/picture/a/0');
    expect(one.caches.paths('cubewire-pictures')).toEqual([]);
  });
});

it('is the same text for everybody of one build, and another for the next', () => {
  expect(offlineWorkerText('b1', nothingKept)).toBe(offlineWorkerText('b1', nothingKept));
  expect(offlineWorkerText('b1', nothingKept)).not.toBe(offlineWorkerText('b2', nothingKept));
});
