import { signIdentity } from '@/lib/contract/identity';
import { environment } from '@/lib/server/process/env';
import { processState } from '@/lib/server/process/process-state';
import { remoteBase } from '@/lib/server/process/remote-base';
import { readiness } from '@/lib/server/readiness';
import { upstream } from '@/lib/server/calls/upstream';

export const dynamic = 'force-dynamic';

/** Readiness: a load balancer sends readers elsewhere while this fails. */
export async function GET(): Promise<Response> {
  const state = processState();
  if (!remoteBase()) return readiness(state.draining, upstream());
  const token = await signIdentity({}, environment().NEWS_SERVICE_SECRET, Date.now());
  const answer = await readiness(state.draining, upstream(), {
    authorization: `Bearer ${token}`,
    seen: state.serviceSeen,
  });
  if (answer.ok) state.serviceSeen = true;
  return answer;
}
