// `/metrics` of a newsroom or a worker that runs on its own. Protects: the same token as on the
// site; without one, requests through a proxy get nothing, since no proxies are configured here.
import { register } from 'prom-client';
import type { Fetch } from '@/lib/contract';
import { callerHeader } from '@/lib/newsroom/serve';
import { bears, metricsText, type MetricsDoor } from './process/metrics';
import { isNearAddress } from './request/client-address';

/** `/livez` of a process that serves no readers: it says that it is alive. */
export const livezAlone: Fetch = async (request) =>
  new URL(request.url).pathname === '/livez'
    ? Response.json({ code: 0, msg: 'alive' }, { headers: { 'cache-control': 'no-store' } })
    : Response.json({ code: 404, msg: 'There is nothing here.' }, { status: 404 });

/** The news service with `/metrics` beside its calls, over a socket that `serve` opened. */
export function withMetrics(
  service: Fetch,
  { token, others }: Pick<MetricsDoor, 'token' | 'others'>,
): Fetch {
  return async (request) => {
    if (new URL(request.url).pathname !== '/metrics') return service(request);
    const may = token
      ? bears(request.headers.get('authorization'), token)
      : isNearAddress(request.headers.get(callerHeader) ?? '');
    if (!may) return Response.json({ code: 404, msg: 'There is nothing here.' }, { status: 404 });
    const headers = { 'content-type': register.contentType, 'cache-control': 'no-store' };
    return new Response(await metricsText(others()), { headers });
  };
}
