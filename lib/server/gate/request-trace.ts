// The root span of a request. Protects: a trace begins here, whatever the visitor sent: their
// headers can neither force a request to be traced nor join it to another trace.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tracer } from '@/lib/newsroom/spans';
import { requestIdHeader } from '../request/request-id';
import { loggedPath, routeClass } from './request-record';

/** Runs `answer` within the span of the exchange, which ends when the response is closed. */
export function withinTrace<T>(
  { method = '', url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  response: Pick<ServerResponse, 'once' | 'headersSent' | 'statusCode'>,
  answer: () => T,
): T {
  delete headers.traceparent;
  const tracing = tracer();
  if (!tracing) return answer();
  const path = loggedPath(url);
  const route = routeClass(path);
  if (route === 'health') return answer();
  const open = tracing.begin(`${method} ${route}`, {
    kind: 'server',
    attributes: {
      'http.request.method': method,
      'url.path': path,
      'request.id': String(headers[requestIdHeader] ?? ''),
    },
  });
  response.once('close', () => {
    const status = response.headersSent ? response.statusCode : 499;
    open.set({ 'http.response.status_code': status });
    if (status >= 500) open.fail('failed');
    open.end();
  });
  return tracing.within(open, answer);
}
