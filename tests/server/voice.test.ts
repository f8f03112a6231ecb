import type { Fetch } from '@/lib/contract';
import { verifyIdentity } from '@/lib/contract/identity';
import { voice } from '@/lib/server/voice';
import { deployment, deviceCookie, now, serviceSecret } from './service';

/** Asks for a sound as a browser would; what the service heard of it comes back too. */
async function ask(service: Fetch, headers: Record<string, string> = {}) {
  const arrived: Request[] = [];
  const recorded: Fetch = (request) => {
    arrived.push(request.clone());
    return service(request);
  };
  const answer = await voice(
    new Request('http://localhost:3000/voice/e1/en/0?v=abc', { headers }),
    {
      deployment: deployment(),
      service: recorded,
      loginService: recorded,
      sessionSecret: 'the session secret of the tests, long',
      ...{ serviceSecret, now },
    },
  );
  const token = arrived[0]?.headers.get('authorization')?.replace('Bearer ', '') ?? '';
  return { answer, arrived, identity: await verifyIdentity(token, serviceSecret, now) };
}

const sound: Fetch = async () =>
  new Response('ID3', { headers: { 'content-type': 'audio/mpeg', 'set-cookie': 'a=b' } });

it('the service hears whose share of the day a sound is of', async () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.7' };
  const { identity, answer } = await ask(sound, { ...forwarded, ...(await deviceCookie()) });
  expect(identity?.device).toEqual(expect.any(String));
  expect(identity?.address).toEqual(expect.any(String));
  expect(identity?.address).not.toContain('203');
  expect(await answer.text()).toBe('ID3');
  expect(answer.headers.has('set-cookie')).toBe(false);
  const other = await ask(sound, { 'x-forwarded-for': '203.0.113.8' });
  expect(other.identity?.address).not.toBe(identity?.address);
});

it('a device that was made for this very request has no share of its own', async () => {
  const { identity } = await ask(sound, { 'x-forwarded-for': '203.0.113.7' });
  expect(identity?.device).toBeUndefined();
});

it('a share that is used up is told with the time of the next', async () => {
  const full: Fetch = async () =>
    Response.json({ code: 429 }, { status: 429, headers: { 'retry-after': '60' } });
  const { answer } = await ask(full);
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe('60');
  expect(await answer.json()).toMatchObject({ base_resp: { reason: 'speechOfDay' } });
});
