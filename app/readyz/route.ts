import { processState } from '@/lib/server/process/process-state';
import { readiness } from '@/lib/server/readiness';
import { upstream } from '@/lib/server/calls/upstream';

export const dynamic = 'force-dynamic';

/** Readers may be sent here: a balancer looks elsewhere while this fails. */
export function GET(): Promise<Response> {
  return readiness(processState().draining, upstream());
}
