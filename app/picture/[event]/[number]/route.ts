import { deploymentFor } from '@/lib/server/process/deployment-table';
import { picture } from '@/lib/server/calls/icon';
import { upstream } from '@/lib/server/calls/upstream';

type Params = { params: Promise<{ event: string; number: string }> };

export async function GET(request: Request, { params }: Params): Promise<Response> {
  const mark = new URL(request.url).searchParams.get('v');
  const asked = { ...(await params), mark };
  const deployment = deploymentFor(request.headers);
  return picture(asked, upstream(deployment), deployment, request.signal);
}
