// What visitors and readers may have kept. Protects: nobody fills the database by throwing cookies
// away or with one account, and no network of honest readers is shut out by one of them sooner than
// it must.
import { dayMs, minuteMs } from '@/lib/model/time';
import {
  guestShownOfNetwork,
  guestWritesOfDevice,
  guestWritesOfNetwork,
  operatorWritesAMinute,
  previewsAMinute,
  previewsOfNetworkAMinute,
  readerShownAMinute,
  readerWritesAMinute,
} from '@/lib/model/limits/service';
import { guestWrites, operations, type Operation, type OperationName } from '@/lib/contract';
import { hashOf } from './accounts/keys';
import type { Context } from './context';
import { createCountsOfMinute, type CountsOfMinute } from './counts-of-minute';
import { Refusal } from './refusal';

type Limit = { who: string | undefined; most: number; ms: number };
type Counted = Pick<Context, 'identity' | 'store' | 'now'>;

/** Counts one with each limit; until when (ms) the first is used up that is. */
async function countOne(
  what: string,
  limits: readonly Limit[],
  { store, now }: Counted,
): Promise<number | undefined> {
  for (const { who, most, ms } of limits) {
    if (!who) continue;
    const endsAt = (Math.floor(now / ms) + 1) * ms;
    const count = await store.quotas.count(`${what}:${endsAt}:${hashOf(who)}`, endsAt, now);
    if (count > most) return endsAt;
  }
  return undefined;
}

const ofGuest = ({ identity }: Counted, ofNetwork: number): Limit[] => [
  { who: identity.device, most: guestWritesOfDevice, ms: minuteMs },
  { who: identity.address, most: ofNetwork, ms: dayMs },
];

/** Questions and sign-ins have limits of their own, changes of an account count by {@link countWriteOf}. */
function isCounted(name: OperationName): boolean {
  const { method, reads, group }: Operation = operations[name];
  return method === 'POST' && !reads && group !== 'login' && name !== 'Chat';
}

/** Counts one; throws the 429 when it is one too many. A program's calls are counted by its token. */
export async function countWrite(name: OperationName, context: Counted): Promise<void> {
  const { user, access } = context.identity;
  if (user ? access !== undefined || !isCounted(name) : !guestWrites.has(name)) return;
  const { group }: Operation = operations[name];
  if (user) return countWriteOf(user, context, group === 'inner' ? 'acts' : 'writes');
  refuse(await countOne('writes', ofGuest(context, guestWritesOfNetwork), context), context);
}

/** What an account does as a reader, and what it does to the site as an operator: each for itself. */
const mostOfAccount = { writes: readerWritesAMinute, acts: operatorWritesAMinute };

/** The same for who is known by their session alone, as the login calls know who changes an account. */
export async function countWriteOf(
  user: string,
  { store, now }: Counted,
  what: keyof typeof mostOfAccount = 'writes',
): Promise<void> {
  const known: Counted = { store, now, identity: { user } };
  const limit = { who: `u:${user}`, most: mostOfAccount[what], ms: minuteMs };
  refuse(await countOne(what, [limit], known), known);
}

/** Throws the 429 where a limit is used up, until `endsAt`. */
function refuse(endsAt: number | undefined, { identity, now }: Counted): void {
  if (endsAt === undefined) return;
  const retryAfterSeconds = Math.ceil((endsAt - now) / 1_000);
  throw new Refusal(identity.user ? 'writesOfReader' : 'writesOfGuest', { retryAfterSeconds });
}

const looks = new WeakMap<Context['store'], CountsOfMinute>();

function looksAt(store: Context['store']): CountsOfMinute {
  const known = looks.get(store) ?? createCountsOfMinute();
  looks.set(store, known);
  return known;
}

/**
 * Counts one look at what a choice would bring, which reads hundreds of events and keeps nothing, not
 * even the count; throws the 429 when it is one too many.
 */
export function countPreview(context: Counted): void {
  const { user, device, address } = context.identity;
  const endsAt = (Math.floor(context.now / minuteMs) + 1) * minuteMs;
  // A network that has looked enough leaves no count of each device that it makes up.
  const limits = user
    ? [{ who: `u:${user}`, most: previewsAMinute }]
    : [
        { who: address && `n:${address}`, most: previewsOfNetworkAMinute },
        { who: device && `d:${device}`, most: previewsAMinute },
      ];
  const counts = looksAt(context.store);
  for (const { who, most } of limits) {
    if (who && counts.count(who, endsAt) > most) refuse(endsAt, context);
  }
}

/**
 * Whether what a client says it has shown becomes history: not what a program says that may only
 * read, nor what a reader, or one guest or their network, says too often. The list itself is answered
 * all the same.
 */
export async function keepsShown(context: Counted): Promise<boolean> {
  const { user, readOnly } = context.identity;
  if (readOnly) return false;
  const limits = user
    ? [{ who: `u:${user}`, most: readerShownAMinute, ms: minuteMs }]
    : ofGuest(context, guestShownOfNetwork);
  return (await countOne('shown', limits, context)) === undefined;
}
