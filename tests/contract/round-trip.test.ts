import {
  buildRequest,
  matchOperation,
  operations,
  type Input,
  type OperationName,
} from '@/lib/contract';

const names = Object.keys(operations) as OperationName[];
const sampleOf = (name: OperationName) => operations[name].sample as Input<OperationName>;

/** Parses a request as the service does: the inverse of `buildRequest`. */
async function received(request: Request) {
  const url = new URL(request.url);
  const match = matchOperation(request.method, url.pathname);
  if (typeof match !== 'object')
    throw new Error(`no operation at ${request.method} ${url.pathname}`);
  const fields =
    request.method === 'GET' ? Object.fromEntries(url.searchParams) : await request.json();
  return { name: match.name, input: { ...fields, ...match.params } as unknown };
}

describe.each(names)('%s', (name) => {
  const { input, output, method, path } = operations[name];

  it('arrives as it was sent', async () => {
    const sent = buildRequest(name, sampleOf(name), 'http://service.test');
    const arrived = await received(sent);
    expect(arrived.name).toBe(name);
    expect(input.parse(arrived.input)).toEqual(input.parse(sampleOf(name)));
  });

  it('arrives the same when a checked input is passed on', async () => {
    const checked = input.parse(sampleOf(name));
    expect(input.parse(checked)).toEqual(checked);
    const passed = await received(
      buildRequest(name, checked as Input<OperationName>, 'http://service.test'),
    );
    expect(input.parse(passed.input)).toEqual(checked);
  });

  it('reads an empty body of an HTTP error as a failure', () => {
    expect(output.parse({})).not.toHaveProperty('code');
  });

  it('matches its own method only', () => {
    const address = path.replace(/\{\w+\}/g, 'x');
    expect(matchOperation(method, address)).toMatchObject({ name });
    expect(matchOperation('DELETE', address)).toBe('method');
  });
});

it('every operation has its own method and path', () => {
  const addresses = names.map((name) => `${operations[name].method} ${operations[name].path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

it.each([
  '/',
  '/api',
  '/api/',
  '/api/events/v1',
  '/api/events/v1//detail',
  '/API/user/v1/display_tabs',
])('no operation is at %s', (path) => expect(matchOperation('GET', path)).toBeUndefined());

describe('a time of a search', () => {
  const read = (start_at: unknown) =>
    operations.BasicInfoSearch.input.parse({ query: 'x', start_at }).start_at;

  it.each([
    ['2017-07-14T04:40:00+02:00', 1_500_000_000_000],
    ['2017-07-14', 1_499_990_400_000],
    [1_500_000_000, 1_500_000_000_000],
    [1_500_000_000_000, 1_500_000_000_000],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  ])('%s is a moment, also when it is passed on', (given, ms) => {
    expect([read(given), read(read(given))]).toEqual([ms, ms]);
  });

  it.each(['1971-06-01', '1970-01-02', '1900-01-01', '0001-01-01T00:00:00Z', 31_536_000, 0])(
    '%s is before all news, also when it is passed on',
    (given) => {
      expect([read(given), read(read(given))]).toEqual([0, 0]);
    },
  );
});
