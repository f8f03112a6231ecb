import { deploymentFor } from '@/lib/server/process/deployment-table';
import { picture } from '@/lib/server/calls/icon';
import { upstream } from '@/lib/server/calls/upstream';

type Params = { params: Promise<{ event: string; number: string }> };

export async function GET(request: Request, { params }: Params): Promise<Response> {
  const { event, number } = await params;
  return picture(event, number, upstream(deploymentFor(request.headers)), request.signal);
}
