// The status of a page whose HTML is complete although what it is about is gone. Next's own way to a
// 404, `notFound()`, leaves the page empty until scripts have run; a page that renders the state
// itself has no way to the status. So the exchange under way is remembered from the socket to the page.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { processState } from './process-state';

type Exchange = Pick<ServerResponse, 'headersSent' | 'statusCode'>;

/** Runs `answer` so that pages under it can set the status of `response`. */
export function withinExchange<T>(
  { headers }: Pick<IncomingMessage, 'headers'>,
  response: Exchange,
  answer: () => T,
): T {
  // Next's router takes any answer but 200 to a navigation of its own for a reason to reload.
  return headers.rsc === undefined ? processState().exchange.run(response, answer) : answer();
}

/** Sets the status of the page that is being rendered; nothing where it is on its way already. */
export function setPageStatus(status: number): void {
  const response = processState().exchange.getStore();
  if (response && !response.headersSent) response.statusCode = status;
}

/** The page that is being rendered lacks something that the next one may have: nobody else gets it. */
export function keepNoPage(): void {
  const { exchange, unkept } = processState();
  const response = exchange.getStore();
  if (response) unkept.add(response);
}
