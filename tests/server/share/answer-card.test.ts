import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { answerCardBrowserSeconds } from '@/lib/model/limits/share';
import { answerCard } from '@/lib/server/share/answer-card';

// It draws with WebAssembly that only the framework's own build can load.
jest.mock('next/og', () => ({
  ImageResponse: class extends Response {
    constructor() {
      super('a picture');
    }
  },
}));

const folder = mkdtempSync(join(tmpdir(), 'cards-'));
const rows = [
  { hosts: ['share.localhost'], surface: 'share' },
  { hosts: ['closed.localhost'], signInToRead: true },
];
beforeAll(() => {
  process.env.DEPLOYMENTS_FILE = join(folder, 'hosts.json');
  writeFileSync(process.env.DEPLOYMENTS_FILE, JSON.stringify(rows));
});
afterAll(() => {
  delete process.env.DEPLOYMENTS_FILE;
  rmSync(folder, { recursive: true });
});

const asked = (path: string, host = 'share.localhost') =>
  new Request(`http://${host}${path}`, { headers: { host } });
const card = () => Promise.resolve(createElement('div', null, 'A picture'));

it.each([
  ['of an event', '/card/event', undefined, 'public, max-age=86400, s-maxage=300'],
  ['of an answer', '/card/answer', answerCardBrowserSeconds, 'public, max-age=60, s-maxage=300'],
])('a picture %s is cached at the edge for minutes', async (_, path, seconds, caching) => {
  const answer = await answerCard(asked(`${path}?id=a`), path, card, seconds);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(answer.headers.get('cache-control')).toBe(caching);
});

it('a picture of a site that requires a sign-in is not cached at the edge', async () => {
  const answer = await answerCard(
    asked('/card/event?id=a', 'closed.localhost'),
    '/card/event',
    card,
  );
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, max-age=86400');
});
