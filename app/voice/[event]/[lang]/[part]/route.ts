import { withinProcess } from '@/lib/server/answer-api';
import { voice } from '@/lib/server/voice';

type Params = { params: Promise<{ event: string; lang: string; part: string }> };

export async function GET(request: Request, { params }: Params): Promise<Response> {
  const asked = await params;
  return withinProcess(request, (one, options) => voice(one, asked, options));
}
