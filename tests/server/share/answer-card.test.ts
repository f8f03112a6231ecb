import { createElement } from 'react';
import { answerCardBrowserSeconds } from '@/lib/model/limits/share';
import { answerCard } from '@/lib/server/share/answer-card';

// Its drawing is a program of WebAssembly that only the framework's own build can load.
jest.mock('next/og', () => ({
  ImageResponse: class extends Response {
    constructor() {
      super('a picture');
    }
  },
}));

const asked = (path: string) =>
  new Request(`http://share.localhost${path}`, { headers: { host: 'share.localhost' } });
const card = () => Promise.resolve(createElement('div', null, 'A picture'));

it.each([
  ['of an event', '/card/event', undefined, 'public, max-age=86400, s-maxage=300'],
  ['of an answer', '/card/answer', answerCardBrowserSeconds, 'public, max-age=60, s-maxage=300'],
])('a picture %s is kept by an edge for minutes', async (_, path, seconds, caching) => {
  const answer = await answerCard(asked(`${path}?id=a`), path, card, seconds);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(answer.headers.get('cache-control')).toBe(caching);
});
