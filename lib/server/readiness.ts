// Whether readers should be sent to this process: not while it is shutting down, not while the news
// service behind it has never been reachable, and not while that service rejects our identity.
import type { Fetch } from '@/lib/contract';
import { identityRefusedHeader } from '@/lib/contract/identity';
import { leaveBody } from './calls/leave-body';
import { dataHeaders, refusal } from './request/refusal-response';
import { serviceBase } from './calls/upstream';
import { deadlineSignal } from '@/lib/newsroom/deadline-signal';

/** How long the service may take to report readiness. */
const patienceMs = 3_000;

export type ReadinessOptions = {
  /** The token that calls carry, so that a service that would refuse them is detected here. */
  authorization?: string;
  /**
   * The service is remote and was ready before: this process continues with its cached data, since
   * no other instance would do better.
   */
  seen?: boolean;
};

const headers = { ...dataHeaders, 'cache-control': 'no-store' };

/** Answers `/readyz`: 200, or 503 with the reason. */
export async function readiness(
  draining: boolean,
  service: Fetch,
  { authorization, seen = false }: ReadinessOptions = {},
): Promise<Response> {
  if (draining) return refusal('draining');
  const signal = deadlineSignal(patienceMs);
  const asking = authorization ? { authorization } : undefined;
  const answer = await service(new Request(`${serviceBase}/readyz`, { signal, headers: asking }));
  leaveBody(answer);
  const reason = answer.headers.get(identityRefusedHeader);
  if (reason !== null) {
    const msg = `The news service refuses our identity (${reason}).`;
    return Response.json({ code: 503, msg, reason }, { status: 503, headers });
  }
  if (answer.ok) return Response.json({ code: 0, msg: 'ready' }, { headers });
  if (!seen) return refusal('notReady');
  return Response.json({ code: 0, msg: 'ready; the news service is away' }, { headers });
}
