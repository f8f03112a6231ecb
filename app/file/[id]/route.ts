import { deploymentFor } from '@/lib/server/process/deployment-table';
import { siteFile } from '@/lib/server/calls/site-file';
import { upstream } from '@/lib/server/calls/upstream';

type Params = { params: Promise<{ id: string }> };

export async function GET(request: Request, { params }: Params): Promise<Response> {
  const { id } = await params;
  return siteFile(id, upstream(deploymentFor(request.headers)), request.signal);
}
