import { createClient, type ClientOptions } from '@/lib/client/create-client';
import { isAborted, ServiceError } from '@/lib/client/service-error';
import { operations, type Fetch, type Input, type OperationName } from '@/lib/contract';
import { genericHelperVersion } from '@/lib/model/limits/service';

type Answer = {
  status?: number;
  body?: unknown;
  text?: string;
  headers?: Record<string, string>;
};

/** A client of a service that always gives one answer, and what the reader was shown. */
function clientOf(
  { status = 200, body = {}, text, headers }: Answer,
  options: Partial<ClientOptions> = {},
) {
  const requests: Request[] = [];
  const notify = jest.fn();
  const onNotLoggedIn = jest.fn();
  const fetch: Fetch = async (request) => {
    requests.push(request);
    return new Response(text ?? JSON.stringify(body), { status, headers });
  };
  const base = 'http://site.test';
  const call = createClient(fetch, { base, notify, onNotLoggedIn, ...options });
  return { call, requests, notify, onNotLoggedIn };
}

const failing = (code: number, error_message = '') => ({
  base_resp: { error_code: code, error_message },
});

async function rejection(promise: Promise<unknown>): Promise<ServiceError> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ServiceError) return error;
  throw new Error('it did not reject with a ServiceError', { cause: error });
}

describe('a call', () => {
  it.each(Object.keys(operations) as OperationName[])('%s uses the one base', async (name) => {
    const { call, requests } = clientOf({}, { headers: () => ({ 'cube-id': 'cube_1' }) });
    await call(name, operations[name].sample as Input<OperationName>);
    const [request] = requests;
    expect(request?.method).toBe(operations[name].method);
    expect(new URL(request?.url ?? '').origin).toBe('http://site.test');
    expect(request?.headers.get('version')).toBe('1.0.22');
    expect(request?.headers.get('cube-id')).toBe('cube_1');
  });

  it('is sent with keepalive where it is made as the page is left', async () => {
    const { call, requests } = clientOf({});
    await call('MarkMessagesRead', { all: true }, { outlive: true });
    await call('MarkMessagesRead', { all: true });
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, false]);
    expect(await requests[0]?.json()).toEqual({ all: true });
    expect(requests[0]?.headers.get('version')).toBe('1.0.22');
  });

  it('sends no version where the deployment turns that off', async () => {
    const { call, requests } = clientOf({}, { version: false });
    await call('DisplayTabs', {});
    expect(requests[0]?.headers.has('version')).toBe(false);
    expect(genericHelperVersion).toBe('1.0.11');
  });

  it.each([
    ['error code 0', { base_resp: { error_code: 0 }, code: 0, tabs: [] }],
    ['no error code', { base_resp: {}, code: 0, tabs: [] }],
    ['no base_resp', { code: 0, tabs: [] }],
  ])('succeeds with %s', async (_, body) => {
    const { call, notify } = clientOf({ body });
    expect(await call('DisplayTabs', {})).toMatchObject({ code: 0, tabs: [] });
    expect(notify).not.toHaveBeenCalled();
  });

  it('shows the message of an error code and rejects', async () => {
    const { call, notify } = clientOf({ body: failing(7, 'Too busy.') });
    expect(await rejection(call('DisplayTabs', {}))).toMatchObject({ kind: 'refused', code: 7 });
    expect(notify.mock.calls).toEqual([[{ text: 'Too busy.' }]]);
  });

  it('shows "backend error" for an error code without a message', async () => {
    const { call, notify } = clientOf({ body: failing(7) });
    expect(await rejection(call('DisplayTabs', {}))).toMatchObject({ kind: 'refused' });
    expect(notify.mock.calls).toEqual([[{ key: 'errors.backendError' }]]);
  });

  it('says with a refusal what the reader is told, and how long to wait', async () => {
    const { call } = clientOf({
      ...{ status: 429, body: failing(429, 'Too often.'), headers: { 'retry-after': '7' } },
    });
    expect(await rejection(call('DisplayTabs', {}))).toMatchObject({
      ...{ retryAfterSeconds: 7, notice: { text: 'Too often.' } },
    });
  });

  it.each([failing(7, 'No.'), failing(700012006), { code: 0, tabs: 1 }])(
    'rejects with the one error where nobody listens: %j',
    async (body) => {
      const call = createClient(async () => Response.json(body), { base: 'http://site.test' });
      expect(await rejection(call('DisplayTabs', {}))).toBeInstanceOf(ServiceError);
    },
  );

  it('leaves entries out where nobody listens, too', async () => {
    const body = { code: 0, data: { events: [{}, { id: 'a' }] } };
    const call = createClient(async () => Response.json(body), { base: 'http://site.test' });
    expect((await call('ListEvents', { tab: 'recommend' })).data?.events).toHaveLength(1);
  });

  it.each([400, 403, 409, 429, 500])('reads an error code in an HTTP %d', async (status) => {
    const { call, notify } = clientOf({ status, body: failing(9, 'No.') });
    expect(await rejection(call('DisplayTabs', {}))).toMatchObject({ kind: 'refused', code: 9 });
    expect(notify.mock.calls).toEqual([[{ text: 'No.' }]]);
  });

  it.each([
    [200, failing(700012006, 'Please sign in.')],
    [200, { code: 700012006 }],
    [401, failing(700012006)],
    [403, failing(700012006)],
  ])('opens the sign-in flow for the not-logged-in code in an HTTP %d', async (status, body) => {
    const { call, notify, requests, onNotLoggedIn } = clientOf({ status, body });
    const error = await rejection(call('DisplayTabs', {}));
    expect(error).toMatchObject({ kind: 'notLoggedIn', code: 700012006 });
    expect(onNotLoggedIn).toHaveBeenCalledTimes(1);
    expect(notify).not.toHaveBeenCalled();
    expect(requests).toHaveLength(1);
  });

  it.each([{}, failing(5, 'No.'), null])(
    'is silently empty after an HTTP 401 with %j',
    async (body) => {
      const { call, notify } = clientOf({ status: 401, body });
      expect(await call('DisplayTabs', {})).toEqual({});
      expect(notify).not.toHaveBeenCalled();
    },
  );

  it('reads a 404 whose body is an envelope as the envelope', async () => {
    const { call, notify } = clientOf({ status: 404, body: { code: -1, msg: 'gone', data: null } });
    expect(await call('GetEventDetail', { event_id: 'e1' })).toMatchObject({ code: -1 });
    expect(notify).not.toHaveBeenCalled();
  });

  it.each(['<html>', '{}', '[]', 'null', '"x"'])(
    'shows "interface does not exist" for a 404 %s',
    async (text) => {
      const { call, notify } = clientOf({ status: 404, text });
      expect(await call('DisplayTabs', {})).toEqual({});
      expect(notify.mock.calls).toEqual([[{ key: 'errors.interfaceMissing' }]]);
    },
  );

  it.each([
    [500, {}],
    [403, {}],
    [500, { code: 1 }],
    [502, failing(502, 'words for operators')],
    [504, failing(504, 'words for operators')],
  ])('shows "service error" for an HTTP %d with %j', async (status, body) => {
    const { call, notify } = clientOf({ status, body });
    expect(await call('DisplayTabs', {})).toEqual({});
    expect(notify.mock.calls).toEqual([[{ key: 'errors.serviceError' }]]);
  });

  it.each(['<html>', '', '[1]', '{"tabs":{}}', '{"base_resp":7}'])(
    'rejects an answer that does not match the contract: %s',
    async (text) => {
      const { call, notify } = clientOf({ text });
      expect(await rejection(call('DisplayTabs', {}))).toMatchObject({ kind: 'malformed' });
      expect(notify.mock.calls).toEqual([[{ key: 'errors.serviceError' }]]);
    },
  );

  it.each([
    ['an event without an id', { title: [] }],
    ['an event whose title is no text', { id: 'b', title: 'plain' }],
    ['a moment without its id', { moment_info: { title: [] } }],
    ['something else', null],
  ])('leaves %s out of a list, reports it, and keeps the others', async (_, bad) => {
    const onDropped = jest.fn();
    const events = [{ id: 'a' }, bad, { id: 'c' }, bad];
    const body = { code: 0, data: { events, has_more: true, next_cursor: 'next' } };
    const { call, notify } = clientOf({ body }, { onDropped });
    const { data } = await call('ListEvents', { tab: 'recommend' });
    expect(data).toMatchObject({ has_more: true, next_cursor: 'next' });
    expect(data?.events.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(onDropped.mock.calls).toEqual([['ListEvents', 2, expect.any(Error)]]);
    expect(notify).not.toHaveBeenCalled();
  });

  it('says nothing of a list that is whole', async () => {
    const onDropped = jest.fn();
    const { call } = clientOf(
      { body: { code: 0, data: { events: [{ id: 'a' }] } } },
      { onDropped },
    );
    expect((await call('ListEvents', { tab: 'recommend' })).data?.events).toHaveLength(1);
    expect(onDropped).not.toHaveBeenCalled();
  });

  it.each([
    ['a list that is none', { code: 0, data: { events: 'none' } }],
    ['a cursor that is no text', { code: 0, data: { events: [{}], next_cursor: 7 } }],
    ['data that is a list', { code: 0, data: [{ id: 'a' }] }],
  ])('rejects all of %s', async (_, body) => {
    const onDropped = jest.fn();
    const { call } = clientOf({ body }, { onDropped });
    const error = await rejection(call('ListEvents', { tab: 'recommend' }));
    expect(error).toMatchObject({ kind: 'malformed', cause: { issues: expect.any(Array) } });
    expect(onDropped).not.toHaveBeenCalled();
  });

  it('leaves nothing out of an article: half of one would pass for the whole', async () => {
    const content = [{ element_type: 'p', text: [] }, { element_type: 'p' }];
    const { call } = clientOf({ body: { code: 0, data: { id: 'a', content } } });
    expect(await rejection(call('GetEventDetail', { event_id: 'a' }))).toMatchObject({
      kind: 'malformed',
    });
  });

  it('shows no message when the call is quiet', async () => {
    const { call, notify } = clientOf({ status: 500 });
    await call('DisplayTabs', {}, { quiet: true });
    expect(notify).not.toHaveBeenCalled();
  });

  it('keeps the cause when no answer arrives', async () => {
    const cause = new TypeError('fetch failed');
    const notify = jest.fn();
    const call = createClient(() => Promise.reject(cause), { base: 'http://site.test', notify });
    expect(await rejection(call('DisplayTabs', {}))).toMatchObject({ kind: 'network', cause });
    expect(notify.mock.calls).toEqual([[{ key: 'errors.serviceError' }]]);
  });

  it('is canceled, not failed, when the caller aborts', async () => {
    const notify = jest.fn();
    const leaving = new AbortController();
    const fetch: Fetch = (request) =>
      new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
      });
    const call = createClient(fetch, { base: 'http://site.test', notify });
    const waiting = rejection(call('DisplayTabs', {}, { signal: leaving.signal }));
    leaving.abort();
    expect(isAborted(await waiting)).toBe(true);
    expect(notify).not.toHaveBeenCalled();
  });
});
