// Whether this process should be sent readers: not once it is ending, not while the news
// service behind it was never there, and not while that one does not believe who we are.
import type { Fetch } from '@/lib/contract';
import { identityRefusedHeader } from '@/lib/contract/identity';
import { leaveBody } from './calls/leave-body';
import { dataHeaders, refusal } from './request/refusal-response';
import { serviceBase } from './calls/upstream';
import { deadlineSignal } from '@/lib/newsroom/deadline-signal';

/** How long the service may take to say that it is ready. */
const patienceMs = 3_000;

export type ReadinessOptions = {
  /** The token that calls carry, so that a service that would refuse them is found out here. */
  authorization?: string;
  /**
   * The service is elsewhere and was ready before: this process goes on with what it keeps, since no
   * other instance would do better.
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
