import { deploymentFor } from '@/lib/server/process/deployment-table';
import { upstream } from '@/lib/server/calls/upstream';
import { voice } from '@/lib/server/calls/voice';

type Params = { params: Promise<{ event: string; lang: string; part: string }> };

export async function GET(request: Request, { params }: Params): Promise<Response> {
  return voice(request, await params, upstream(deploymentFor(request.headers)));
}
