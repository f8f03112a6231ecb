import { deploymentFor } from '@/lib/server/process/deployment-table';
import { icon } from '@/lib/server/calls/icon';
import { upstream } from '@/lib/server/calls/upstream';

type Params = { params: Promise<{ host: string }> };

export async function GET(request: Request, { params }: Params): Promise<Response> {
  const { host } = await params;
  return icon(host, upstream(deploymentFor(request.headers)), request.signal);
}
