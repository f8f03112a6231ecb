import { deploymentFor } from '@/lib/server/deployment-table';
import { picture } from '@/lib/server/icon';
import { upstream } from '@/lib/server/upstream';

type Params = { params: Promise<{ event: string; number: string }> };

export async function GET(request: Request, { params }: Params): Promise<Response> {
  const { event, number } = await params;
  return picture(event, number, upstream(deploymentFor(request.headers)), request.signal);
}
