// Where a reader is sent after signing in, tried with the corpus of addresses that try to lead off
// the site.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { returnPath } from '@/lib/model/wire/return-path';
import { gate } from '@/lib/server/gate/gate';
import { deployment } from '../server/service';
import { describeShared } from '../shared';

const corpus = z.object({
  cases: z.array(
    z.object({ next: z.string(), expect: z.enum(['allow', 'reject-or-default']), why: z.string() }),
  ),
});
const origin = 'https://news.example';

describeShared(
  'addresses to return to',
  ['corpora', 'open-redirect', 'next-param-own.json'],
  (file) => {
    const { cases } = corpus.parse(JSON.parse(readFileSync(file, 'utf8')));

    it('are many', () => expect(cases.length).toBeGreaterThan(20));

    it.each(cases.map((entry) => [entry.next, entry.why, entry.expect] as const))(
      '%j (%s): %s',
      (next, _why, expected) => {
        const path = returnPath(next);
        const { origin: led, protocol } = new URL(path, origin);
        expect([led, protocol]).toEqual([origin, 'https:']);
        expect(path).not.toMatch(/[\r\n]/);
        if (expected === 'allow') expect(path).toBe(next);
      },
    );

    it.each(cases.map(({ next }) => next))(
      '%j in the query of a closed list stays a parameter of ours',
      async (next) => {
        const query = new URLSearchParams({ id: 'a', next });
        const outcome = await gate(
          { method: 'GET', pathname: '/m/news/detail', query, headers: new Headers() },
          {
            deployment: deployment({ signInToRead: true }),
            nonce: 'n',
            development: false,
            foreignMedia: false,
            newDevice: async () => 'device=d; Path=/',
            isSignedIn: async () => false,
          },
        );
        if (outcome.kind !== 'redirect') throw new Error('it did not redirect');
        const led = new URL(outcome.path, origin);
        expect([led.origin, led.pathname]).toEqual([origin, '/m/signup']);
        const back = led.searchParams.get('next') ?? '';
        expect(returnPath(back)).toBe(back);
        expect(back).toMatch(/^\/m\/news\/detail\?/);
      },
    );
  },
);
