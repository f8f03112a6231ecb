// What strangers send: each field of each call left out, of another type, huge, or naming what is not
// there, as an operator on an inner host, to whom every call is open. Protects: a call refuses in the
// envelope, and nothing that is sent makes it fail.
import { operations, type OperationName } from '@/lib/contract';
import { bff } from '@/lib/server/bff';
import { openSite, signUpByEmail, type Browser, type Site } from '../newsroom/accounts/site';
import { inGatesOr } from '../gates';
import { siteOrigin as origin, webOptions } from '../newsroom/reader-api-site';

const wrong: readonly unknown[] = [
  ...[undefined, null, true, -1, 0.5, 1e308, '', ' ', '-1', 'NaN', '99999999999999999999'],
  ...['x'.repeat(5_000), '\ud800', '\u0000', '../../etc', '2026-13-45', 'toString', 'no-such-id'],
  ...[[], [[]], ['a', 1, null], {}, { id: {} }],
];

/** Outside of the gates fields take turns: each is sent every seventh of these. */
const every = inGatesOr(1, 7);
let turn = 0;

let site: Site;
let operator: Browser;
beforeAll(async () => {
  site = await openSite({ operators: ['operator@example.org'] });
  operator = site.browser();
  await signUpByEmail(operator, 'operator@example.org');
});
afterAll(() => site.close());

/** One call as it is written here, whatever its schema says. */
function send(name: OperationName, input: Readonly<Record<string, unknown>>): Promise<Response> {
  const { method, path } = operations[name];
  const rest = new Map(Object.entries(input));
  const filled = path.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = String(rest.get(field) ?? 'none').replace(/\p{Surrogate}/gu, '\ufffd');
    rest.delete(field);
    return encodeURIComponent(value);
  });
  const headers = new Headers({ host: 'localhost:3000', origin, 'sec-fetch-site': 'same-origin' });
  headers.set(
    'cookie',
    [...operator.cookies()].map(([key, value]) => `${key}=${value}`).join('; '),
  );
  if (method === 'POST') {
    headers.set('content-type', 'application/json');
    const body = JSON.stringify(Object.fromEntries(rest));
    const request = new Request(origin + filled, { method, headers, body });
    return bff(request, webOptions(site, { inner: true }));
  }
  const fields = [...rest].flatMap(([key, value]) =>
    value === undefined
      ? []
      : [[key, typeof value === 'object' ? JSON.stringify(value) : String(value)]],
  );
  const request = new Request(`${origin}${filled}?${new URLSearchParams(fields)}`, { headers });
  return bff(request, webOptions(site, { inner: true }));
}

/** Signing in and questions are refused by tests of their own; the former would end this session. */
const names = (Object.keys(operations) as OperationName[]).filter(
  (name) => operations[name].group !== 'login' && name !== 'Chat',
);

it.each(names)('%s', async (name) => {
  const { input, sample } = operations[name];
  for (const field of Object.keys(input.shape)) {
    // Nobody may write without end: a minute for each field.
    site.advance(60_000);
    turn += 1;
    for (const value of wrong.filter((_, at) => (at + turn) % every === 0)) {
      const answer = await send(name, { ...sample, [field]: value });
      const told = { field, value, status: answer.status, body: await answer.json() };
      expect(told).toMatchObject({ body: { base_resp: { error_code: expect.any(Number) } } });
      expect({ ...told, failed: answer.status >= 500 }).toEqual({ ...told, failed: false });
    }
  }
});

const notWhole = [' ', 'null', 'true', '0x10', '1e1', '5.0', '５'];
/** The fields of a call that hold a whole number and nothing else. */
const wholeFields = (name: OperationName) =>
  Object.entries(operations[name].input.shape)
    .filter(([, field]) => field.safeParse('5').success && field.safeParse(5).data === 5)
    .map(([field]) => [name, field] as const);

const numbered = names.filter((name) => operations[name].method === 'GET').flatMap(wholeFields);

it('knows calls with numbers in their query', () => expect(numbered.length).toBeGreaterThan(15));

it.each(numbered)('%s takes nothing but digits for %s', async (name, field) => {
  for (const value of notWhole) {
    site.advance(60_000);
    const answer = await send(name, { ...operations[name].sample, [field]: value });
    expect({ value, status: answer.status }).toEqual({ value, status: 400 });
  }
});

it('asks as an operator to the end', async () => {
  const answer = await send('GetOperator', {});
  expect(answer.status).toBe(200);
});
