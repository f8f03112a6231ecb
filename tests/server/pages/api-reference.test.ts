import { operations, type OperationName } from '@/lib/contract';
import { apiReference } from '@/lib/server/pages/api-reference';
import { deployment } from '../service';

const host = 'localhost:3000';
const groupsOf = () => apiReference(deployment(), host);
const callsOf = () => groupsOf().flatMap((group) => group.calls);
const named = (name: OperationName) => {
  const found = callsOf().find((call) => call.name === name);
  if (!found) throw new Error(`${name} is not there`);
  return found;
};
const rows = (
  fields: readonly { name: string; place: string; type: string; required: boolean }[],
) => fields.map(({ name, place, type, required }) => [name, place, type, required].join(' '));

it('has every call of the site once, by group, in the order of their paths', () => {
  const open = Object.entries(operations).filter(([, { group }]) => group !== 'inner');
  expect(
    callsOf()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(open.map(([name]) => name).sort());
  const names = groupsOf().map(({ name }) => name);
  expect(names).toEqual([...names].sort());
  for (const group of groupsOf()) {
    const paths = group.calls.map(({ path }) => path);
    expect(paths).toEqual([...paths].sort());
  }
});

it('says of a call what it takes, as short as fits into a table', () => {
  expect(named('GetEventDetail')).toMatchObject({
    ...{ method: 'GET', path: '/api/events/v1/{event_id}/detail', summary: 'Get event detail' },
    byToken: true,
  });
  expect(rows(named('GetEventDetail').input)).toEqual([
    'event_id path string true',
    'bot_id query string false',
  ]);
  expect(rows(named('ListEvents').input)).toEqual([
    'tab body string true',
    'displayed_event_ids body string[] false',
    'cursor body string ≤ 512 = "" false',
    'card_mode body 0 | 1 | 2 | 3 | 4 false',
    'expand_categories body boolean = false false',
    'news_language body "own" | "all" false',
    'followed_event_ids body string[] false',
    'load_count body integer false',
  ]);
  expect(named('CheckLogin').input).toEqual([]);
});

it('and what it answers: of the envelope nothing, of its data the fields', () => {
  expect(rows(named('ListEvents').answer)).toEqual([
    'data.events  ListedEvent[] false',
    'data.has_more  boolean = false false',
    'data.next_cursor  string = "" false',
    'data.session_end  boolean = false false',
    'data.session_id  string = "" false',
  ]);
  expect(rows(named('GetTopic').answer)).toEqual(['topic  Topic | null false']);
  // Data that may be missing has its fields all the same.
  expect(rows(named('CheckLogin').answer)).toEqual(
    expect.arrayContaining([
      'status  boolean false',
      'data.user_id  string false',
      // Which of the two is the list?
      'data.methods  ("phone" | "email" | "facebook" | "apple" | "work_chat")[] false',
    ]),
  );
  for (const { answer } of callsOf()) {
    for (const { name } of answer) expect(['base_resp', 'code', 'msg']).not.toContain(name);
  }
});

it('shows a body as JSON, and none of a call without', () => {
  expect(JSON.parse(named('CreateAccessToken').example ?? '')).toEqual({
    ...{ name: 'My reader', scope: 'read' },
  });
  expect(named('CreateAccessToken').example).toContain('\n  "name"');
  for (const { method, example } of callsOf())
    if (method === 'GET') expect(example).toBeUndefined();
});

it('says which calls an access token is good for', () => {
  expect(named('ListEvents').byToken).toBe(true);
  for (const name of ['CheckLogin', 'CreateAccessToken'] as const) {
    expect(named(name).byToken).toBe(false);
  }
});

it('has the calls of operators on an inner host, and is read once for each site', () => {
  const inner = apiReference(deployment({ inner: true }), host);
  expect(inner.map(({ name }) => name)).toContain('inner');
  expect(groupsOf().map(({ name }) => name)).not.toContain('inner');
  expect(groupsOf()).toBe(groupsOf());
});
