// The unsubscribe page, in front of a real newsroom: what mail programs and scanners get.
import type { Fetch } from '@/lib/contract';
import { verifyIdentity } from '@/lib/contract/identity';
import { withSignedCallers } from '@/lib/newsroom/signed-callers';
import { createUnsubscribeTokens } from '@/lib/newsroom/day-mail/unsubscribe-token';
import { answerUnsubscribe, unsubscribeLanguage } from '@/lib/server/pages/unsubscribe';
import { servedNewsroom } from '@/tests/newsroom/served';

const now = Date.UTC(2026, 0, 15, 4);
const served = servedNewsroom('unsubscribe', () => now);
const [[, service]] = served.ways as [(typeof served.ways)[number]];
const secret = 'a secret that only this test knows about';
const token = createUnsubscribeTokens([secret]).of('ann');
const secretBefore = process.env.NEWS_SERVICE_SECRET;
beforeAll(() => {
  process.env.NEWS_SERVICE_SECRET = secret;
  jest.spyOn(Date, 'now').mockReturnValue(now);
});
afterAll(() => {
  jest.restoreAllMocks();
  if (secretBefore === undefined) delete process.env.NEWS_SERVICE_SECRET;
  else process.env.NEWS_SERVICE_SECRET = secretBefore;
});

let away = false;
let used = false;
let asked: Request | undefined;
jest.mock('@/lib/server/calls/upstream', () => ({
  serviceBase: 'http://news-service.invalid',
  // As at the entrance of a separate newsroom: every call is signed.
  upstream: (): Fetch => async (request) => {
    asked = request.clone();
    if (away) return new Response('', { status: 502 });
    if (!used) return withSignedCallers(service().fetch)(request);
    const base_resp = { error_code: 429, reason: 'writesOfGuest' };
    const headers = { 'retry-after': '77' };
    return Response.json({ code: 429, base_resp }, { status: 429, headers });
  },
}));
process.env.LOG_LEVEL = 'silent';

const wanted = async () => (await served.store.dailyMail.of('u:ann')) !== undefined;

async function answered(method: string, mark: string, from = '203.0.113.7'): Promise<Response> {
  const address = `http://localhost/api/daily_mail/unsubscribe?token=${mark}`;
  const headers = { host: 'localhost', 'x-forwarded-for': from };
  return answerUnsubscribe(new Request(address, { method, headers }), 'en', (key) => key);
}
const ask = async (method: string, mark: string) => (await answered(method, mark)).status;

beforeEach(async () => {
  away = false;
  used = false;
  await served.store.dailyMail.want({ owner: 'u:ann', lang: 'en' }, '2026-01-15', now);
});

it('unsubscribes with one POST without a cookie, and with no GET', async () => {
  expect(await ask('GET', token)).toBe(200);
  expect(await wanted()).toBe(true);
  expect(await ask('POST', token)).toBe(200);
  expect(await wanted()).toBe(false);
  expect(await ask('POST', token)).toBe(200);
});

it.each(['', 'x', 'a.b.c', '__proto__', 'ann.x', `bob${token.slice(3)}`, '%00'])(
  'rejects the forged token "%s"',
  async (forged) => {
    expect(await ask('POST', forged)).toBe(404);
    expect(await wanted()).toBe(true);
  },
);

it('asks mail programs to retry while the news service is down', async () => {
  away = true;
  expect(await ask('POST', token)).toBe(503);
});

it("sends the client's network, and asks to retry when its daily limit is reached", async () => {
  const networkOf = async (from: string) => {
    await answered('POST', 'ann.x', from);
    const mark = asked?.headers.get('authorization')?.replace('Bearer ', '') ?? '';
    return (await verifyIdentity(mark, secret, now))?.address;
  };
  const network = await networkOf('203.0.113.7');
  expect(network).toEqual(expect.any(String));
  expect(await networkOf('203.0.113.8')).not.toBe(network);
  used = true;
  const answer = await answered('POST', token);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '77']);
  expect(await answer.text()).toContain('tooManyText');
});

it('is a page of its own: no script, no other site, kept by nobody, and its form leads here', async () => {
  const answer = await answered('GET', `${token}&lang=zh`);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'none';.* form-action 'self'; frame-ancestors 'none'/);
  expect(policy).not.toContain('sandbox');
  const text = await answer.text();
  expect(text).toContain(
    `<form method="post" action="/api/daily_mail/unsubscribe?token=${token}&amp;lang=zh"><button type="submit">stop</button></form>`,
  );
  expect(text).toContain('<title>askTitle</title>');
  expect(text).toContain('<p>askText</p>');
});

it('says in words how it ended', async () => {
  const said = async (method: string, mark: string) => (await answered(method, mark)).text();
  expect(await said('POST', token)).toContain('stoppedText');
  expect(await said('POST', 'ann.x')).toContain('unknownText');
  expect(await said('GET', 'x')).toContain('unknownTitle');
  away = true;
  expect(await said('POST', token)).toContain('failedText');
});

it.each([
  ['?lang=zh', undefined, 'zh'],
  ['?lang=fil', 'zh', 'ph'],
  ['', 'zh-CN,en;q=0.5', 'zh'],
  ['?lang=tlh', 'fil', 'ph'],
  ['', undefined, 'en'],
])('speaks the language of the mail: %s for a browser of %s is %s', (query, wished, language) => {
  const headers: Record<string, string> = { host: 'localhost' };
  if (wished) headers['accept-language'] = wished;
  const request = new Request(`http://localhost/api/daily_mail/unsubscribe${query}`, { headers });
  expect(unsubscribeLanguage(request)).toBe(language);
});
