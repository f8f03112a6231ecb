// The id of a request, from the proxy to the news service and back to the client. Protects: the id
// in an answer finds its log line.
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';

/** The header that carries a request's id from proxy to news service. */
export const requestIdHeader = 'x-request-id';
export const requestIdForm = /^[\w.-]{8,64}$/;

/**
 * The request's id as a response header, for answers whose head is written at once: Node takes
 * several times as long to write a head when one header was set before.
 */
export const toldId = ({ [requestIdHeader]: id }: IncomingHttpHeaders): Record<string, string> =>
  typeof id === 'string' ? { [requestIdHeader]: id } : {};

/** The same for a head that is a list of names and values. */
export function withId(
  head: readonly string[],
  { [requestIdHeader]: id }: IncomingHttpHeaders,
): string[] {
  return typeof id === 'string' ? [...head, requestIdHeader, id] : [...head];
}

/** Sets the id on an answer whose headers are set one by one. */
export function tellId(
  { [requestIdHeader]: id }: IncomingHttpHeaders,
  response: Pick<ServerResponse, 'setHeader'>,
): void {
  if (typeof id === 'string') response.setHeader(requestIdHeader, id);
}
