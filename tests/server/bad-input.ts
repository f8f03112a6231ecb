// Invalid values for a field, and a call that is sent with them as written, whatever its schema
// says.
import { operations, type OperationName } from '@/lib/contract';
import { bff } from '@/lib/server/bff';
import { inGatesOr } from '../gates';
import { siteOrigin as origin, webOptions } from '../newsroom/reader-api-site';
import type { Browser, Site } from '../newsroom/accounts/site';

const wrong: readonly unknown[] = [
  ...[undefined, null, true, -1, 0.5, 1e308, '', ' ', '-1', 'NaN', '99999999999999999999'],
  ...['x'.repeat(5_000), '\ud800', '\u0000', '../../etc', '2026-13-45', 'toString', 'no-such-id'],
  ...[[], [[]], ['a', 1, null], {}, { id: {} }],
];

/** Outside of the gates fields take turns: each is sent every seventh value. */
const every = inGatesOr(1, 7);
let turn = 0;

/** The values for the next field; `near`: values that are almost valid there. */
export function wrongValues(near: readonly unknown[] = []): unknown[] {
  turn += 1;
  return [...wrong, ...near].filter((_, at) => (at + turn) % every === 0);
}

/** Local callers, each with its own network, so that earlier requests limit none of them. */
let networks = 0;
const newNetwork = () => `10.200.${((networks += 1) >> 8) & 255}.${networks & 255}`;

export type Written = Readonly<Record<string, unknown>>;

/** Sends a call with the cookies of a browser, which ignores cookies of the answer. */
export function sendWritten(
  name: OperationName,
  input: Written,
  { site, browser, headers: more }: { site: Site; browser: Browser; headers?: HeadersInit },
): Promise<Response> {
  const { method, path } = operations[name];
  const rest = new Map(Object.entries(input));
  const filled = path.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = String(rest.get(field) ?? 'none').replace(/\p{Surrogate}/gu, '\ufffd');
    rest.delete(field);
    return encodeURIComponent(value);
  });
  const headers = new Headers(more);
  headers.set('host', 'localhost:3000');
  headers.set('x-forwarded-for', newNetwork());
  headers.set('origin', origin);
  headers.set('sec-fetch-site', 'same-origin');
  const cookies = [...browser.cookies()].map(([key, value]) => `${key}=${value}`);
  headers.set('cookie', cookies.join('; '));
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
