import { deploymentFor } from '@/lib/server/process/deployment-table';
import { robots } from '@/lib/server/share/robots';
import { dataHeaders, refusal } from '@/lib/server/request/refusal-response';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Response {
  const deployment = deploymentFor(request.headers);
  if (!deployment) return refusal('host');
  const headers = {
    ...dataHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  };
  return new Response(robots(deployment, request.headers.get('host')), { headers });
}
