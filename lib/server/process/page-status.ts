// Sets the HTTP status of a page that renders completely although its subject is gone. Next's own
// way to a 404, `notFound()`, leaves the page empty until scripts have run, and a page that renders
// the state itself cannot set the status. So the exchange in progress is remembered from the socket
// to the page.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { processState } from './process-state';

type Exchange = Pick<ServerResponse, 'headersSent' | 'statusCode'>;

/** Runs `answer` so that pages under it can set the status of `response`. */
export function withinExchange<T>(
  { headers }: Pick<IncomingMessage, 'headers'>,
  response: Exchange,
  answer: () => T,
): T {
  // Next's router treats any status but 200 for its own navigations as a reason to reload.
  return headers.rsc === undefined ? processState().exchange.run(response, answer) : answer();
}

/** Sets the status of the page that is being rendered; no effect once its headers were sent. */
export function setPageStatus(status: number): void {
  const response = processState().exchange.getStore();
  if (response && !response.headersSent) response.statusCode = status;
}

/**
 * Keeps the page being rendered from being shared: it lacks something that the next one may have.
 */
export function keepNoPage(): void {
  const { exchange, unkept } = processState();
  const response = exchange.getStore();
  if (response) unkept.add(response);
}
