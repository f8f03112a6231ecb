// How many messages of a kind the whole site sends in a day. Protects: whatever sends one, it is
// counted in one place.
import { dayMs } from '@/lib/model/time';
import type { QuotaStore } from '../store/contract/store';
import type { Message } from './delivery-channel';

/** Counts one more, and answers how many that makes until `endsAt` (ms). */
export async function countMessage(
  quotas: QuotaStore,
  kind: Message['kind'],
  now: number,
): Promise<{ sent: number; endsAt: number }> {
  const endsAt = (Math.floor(now / dayMs) + 1) * dayMs;
  return { sent: await quotas.count(`sends:${kind}:${endsAt}`, endsAt, now), endsAt };
}
