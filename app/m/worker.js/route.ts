import { deploymentFor } from '@/lib/server/process/deployment-table';
import { buildId } from '@/lib/server/process/build-id';
import { offlineWorkerText } from '@/lib/server/pages/offline-worker-text';
import { refusal } from '@/lib/server/request/refusal-response';

export const dynamic = 'force-dynamic';

/** What a browser runs for a reader host when there is no network. */
export function GET(request: Request): Response {
  const build = buildId();
  if (deploymentFor(request.headers)?.surface !== 'reader' || build === undefined) {
    return refusal('missing', { detail: 'Nothing is kept for reading without network here.' });
  }
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'service-worker-allowed': '/m/',
    'x-build': build,
  };
  return new Response(offlineWorkerText(build), { headers });
}
