// Previews for editors: passes one browser call on to the cloud-function service that the
// deployment names. No identity is sent, and only JSON is returned.
import * as z from 'zod';
import type { Fetch } from '@/lib/contract';
import { id } from '@/lib/contract/fields';
import { genericHelperVersion } from '@/lib/model/limits/service';
import { dataHeaders, refusal } from '../request/refusal-response';
import { serviceBase } from '../calls/upstream';

const query = z.object({ eventId: id, type: z.enum(['detail', 'list']) });

/** The size limit of a preview, in bytes. */
const previewBytes = 2 * 1024 * 1024;

/** Answers `/api/read_detail`; `service` is absent where the deployment has no previews. */
export async function preview(request: Request, service: Fetch | undefined): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const parsed = query.safeParse(Object.fromEntries(searchParams));
  if (!parsed.success) return refusal('input', { detail: 'A preview has an eventId and a type.' });
  if (!service) return refusal('missing', { detail: 'This site has no previews.' });
  const asked = new Request(`${serviceBase}/read_detail?${new URLSearchParams(parsed.data)}`, {
    headers: { accept: 'application/json', version: genericHelperVersion },
    signal: request.signal,
  });
  const answer = await service(asked);
  const isJson = /^application\/json\s*(;|$)/i.test(answer.headers.get('content-type') ?? '');
  const text = await answer.text();
  if (!isJson || text.length > previewBytes) {
    return refusal('upstream', { detail: 'The preview service gave no usable answer.' });
  }
  const headers = {
    ...dataHeaders,
    'content-type': 'application/json',
    'cache-control': 'no-store',
  };
  return new Response(text, { status: answer.status, headers });
}
