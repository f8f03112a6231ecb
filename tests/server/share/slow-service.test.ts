// Requests of programs wait longer than pages, where a person sees nothing meanwhile: a feed reader
// has time, and after an error comes back only in an hour.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GET as dayAtom } from '@/app/day.atom/route';
import { GET as feedAtom } from '@/app/feed.atom/route';
import { GET as feedJson } from '@/app/feed.json/route';
import { pageDeadlineMs } from '@/lib/model/limits/service';

const origin = 'https://news.example.org';
const noDay = { code: -1, msg: 'none', data: null, days: [] };
const noEvents = { code: 0, data: { events: [], has_more: false, next_cursor: '' } };

/** Answers when the test lets it. */
const waiting: (() => void)[] = [];
const service = createServer(({ url = '' }, response) => {
  waiting.push(() => response.end(JSON.stringify(url.includes('daily') ? noDay : noEvents)));
});
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cubewire-slow-'));
  const file = join(folder, 'deployments.json');
  writeFileSync(file, JSON.stringify([{ hosts: ['news.example.org'], origin }]));
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  Object.assign(process.env, {
    ...{ DEPLOYMENTS_FILE: file, NEWS_SERVICE_URL: `http://127.0.0.1:${port}` },
    NEWS_SERVICE_SECRET: 'a secret of thirty-two characters',
  });
});
afterAll(async () => {
  for (const name of ['DEPLOYMENTS_FILE', 'NEWS_SERVICE_URL', 'NEWS_SERVICE_SECRET']) {
    delete process.env[name];
  }
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

const turn = () => new Promise((resolve) => setImmediate(resolve));

it.each([
  ['/day.atom?language=en', dayAtom],
  ['/feed.atom?q=rain', feedAtom],
  ['/feed.json?q=rain', feedJson],
])('%s of a slow service is sent when it arrives', async (path, get) => {
  const headers = { host: 'news.example.org' };
  let answer: Response | undefined;
  const asked = get(new Request(`${origin}${path}`, { headers })).then((one) => {
    answer = one;
  });
  while (waiting.length === 0 && !answer) await turn();
  await jest.advanceTimersByTimeAsync(2 * pageDeadlineMs);
  while (!answer) {
    for (const answerNow of waiting.splice(0)) answerNow();
    await turn();
  }
  await asked;
  expect(answer.status).toBe(200);
});
