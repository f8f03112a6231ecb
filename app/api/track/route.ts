import { deploymentFor } from '@/lib/server/process/deployment-table';
import { noteWrongOrigin } from '@/lib/server/gate/wrong-origin';
import { track } from '@/lib/server/calls/track';

export async function POST(request: Request): Promise<Response> {
  const deployment = deploymentFor(request.headers);
  return track(request, {
    address: deployment?.trackingUrl,
    origin: deployment?.origin,
    onWrongOrigin: noteWrongOrigin,
  });
}
