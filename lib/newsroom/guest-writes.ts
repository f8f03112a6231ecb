// What visitors without an account may have kept. Protects: nobody fills the database by throwing
// cookies away, and no network of honest readers is shut out by one of them sooner than it must.
import { dayMs, minuteMs } from '@/lib/model/time';
import { guestWritesOfDevice, guestWritesOfNetwork } from '@/lib/model/limits/service';
import { guestWrites, type OperationName } from '@/lib/contract';
import { hashOf } from './accounts/keys';
import type { Context } from './context';
import { Refusal } from './refusal';

/** Counts one; throws the 429 when it is one too many. Readers with an account are not counted. */
export async function countGuestWrite(name: OperationName, context: Context): Promise<void> {
  const { identity, store, now } = context;
  if (identity.user || !guestWrites.has(name)) return;
  const limits = [
    { who: identity.device, most: guestWritesOfDevice, ms: minuteMs },
    { who: identity.address, most: guestWritesOfNetwork, ms: dayMs },
  ];
  for (const { who, most, ms } of limits) {
    if (!who) continue;
    const endsAt = (Math.floor(now / ms) + 1) * ms;
    const count = await store.quotas.count(`writes:${endsAt}:${hashOf(who)}`, endsAt, now);
    if (count <= most) continue;
    const retryAfterSeconds = Math.ceil((endsAt - now) / 1_000);
    throw new Refusal('writesOfGuest', { retryAfterSeconds });
  }
}
