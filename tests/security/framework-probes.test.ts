// Requests that once bypassed a framework's checks, sent through what runs before it: the refusals
// before Next, then the gate. What only the built server can show is left to the browser tests.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { refusalBeforeNext } from '@/lib/server/gate/before-next';
import { gate } from '@/lib/server/gate/gate';
import { deployment } from '../server/service';
import { describeShared } from '../shared';

const headersOf = z.record(z.string(), z.string()).default({});
const corpus = z.object({
  cases: z.array(
    z.object({
      id: z.string(),
      req: z.object({
        method: z.string().default('GET'),
        path: z.string().optional(),
        paths: z.array(z.string()).optional(),
        headers: headersOf,
        vary: z.array(z.record(z.string(), z.string())).optional(),
        raw: z.string().optional(),
      }),
    }),
  ),
});

type Probe = { id: string; method: string; path: string; headers: Record<string, string> };

/** The status of a refusal, or what is passed on to Next. */
async function outcomeOf({ method, path, headers }: Omit<Probe, 'id'>) {
  const early = refusalBeforeNext(method, path);
  if (early) return { status: early.status };
  const { pathname, searchParams: query } = new URL(path, 'http://localhost');
  const outcome = await gate(
    { method, pathname, query, headers: new Headers(headers) },
    {
      deployment: headers.Host ? undefined : deployment(),
      nonce: 'n',
      development: false,
      foreignMedia: false,
      newDevice: async () => 'device=d; Path=/',
      isSignedIn: async () => false,
    },
  );
  if (outcome.kind === 'answer') return { status: outcome.response.status };
  if (outcome.kind === 'redirect') return { status: 307, to: outcome.path };
  return {
    passed: Object.fromEntries(outcome.requestHeaders),
    answer: Object.fromEntries(outcome.headers),
  };
}

/** Headers that legitimate pages use; a client may send them. */
const honest = [
  'rsc',
  'next-router-',
  'next-url',
  'accept',
  'accept-encoding',
  'cookie',
  'purpose',
];
const isHonest = (name: string) => honest.some((start) => name.toLowerCase().startsWith(start));

describeShared(
  'probes of the framework',
  ['corpora', 'nextjs', 'attack-requests-own.json'],
  (file) => {
    const { cases } = corpus.parse(JSON.parse(readFileSync(file, 'utf8')));
    const probes: Probe[] = cases.flatMap(({ id, req }) => {
      const paths = req.paths ?? [req.path ?? '/'];
      const variants = req.vary ?? [req.headers];
      if (req.raw) {
        const [method = '', path = ''] = req.raw.split(' ');
        return [{ id, method, path, headers: {} }];
      }
      return paths.flatMap((path) =>
        variants.map((headers) => ({ id, method: req.method, path, headers })),
      );
    });

    it('are many', () => expect(probes.length).toBeGreaterThan(30));

    it.each(
      probes.map((probe) => [probe.id, probe.path, JSON.stringify(probe.headers), probe] as const),
    )('%s %s %s has no effect or is refused', async (_id, _path, _headers, probe) => {
      const outcome = await outcomeOf(probe);
      const plain = Object.fromEntries(
        Object.entries(probe.headers).filter(([name]) => isHonest(name)),
      );
      const without = await outcomeOf({ ...probe, headers: plain });
      const refused = 'status' in outcome && [400, 405, 421].includes(outcome.status ?? 0);
      if (!refused) expect(outcome).toEqual(without);
    });

    it.each([
      ['a server action', 'POST', '/', { 'Next-Action': 'x' }, [400, 405]],
      ['a resumed render', 'POST', '/', { 'next-resume': '1' }, [405]],
      ['another host', 'POST', '/', { Host: 'evil.example', 'Next-Action': 'x' }, [421]],
      ['a full address', 'GET', 'http://169.254.169.254/latest/meta-data/', {}, [400]],
      ['TRACE', 'TRACE', '/', {}, [405]],
      ['an unknown method', 'FOO', '/m/news', {}, [405]],
    ])('%s is refused', async (_, method, path, headers, statuses) => {
      const outcome = await outcomeOf({ method, path, headers: headers as Record<string, string> });
      expect(statuses).toContain('status' in outcome ? outcome.status : undefined);
    });
  },
);
