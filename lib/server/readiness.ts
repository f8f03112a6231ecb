// Whether this process should be sent readers: not once it is ending, and not while the news
// service behind it does not answer.
import type { Fetch } from '@/lib/contract';
import { leaveBody } from './calls/leave-body';
import { dataHeaders, refusal } from './request/refusal-response';
import { serviceBase } from './calls/upstream';

/** How long the service may take to say that it is ready. */
const patienceMs = 3_000;

/** Answers `/readyz`: 200, or 503 with the reason. */
export async function readiness(draining: boolean, service: Fetch): Promise<Response> {
  if (draining) return refusal('draining');
  const signal = AbortSignal.timeout(patienceMs);
  const answer = await service(new Request(`${serviceBase}/readyz`, { signal }));
  leaveBody(answer);
  if (!answer.ok) return refusal('notReady');
  const headers = { ...dataHeaders, 'cache-control': 'no-store' };
  return Response.json({ code: 0, msg: 'ready' }, { headers });
}
