// The web side in front of a separate newsroom process: frozen, with another secret, with another
// clock, and recovered.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTranslator } from 'next-intl';
import messages from '@/messages/en.json';
import { GET as eventCard } from '@/app/share/card/event/route';
import { GET as topicCard } from '@/app/share/card/topic/route';
import { GET as article } from '@/app/share/news/detail/route';
import { GET as elsewhere } from '@/app/site/elsewhere/route';
import { GET as sitemap } from '@/app/sitemap.xml/route';
import { signIdentity } from '@/lib/contract/identity';
import { answerApi } from '@/lib/server/answer-api';
import { answered } from '@/lib/server/pages/detail';
import { readPageRequest } from '@/lib/server/pages/page-call';
import { whoIsThere } from '@/lib/server/identity/login-service';
import { deploymentFor } from '@/lib/server/process/deployment-table';
import { processState } from '@/lib/server/process/process-state';
import { readiness } from '@/lib/server/readiness';
import { upstream } from '@/lib/server/calls/upstream';
import { until } from '@/tests/until';
import { freePort } from '@/tests/free-port';
import { bundledProgram } from '@/tests/bundled-program';

const lines: { event?: string; reason?: string; service?: string }[] = [];
jest.mock('@/lib/server/process/log', () => {
  const { createLog } = jest.requireActual<typeof import('@/lib/server/process/log')>(
    '@/lib/server/process/log',
  );
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as object) });
  return { createLog, log: () => log };
});

// The framework loads messages only inside its server components.
jest.mock('@/lib/i18n', () => ({
  textsIn: async (_: string, namespace: 'share') =>
    createTranslator({ locale: 'en', messages, namespace }),
}));

const secret = 'the secret of both sides, as long as is asked for';
let folder: string;
let newsroom: ChildProcess;
let newsroomSaid = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cubewire-away-'));
  const port = await freePort();
  newsroom = spawn(process.execPath, [bundledProgram('lib/commands/newsroom.ts')], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      ...{ PORT: String(port), DATA_DIR: join(folder, 'newsroom'), DATABASE_URL: '' },
      ...{ NEWS_SERVICE_SECRET: secret, POLL_FEEDS: 'off', LOG_LEVEL: 'info' },
    },
  });
  newsroom.stdout?.on('data', (part: Buffer) => (newsroomSaid += part.toString()));
  const address = `http://127.0.0.1:${port}`;
  await until(() => {
    if (newsroom.exitCode !== null) throw new Error('The newsroom did not start.');
    return fetch(`${address}/livez`).then(
      () => true,
      () => false,
    );
  });
  const table = join(folder, 'hosts.json');
  const rows = [
    { hosts: ['localhost'] },
    { hosts: ['share.localhost'], surface: 'share' },
    { hosts: ['news.test'], env: 'online' },
    { hosts: ['share.ph.test'], surface: 'share', countries: ['PH'], countryHeader: 'x-country' },
  ];
  writeFileSync(table, JSON.stringify(rows));
  Object.assign(process.env, {
    DEPLOYMENTS_FILE: table,
    ...{ DATA_DIR: join(folder, 'web'), NEWS_SERVICE_URL: address, NEWS_SERVICE_SECRET: secret },
  });
});
afterAll(() => {
  newsroom.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  lines.length = 0;
  processState().remotes.clear();
});

const headers = new Headers({ host: 'localhost:3000', 'x-request-id': 'a-page-of-the-test' });
const events = () => lines.map(({ event }) => event).filter(Boolean);

/** The tabs that a page gets; undefined where it renders its skeleton. */
async function tabs() {
  const { call } = await readPageRequest(headers);
  const answer = await call('DisplayTabs', {}).catch(() => undefined);
  return answer?.tabs?.length;
}

/** A request as it comes from the gate. */
const asked = (address: string, more: Record<string, string> = {}) =>
  new Request(address, { headers: { host: new URL(address).host, ...more } });

const ready = async (signedWith: string, at = Date.now(), seen = false) => {
  const authorization = `Bearer ${await signIdentity({}, signedWith, at)}`;
  const answer = await readiness(false, upstream(), { authorization, seen });
  const body: unknown = await answer.json();
  return { status: answer.status, body };
};

it('a frozen newsroom: pages give up at their deadline, then do not wait; it is logged, and called again once it recovers', async () => {
  expect(await tabs()).toBeGreaterThan(0);
  newsroom.kill('SIGSTOP');
  expect(await Promise.all([tabs(), tabs(), tabs()])).toEqual([undefined, undefined, undefined]);
  expect(events()).toEqual(['service_away']);
  const [remote] = processState().remotes.values();
  expect(remote?.breaker.mayAsk()).toBe(false);
  expect(await tabs()).toBeUndefined();
  // Each part of each page fails; it is logged once.
  for (let part = 0; part < 3; part += 1) {
    const { call } = await readPageRequest(headers);
    expect(await answered(call('DisplayTabs', {}))).toBeUndefined();
  }
  expect(events()).toEqual(['service_away', 'page_without_service']);
  // Crawlers are told to retry, not that there is nothing.
  for (const [answer, path] of [
    [sitemap, '/sitemap.xml'],
    [eventCard, '/card/event?id=sample-leap-second'],
    [topicCard, '/card/topic?id=t_sample-time'],
  ] as const) {
    const { status, headers: sent } = await answer(asked(`http://share.localhost${path}`));
    expect([path, status, sent.get('retry-after')]).toEqual([path, 503, '10']);
  }
  // A signed-in reader causes a check with each call; it is logged once.
  for (let call = 0; call < 5; call += 1) {
    const deployment = deploymentFor(headers);
    if (!deployment) throw new Error('no such host');
    const found = await whoIsThere(upstream(), { headers, jar: { session: 'x' }, deployment });
    expect(found).toEqual({ known: false });
  }
  const away = ['service_away', 'page_without_service', 'sign_in_unknown'];
  expect(events()).toEqual(away);
  // What this process has cached is still shown: it stays ready, once it was.
  expect((await ready(secret, Date.now(), true)).status).toBe(200);
  newsroom.kill('SIGCONT');
  await until(async () => (await tabs()) !== undefined);
  expect(events()).toEqual([...away, 'service_back']);
});

it.each([
  ['another secret', 'secret', () => ready('a secret that the other side does not have')],
  ['a clock that is behind', 'clock', () => ready(secret, Date.now() - 120_000)],
  ['a clock that is ahead', 'clock', () => ready(secret, Date.now() + 120_000)],
])('%s is named in readyz and in the log of both sides', async (_, reason, ask) => {
  const { status, body } = await ask();
  expect(status).toBe(503);
  expect(body).toMatchObject({ reason });
  await until(() => newsroomSaid.includes(`"event":"identity_refused","reason":"${reason}"`));
  await ask();
  const told = lines.filter(({ event }) => event === 'service_refuses_us');
  expect(told.map((line) => line.reason)).toEqual([reason]);
  expect((await ready(secret)).status).toBe(200);
});

describe('a site for one country', () => {
  const path = '/news/detail?id=sample-leap-second&language=en';

  it("has pages that no edge cache stores for another, where an open site's are stored", async () => {
    const open = await article(asked(`http://share.localhost${path}`));
    expect(open.status).toBe(200);
    expect(open.headers.get('cache-control')).toContain('public');
    const locked = await article(asked(`http://share.ph.test${path}`, { 'x-country': 'PH' }));
    expect(locked.status).toBe(200);
    expect(locked.headers.get('cache-control')).toBe('no-store');
  });

  it('redirects a visitor from elsewhere to the same article', async () => {
    const answer = await elsewhere(
      asked('http://share.ph.test/site/elsewhere?id=sample-leap-second', {
        'x-country': 'US',
        'x-asked-path': '/news/detail',
      }),
    );
    expect(answer.status).toBe(451);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toMatch(
      /href="http:\/\/share\.localhost(:\d+)?\/news\/detail\?id=sample-leap-second"/,
    );
  });
});

it('an online site that is read over http is named in the log', async () => {
  const call = (origin: string) =>
    answerApi(
      new Request('http://news.test/api/system/v1/clear_device_history', {
        method: 'POST',
        headers: { host: 'news.test', origin, 'sec-fetch-site': 'same-origin' },
      }),
    );
  for (const origin of ['https://news.test', 'http://news.test', 'http://news.test']) {
    expect((await call(origin)).status).not.toBe(403);
  }
  expect(events()).toEqual(['plain_http']);
});
