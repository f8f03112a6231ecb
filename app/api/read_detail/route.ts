import { deploymentFor } from '@/lib/server/process/deployment-table';
import { preview } from '@/lib/server/pages/preview';
import { remoteService } from '@/lib/server/calls/remote-service';

export async function GET(request: Request): Promise<Response> {
  const base = deploymentFor(request.headers)?.previewUrl;
  return preview(request, base ? remoteService({ base }) : undefined);
}
