import { BadRequest } from '@/lib/server/request/bad-request';
import { refusal, refusalBody } from '@/lib/server/request/refusal-response';

it('a refusal is the envelope of its reason, data in a sandbox that nobody keeps', async () => {
  const answer = refusal('missing', { detail: 'There is no such thing.' }, { 'x-more': '1' });
  expect(answer.status).toBe(404);
  expect(Object.fromEntries(answer.headers)).toEqual({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'content-type': 'application/json',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-more': '1',
  });
  const said: unknown = await answer.json();
  expect(said).toEqual(refusalBody('missing', { detail: 'There is no such thing.' }));
  expect(said).toMatchObject({
    base_resp: { reason: 'missing', values: { detail: 'There is no such thing.' } },
  });
});

it('one without values has none', async () => {
  expect(refusalBody('host')).toMatchObject({ base_resp: { reason: 'host', values: {} } });
  expect(await refusal('host').json()).toEqual(refusalBody('host'));
  // How long others may keep it, somebody may know better.
  const kept = refusal('missing', {}, { 'cache-control': 'public, max-age=5' });
  expect(kept.headers.get('cache-control')).toBe('public, max-age=5');
});

it('what is thrown becomes the answer, with what goes with it', async () => {
  const cause = new Error('why');
  const thrown = new BadRequest('method', { allow: 'GET' }, { cause, headers: { allow: 'GET' } });
  expect(thrown).toMatchObject({ name: 'BadRequest', message: 'method', cause });
  const answer = thrown.toResponse();
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET']);
  expect(await answer.json()).toMatchObject({ base_resp: { values: { allow: 'GET' } } });
  expect(new BadRequest('host').toResponse().headers.has('allow')).toBe(false);
});
