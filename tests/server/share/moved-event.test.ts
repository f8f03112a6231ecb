// The addresses of an event that was merged into another, on the share host and on the reader's.
import { getURLFromRedirectError } from 'next/dist/client/components/redirect';
import { isRedirectError } from 'next/dist/client/components/redirect-error';
import DetailPage from '@/app/m/news/detail/page';
import { GET as sharedArticle } from '@/app/share/news/detail/route';
import { servedNewsroom, serviceSecret } from '@/tests/newsroom/served';
import { sampleEvent } from '@/tests/newsroom/store/sample';

// The web side signs with its own clock.
const now = Date.now();

jest.mock('next/headers', () => ({
  headers: async () => new Headers({ host: 'localhost:3000' }),
  cookies: async () => new Map(),
}));

const served = servedNewsroom('moved-event', Date.now);
beforeAll(async () => {
  for (const id of ['before', 'after']) {
    await served.store.events.save(sampleEvent(id, { release_time: now, rank_time: now }));
  }
  await served.store.events.merge('before', 'after', now);
  const [, [, overSocket]] = served.ways as [unknown, (typeof served.ways)[number]];
  process.env.NEWS_SERVICE_URL = overSocket().base;
  process.env.NEWS_SERVICE_SECRET = serviceSecret;
});
afterAll(() => {
  delete process.env.NEWS_SERVICE_URL;
  delete process.env.NEWS_SERVICE_SECRET;
});

const parametersOf = (address: string | null) =>
  Object.fromEntries(new URL(address ?? '', 'http://localhost').searchParams);

/** The redirect target of the shared page. */
async function sharedAt(query: string): Promise<string | null> {
  const host = 'share.localhost:3000';
  const request = new Request(`http://${host}/news/detail?${query}`, { headers: { host } });
  return (await sharedArticle(request)).headers.get('location');
}

/** The redirect target of the reader's page. */
async function readAt(query: Record<string, string | string[]>): Promise<string | null> {
  try {
    await DetailPage({ searchParams: Promise.resolve(query) });
  } catch (error) {
    if (isRedirectError(error)) return getURLFromRedirectError(error);
    throw error;
  }
  return null;
}

it('the shared page redirects to the other one in the language of the address', async () => {
  const asked = 'id=before&outside_share=1';
  expect(parametersOf(await sharedAt(`${asked}&language=zh-CN`))).toEqual({
    ...{ id: 'after', outside_share: '1', language: 'zh-CN' },
  });
  expect(parametersOf(await sharedAt(asked))).toEqual({ id: 'after', outside_share: '1' });
});

it("the reader's page redirects with all parameters of its address", async () => {
  const query = { id: ['', 'before'], outside_share: '1', language: 'fil', a: ['1', '2'] };
  const location = await readAt(query);
  expect(location).toMatch(/^\/m\/news\/detail\?/);
  const { searchParams } = new URL(location ?? '', 'http://localhost');
  expect([...searchParams].sort()).toEqual([
    ['a', '1'],
    ['a', '2'],
    ['id', 'after'],
    ['language', 'fil'],
    ['outside_share', '1'],
  ]);
});
