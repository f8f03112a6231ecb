// The name of a request, from the proxy to the news service and back to who asked. Protects: the line of
// the log that belongs to an answer is found by what the answer itself says.
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';

/** The header by which a request is known from proxy to news service. */
export const requestIdHeader = 'x-request-id';
export const requestIdForm = /^[\w.-]{8,64}$/;

/**
 * The name of a request as its answer tells it, for whoever writes the head of an answer as a whole:
 * Node takes several times as long for a head of which one header was set before.
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

/** Tells it in the answer of somebody who sets one header after the other. */
export function tellId(
  { [requestIdHeader]: id }: IncomingHttpHeaders,
  response: Pick<ServerResponse, 'setHeader'>,
): void {
  if (typeof id === 'string') response.setHeader(requestIdHeader, id);
}
