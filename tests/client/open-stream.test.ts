import { openStream } from '@/lib/client/open-stream';
import type { ServiceError } from '@/lib/client/service-error';
import { handTimer } from '../hand-timer';
import { bodyOf, bytesOf, openBody } from './event-source';

const request = (signal?: AbortSignal) => new Request('http://reader.test/api/chat', { signal });
const unknown = 'unknown blockwise connect error';

function response(type: string | undefined, text = '', init: ResponseInit = {}) {
  const answer = new Response(bodyOf([bytesOf(text)]), init);
  if (type !== undefined) answer.headers.set('content-type', type);
  return answer;
}
const open = (answer: Response) => openStream(() => Promise.resolve(answer), request());
const failure = (opened: Promise<unknown>): Promise<ServiceError> =>
  opened.then(
    () => Promise.reject(new Error('did open')),
    (error: ServiceError) => error,
  );

it.each([
  'text/event-stream',
  'text/event-stream;charset=utf-8',
  'text/event-stream ; charset=utf-8',
  'Text/Event-Stream',
])('%s is an event stream', async (type) => {
  const answer = response(type);
  expect(await open(answer)).toBe(answer.body);
});

it.each(['text/event-streams', 'x-text/event-stream', 'text/plain', undefined])(
  '%s is no event stream',
  async (type) => {
    expect(await failure(open(response(type)))).toMatchObject({ kind: 'connect' });
  },
);

it('a stream with a status other than 200 counts as not opened', async () => {
  const other = response('text/event-stream', '', { status: 206 });
  expect(await failure(open(other))).toMatchObject({ kind: 'connect', message: unknown });
});

it('shows the text of a plain-text answer, but no HTML page', async () => {
  const words = await failure(open(response('text/plain', 'Come later.')));
  expect(words).toMatchObject({ message: 'Come later.', code: undefined, notice: undefined });
  const page = await failure(open(response('text/html; charset=utf-8', '<p>Come later.')));
  expect(page.message).toBe(unknown);
});

it('a refusal keeps its code and shows the message of its reason', async () => {
  const refused = { base_resp: { error_code: 7, error_message: 'No more today' }, msg: 'no' };
  const told = await failure(open(response('application/json', JSON.stringify(refused))));
  expect(told).toMatchObject({ code: 7, message: 'No more today' });
  expect(told.notice).toEqual({ text: 'No more today' });
  const bare = JSON.stringify({ code: 1_429, msg: 'Enough' });
  const init = { status: 429, statusText: 'Too Many Requests' };
  expect(await failure(open(response('application/json', bare, init)))).toMatchObject({
    ...{ code: 1_429, message: '429 Error: Enough', notice: { key: 'errors.backendError' } },
  });
});

it('a failure without a text shows its status', async () => {
  const named = response('text/plain', '', { status: 503, statusText: 'Service Unavailable' });
  expect(await failure(open(named))).toMatchObject({
    ...{ code: 503, message: '503 Error: Service Unavailable' },
  });
  const bare = await failure(open(response('text/plain', '', { status: 503 })));
  expect(bare.message).toBe('503 Error:');
});

it('an interrupted answer counts as one without a text', async () => {
  const { body, fail } = openBody();
  fail(new TypeError('terminated'));
  const broken = new Response(body, { status: 500, statusText: 'Broken' });
  expect(await failure(open(broken))).toMatchObject({ code: 500, message: '500 Error: Broken' });
});

it('a timeout ends waiting for the answer and for the rest of a refusal', async () => {
  for (const answer of [
    new Promise<Response>(() => undefined),
    Promise.resolve(new Response(openBody().body, { status: 500 })),
  ]) {
    const { timer, advance } = handTimer();
    const opened = failure(openStream(() => answer, request(), { timer, silenceMs: 20 }));
    await new Promise((resolve) => setImmediate(resolve));
    advance(20);
    expect(await opened).toMatchObject({
      ...{ kind: 'connect', message: 'Nothing was heard for 20 ms.' },
      cause: { name: 'SilenceError' },
    });
  }
});

it('an abort by the caller is canceled, with the signal of the request or of the options', async () => {
  const controller = new AbortController();
  const never = () => new Promise<Response>(() => undefined);
  const byRequest = failure(openStream(never, request(controller.signal)));
  const byOptions = failure(openStream(never, request(), { signal: controller.signal }));
  controller.abort();
  expect(await byRequest).toMatchObject({ kind: 'aborted', message: 'The call was canceled.' });
  expect(await byOptions).toMatchObject({ kind: 'aborted' });
});
