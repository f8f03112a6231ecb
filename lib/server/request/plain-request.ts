// Whether a request asks for a page as a browser or a crawler does, and for nothing else. Protects:
// what answers from memory never takes a framework's own request, or a method in disguise, for it.
import type { IncomingHttpHeaders } from 'node:http';

/** Headers that lead to another answer than the page. */
const unusual = /^(next-|rsc$|x-middleware|x-nextjs|x-invoke|x-matched|expect$|range$)/;

/** No header of it leads to another answer than the page. */
export const isPlainRequest = (headers: IncomingHttpHeaders): boolean =>
  !Object.keys(headers).some((name) => unusual.test(name));

/** Headers as they are read. To make a `Headers` for one look is dear where a page is in memory. */
export type ReadHeaders = Pick<Headers, 'get'>;

/** What of a request's headers `isSecure` reads. */
export function protocolHeaders({
  'x-forwarded-proto': protocol,
}: IncomingHttpHeaders): ReadHeaders {
  return { get: (name) => (name === 'x-forwarded-proto' ? (protocol?.toString() ?? null) : null) };
}
