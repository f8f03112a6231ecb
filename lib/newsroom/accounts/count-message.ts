// Counts the messages of each kind that the whole site sends in a day. Protects: they are counted
// in one place, whatever sends them.
import { dayMs } from '@/lib/model/time';
import type { QuotaStore } from '../store/contract/store';
import type { Message } from './delivery-channel';

const endOfDay = (now: number) => (Math.floor(now / dayMs) + 1) * dayMs;
const nameOf = (kind: Message['kind'], endsAt: number) => `sends:${kind}:${endsAt}`;

/** How many of a kind were sent since midnight UTC, including those over the limit. */
export const sentToday = (quotas: QuotaStore, kind: Message['kind'], now: number) =>
  quotas.used(nameOf(kind, endOfDay(now)), now);

/** Counts one more; returns the new count and when it ends (`endsAt`, ms). */
export async function countMessage(
  quotas: QuotaStore,
  kind: Message['kind'],
  now: number,
): Promise<{ sent: number; endsAt: number }> {
  const endsAt = endOfDay(now);
  return { sent: await quotas.count(nameOf(kind, endsAt), endsAt, now), endsAt };
}

/** Takes back one that could not be handed over: an outage must not use up the limit. */
export const giveMessageBack = (quotas: QuotaStore, kind: Message['kind'], now: number) =>
  quotas.giveBack(nameOf(kind, endOfDay(now)), now);
