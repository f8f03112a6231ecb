// From an address to its call, and back: what the round trip of every call does not cover.
import {
  buildRequest,
  buildServiceRequest,
  errorCode,
  isClosedToTokens,
  isRepeatable,
  isSuccess,
  listFields,
  matchOperation,
  operations,
  type Operation,
  type OperationName,
} from '@/lib/contract';

const rows = Object.entries(operations) as [OperationName, Operation][];
const origin = 'http://service.test';

it('a parameter is decoded, and an empty or malformed one does not match', () => {
  const detail = (id: string) => matchOperation('GET', `/api/events/v1/${id}/detail`);
  expect(detail('a%2Fb%20c')).toEqual({ name: 'GetEventDetail', params: { event_id: 'a/b c' } });
  for (const id of ['', '%', '%zz', 'a/b']) expect(detail(id)).toBeUndefined();
});

it('a fixed path wins over one with a parameter in that place', () => {
  for (const [name, { method, path }] of rows.filter(([, row]) => !row.path.includes('{')))
    expect([path, matchOperation(method, path)]).toEqual([path, { name, params: {} }]);
});

it('a call is also found at its path on a news service', () => {
  for (const [name, { method, servicePath }] of rows) {
    if (servicePath === undefined) continue;
    expect(matchOperation(method, servicePath)).toEqual({ name, params: {} });
    expect(matchOperation('PUT', servicePath)).toBe('method');
  }
});

it('a call may be retried if repeating it is harmless', () => {
  for (const [name, { method, path, reads, repeatable }] of rows) {
    const address = path.replace(/\{\w+\}/g, 'x');
    const may = method === 'GET' || reads === true || repeatable === true;
    expect([name, isRepeatable(method, address)]).toEqual([name, may]);
  }
  expect([isRepeatable('GET', '/nowhere'), isRepeatable('POST', '/nowhere')]).toEqual([
    true,
    false,
  ]);
  expect(isRepeatable('PUT', '/api/events/v2/list')).toBe(false);
});

describe('a request', () => {
  it('has path parameters in the path only, and leaves out undefined fields', async () => {
    const input = { event_id: 'a/b c', language: undefined };
    const { url, method } = buildRequest('GetEventDetail', input, origin);
    expect([method, url]).toEqual(['GET', `${origin}/api/events/v1/a%2Fb%20c/detail`]);
    const posted = buildRequest('CollectEvent', { event_id: 'e1' }, origin, { 'cube-id': 'c1' });
    expect(posted.headers.get('content-type')).toBe('application/json');
    expect(posted.headers.get('cube-id')).toBe('c1');
    expect(await posted.json()).toEqual({ event_id: 'e1' });
  });

  it('by GET has its fields in the query and no body', () => {
    const input = { topic_ids: ['a&b', 'c'], limit: 2 };
    const asked = buildRequest('GetTopicItemLists', input, origin);
    expect(Object.fromEntries(new URL(asked.url).searchParams)).toEqual({
      ...{ topic_ids: 'a&b,c', limit: '2' },
    });
    expect([asked.body, asked.headers.get('content-type')]).toEqual([null, null]);
  });

  it('uses the call’s path on a news service, else the same path', () => {
    const input = operations.AnchorCache.sample as never;
    const at = (request: Request) => new URL(request.url).pathname;
    expect(at(buildServiceRequest('AnchorCache', input, origin))).toBe('/anchor_cache');
    expect(at(buildRequest('AnchorCache', input, origin))).toBe('/api/anchor_cache');
    expect(at(buildServiceRequest('DisplayTabs', {}, origin))).toBe('/api/user/v1/display_tabs');
  });

  it('is aborted with its signal', () => {
    const leaving = new AbortController();
    const request = buildRequest('DisplayTabs', {}, origin, {}, leaving.signal);
    leaving.abort();
    expect(request.signal.aborted).toBe(true);
  });
});

it.each([
  [{ code: 0 }, true, undefined],
  [{ code: 0, base_resp: { error_code: 0 } }, true, undefined],
  [{ code: 0, base_resp: { error_code: 7 } }, false, 7],
  [{ code: 7 }, false, undefined],
  [{}, false, undefined],
])('the answer %j is a success: %s', (answer, success, code) => {
  expect([isSuccess(answer), errorCode(answer)]).toEqual([success, code]);
});

it('no token opens calls about an account, a device or operators’ work', () => {
  const closed = rows.filter(([name]) => isClosedToTokens(name));
  for (const [, { group }] of rows.filter(([name]) => !isClosedToTokens(name)))
    expect(['inner', 'login', 'tokens']).not.toContain(group);
  const others = closed.flatMap(([name, { group, path }]) =>
    ['inner', 'login', 'tokens'].includes(group) || path.startsWith('/internal') ? [] : [name],
  );
  expect(others.sort()).toEqual([
    ...['ClearDeviceHistory', 'ClearUserHistory', 'ExportOwnData', 'UpsertDeviceSettings'],
  ]);
});

it('a query field may be repeated if it is a list, whatever other spellings it has', () => {
  expect([...listFields('BatchGetBotInfo')]).toEqual(['bot_ids']);
  expect([...listFields('GetTopicItemLists')]).toEqual(['topic_ids']);
  expect([...listFields('ListEvents')]).toContain('displayed_event_ids');
  for (const name of ['DisplayTabs', 'GetEventDetail'] as const)
    expect([...listFields(name)]).toEqual([]);
});
