// How many messages of a kind the whole site sends in a day. Protects: whatever sends one, it is
// counted in one place.
import { dayMs } from '@/lib/model/time';
import type { QuotaStore } from '../store/contract/store';
import type { Message } from './delivery-channel';

const endOfDay = (now: number) => (Math.floor(now / dayMs) + 1) * dayMs;
const nameOf = (kind: Message['kind'], endsAt: number) => `sends:${kind}:${endsAt}`;

/** How many of a kind were sent since midnight UTC, those that were one too many among them. */
export const sentToday = (quotas: QuotaStore, kind: Message['kind'], now: number) =>
  quotas.used(nameOf(kind, endOfDay(now)), now);

/** Counts one more, and answers how many that makes until `endsAt` (ms). */
export async function countMessage(
  quotas: QuotaStore,
  kind: Message['kind'],
  now: number,
): Promise<{ sent: number; endsAt: number }> {
  const endsAt = endOfDay(now);
  return { sent: await quotas.count(nameOf(kind, endsAt), endsAt, now), endsAt };
}

/** One that was counted could not be handed over: an outage uses nothing up. */
export const giveMessageBack = (quotas: QuotaStore, kind: Message['kind'], now: number) =>
  quotas.giveBack(nameOf(kind, endOfDay(now)), now);
