import { send } from '@/lib/client/send';
import { isAborted, ServiceError } from '@/lib/client/service-error';
import type { Fetch } from '@/lib/contract';

const named = Object.assign(new Error('stopped'), { name: 'AbortError' });
const request = (signal?: AbortSignal) => new Request('http://reader.test/api', { signal });
const answers =
  (response: Response): Fetch =>
  () =>
    Promise.resolve(response);
const failure = (fetch: Fetch, signal?: AbortSignal): Promise<unknown> =>
  send(fetch, request(signal)).then(
    () => Promise.reject(new Error('did not fail')),
    (error: unknown) => error,
  );

it('returns the status and the body as JSON, or no body', async () => {
  expect(await send(answers(Response.json({ a: 1 }, { status: 201 })), request())).toEqual({
    ...{ status: 201, body: { a: 1 }, retryAfterSeconds: undefined },
  });
  const { body } = await send(answers(new Response('<html>')), request());
  expect(body).toBeUndefined();
});

it.each([
  ['7', 7],
  ['0', 0],
  ['1234567', 1_234_567],
  ['12345678', undefined],
  ['-7', undefined],
  ['7 s', undefined],
  ['in 7', undefined],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
])('reads a retry time of %p as %p seconds', async (text, seconds) => {
  const response = new Response('{}', { headers: { 'retry-after': text } });
  expect((await send(answers(response), request())).retryAfterSeconds).toBe(seconds);
});

it('reports a missing answer and its cause', async () => {
  const cause = new TypeError('fetch failed');
  const error = await failure(() => Promise.reject(cause));
  expect(error).toMatchObject({ kind: 'network', message: 'No answer arrived.', cause });
  expect(isAborted(error)).toBe(false);
});

it('an abort by the caller is canceled, however it is reported', async () => {
  const error = await failure(() => Promise.reject(named));
  expect(error).toMatchObject({ kind: 'aborted', message: 'The call was canceled.', cause: named });
  const gone = await failure(() => Promise.reject(new TypeError('gone')), AbortSignal.abort());
  expect(gone).toMatchObject({ kind: 'aborted' });
  expect(isAborted(gone)).toBe(true);
});

it('only errors named AbortError count as an abort', () => {
  expect(isAborted(named)).toBe(true);
  expect(isAborted(new TypeError('AbortError'))).toBe(false);
  expect(isAborted('AbortError')).toBe(false);
  expect(isAborted(new ServiceError('network', 'No answer'))).toBe(false);
});
