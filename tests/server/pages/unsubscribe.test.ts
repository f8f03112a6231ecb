// The page that ends a mail, in front of a real newsroom: what mail programs and scanners get.
import type { Fetch } from '@/lib/contract';
import { withSignedCallers } from '@/lib/newsroom/signed-callers';
import { createUnsubscribeTokens } from '@/lib/newsroom/day-mail/unsubscribe-token';
import { answerUnsubscribe } from '@/lib/server/pages/unsubscribe';
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
jest.mock('@/lib/server/calls/upstream', () => ({
  serviceBase: 'http://news-service.invalid',
  // As at the door of a newsroom of its own: every call is signed.
  upstream: (): Fetch => (request) =>
    away
      ? Promise.resolve(new Response('', { status: 502 }))
      : withSignedCallers(service().fetch)(request),
}));
jest.mock('@/lib/server/process/log', () => ({ log: () => ({ warn: () => undefined }) }));

const wanted = async () => (await served.store.dailyMail.of('u:ann')) !== undefined;

async function ask(method: string, mark: string): Promise<number> {
  const address = `http://localhost/api/daily_mail/unsubscribe?token=${mark}`;
  const request = new Request(address, { method, headers: { host: 'localhost' } });
  return (await answerUnsubscribe(request, 'en', (key) => key)).status;
}

beforeEach(async () => {
  away = false;
  await served.store.dailyMail.want({ owner: 'u:ann', lang: 'en' }, '2026-01-15', now);
});

it('ends the mail by one POST without a cookie, and by no GET', async () => {
  expect(await ask('GET', token)).toBe(200);
  expect(await wanted()).toBe(true);
  expect(await ask('POST', token)).toBe(200);
  expect(await wanted()).toBe(false);
  expect(await ask('POST', token)).toBe(200);
});

it.each(['', 'x', 'a.b.c', '__proto__', 'ann.x', `bob${token.slice(3)}`, '%00'])(
  'does not know the forged token "%s"',
  async (forged) => {
    expect(await ask('POST', forged)).toBe(404);
    expect(await wanted()).toBe(true);
  },
);

it('asks mail programs to come again while the news service is away', async () => {
  away = true;
  expect(await ask('POST', token)).toBe(503);
});
