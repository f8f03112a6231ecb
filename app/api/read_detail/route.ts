import { deploymentFor } from '@/lib/server/deployment-table';
import { preview } from '@/lib/server/preview';
import { remoteService } from '@/lib/server/remote-service';

export async function GET(request: Request): Promise<Response> {
  const base = deploymentFor(request.headers)?.previewUrl;
  return preview(request, base ? remoteService({ base }) : undefined);
}
