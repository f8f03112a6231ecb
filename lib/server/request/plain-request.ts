// Whether a request asks for a page as a browser or a crawler does, and for nothing else. Protects:
// an answer from memory is never sent for the framework's own requests or for a disguised method.
import type { IncomingHttpHeaders } from 'node:http';

/** Headers that change what is answered. */
const unusual = /^(next-|rsc$|x-middleware|x-nextjs|x-invoke|x-matched|expect$|range$)/;

/** Whether none of its headers change what is answered. */
export const isPlainRequest = (headers: IncomingHttpHeaders): boolean =>
  !Object.keys(headers).some((name) => unusual.test(name));

/**
 * Read access to headers. Building a `Headers` just to read one is slow where a page is in memory.
 */
export type ReadHeaders = Pick<Headers, 'get'>;

/** The part of a request's headers that `isSecure` reads. */
export function protocolHeaders({
  'x-forwarded-proto': protocol,
}: IncomingHttpHeaders): ReadHeaders {
  return { get: (name) => (name === 'x-forwarded-proto' ? (protocol?.toString() ?? null) : null) };
}
