import { servedNewsroom } from './served';

let now = Date.UTC(2026, 0, 15, 12);
const served = servedNewsroom('topics-of-site', () => now, { topicsOfSite: 3 });
const [[, service] = []] = served.ways;

const follow = async (n: number) => {
  if (!service) throw new Error('there is no way to the newsroom');
  const answer = await served.post(
    service,
    '/api/topic/topic/v1/create',
    { query: `heron ${n}` },
    {
      user: `reader-${n}`,
    },
  );
  return { status: answer.status, retry: answer.headers.get('retry-after') };
};

it('all readers together create up to the operator’s limit of topics a day, then none until the next day', async () => {
  for (let n = 0; n < 3; n++) expect((await follow(n)).status).toBe(200);
  const refused = await follow(3);
  expect(refused.status).toBe(429);
  expect(Number(refused.retry)).toBeGreaterThan(0);
  expect(Number(refused.retry)).toBeLessThanOrEqual(24 * 3600);
  now += Number(refused.retry) * 1_000;
  expect((await follow(4)).status).toBe(200);
});
