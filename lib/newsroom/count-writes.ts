// Limits what visitors and readers may store. Protects: nobody fills the database by discarding
// cookies or with one account, and one reader of a network does not lock out the others sooner than
// necessary.
import { dayMs, minuteMs } from '@/lib/model/time';
import { guestWrites, operations, type Operation, type OperationName } from '@/lib/contract';
import type { Identity } from '@/lib/contract/identity';
import { hashOf } from './accounts/keys';
import { createCountsOfMinute, type CountsOfMinute } from './counts-of-minute';
import { Refusal } from './refusal';
import { ifWritable, type StorageState } from './storage-state';
import type { Store } from './store/contract/store';

/**
 * How many writes visitors without an account may make: one device in a minute, one network in a
 * day.
 */
export const guestWritesOfDevice = 60;
export const guestWritesOfNetwork = 3_000;
/** How many lists the guests of one network may request in a day and have in their history. */
const guestShownOfNetwork = 10_000;
/** How many writes of any kind one signed-in reader may make in a minute. */
export const readerWritesAMinute = 600;
/** How many lists all devices of one reader may request in a minute and have in their history. */
export const readerShownAMinute = 120;
/**
 * How many changes of the site one operator may make in a minute, beside what they do as a reader.
 * Fifty a second: clients that send one call after the other, as the console and scripts do, don't
 * exceed it.
 */
export const operatorWritesAMinute = 3_000;
/**
 * Previews of a bot or a theme in a minute, in each process: by one reader or device, and by the
 * guests of one network.
 */
export const previewsAMinute = 60;
const previewsOfNetworkAMinute = 180;

type Limit = { who: string | undefined; most: number; ms: number };
/** The parts of a call's context that are needed here. */
type Counted = { identity: Identity; store: Store; now: number };

/** Counts one for each limit; returns until when (ms) the first exceeded one lasts. */
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
  // A device that may never come back would add a counter with every call.
  { who: identity.fresh ? undefined : identity.device, most: guestWritesOfDevice, ms: minuteMs },
  { who: identity.address, most: ofNetwork, ms: dayMs },
];

/**
 * Sign-ins have their own limits, and so have questions, of which {@link countFreeQuestion} counts
 * the rest; changes of an account are counted by {@link countWriteOf}.
 */
function isCounted(name: OperationName): boolean {
  const { method, reads, group }: Operation = operations[name];
  return method === 'POST' && !reads && group !== 'login' && name !== 'Chat';
}

/**
 * Counts one; throws the 429 when it is over the limit. A program's calls are counted by its token.
 */
export async function countWrite(name: OperationName, context: Counted): Promise<void> {
  const { user, access } = context.identity;
  if (user ? access !== undefined || !isCounted(name) : !guestWrites.has(name)) return;
  const { group }: Operation = operations[name];
  if (user) return countWriteOf(user, context, group === 'inner' ? 'acts' : 'writes');
  refuse(await countOne('writes', ofGuest(context, guestWritesOfNetwork), context), context);
}

/** An account's acts as a reader and, separately, as an operator. */
const mostOfAccount = { writes: readerWritesAMinute, acts: operatorWritesAMinute };

/**
 * The same for a caller identified by the session alone, as in login calls that change an account.
 */
export async function countWriteOf(
  user: string,
  { store, now }: Counted,
  what: keyof typeof mostOfAccount = 'writes',
): Promise<void> {
  const known: Counted = { store, now, identity: { user } };
  const limit = { who: `u:${user}`, most: mostOfAccount[what], ms: minuteMs };
  refuse(await countOne(what, [limit], known), known);
}

/**
 * Counts a question that no daily quota counts: its record is stored like any other write. Throws
 * the 429 when it is over the limit.
 */
export async function countFreeQuestion(context: Counted): Promise<void> {
  const { user } = context.identity;
  if (user) return countWriteOf(user, context);
  refuse(await countOne('writes', ofGuest(context, guestWritesOfNetwork), context), context);
}

/** Throws the 429 for an exceeded limit, which lasts until `endsAt`. */
function refuse(endsAt: number | undefined, { identity, now }: Counted): void {
  if (endsAt === undefined) return;
  const retryAfterSeconds = Math.ceil((endsAt - now) / 1_000);
  throw new Refusal(identity.user ? 'writesOfReader' : 'writesOfGuest', { retryAfterSeconds });
}

const looks = new WeakMap<Store, CountsOfMinute>();

function looksAt(store: Store): CountsOfMinute {
  const known = looks.get(store) ?? createCountsOfMinute();
  looks.set(store, known);
  return known;
}

/**
 * Counts one preview, which reads hundreds of events and stores nothing, not even the count; throws
 * the 429 when it is over the limit.
 */
export function countPreview(context: Counted): void {
  const { user, device, address } = context.identity;
  const endsAt = (Math.floor(context.now / minuteMs) + 1) * minuteMs;
  // The network first: over its limit, no counters are added for device ids that it makes up.
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
 * Keeps what a client reports as shown: not for a program that may only read, nor when a reader, a
 * guest or their network reports too often, nor where nothing can be stored. The list itself is
 * answered all the same.
 */
export async function keepShown(
  context: Counted & { storage: Pick<StorageState, 'note'> },
  keep: () => Promise<void>,
): Promise<void> {
  const { user, readOnly } = context.identity;
  if (readOnly) return;
  const limits = user
    ? [{ who: `u:${user}`, most: readerShownAMinute, ms: minuteMs }]
    : ofGuest(context, guestShownOfNetwork);
  const keepCounted = async () => {
    if ((await countOne('shown', limits, context)) === undefined) await keep();
  };
  await ifWritable(context, keepCounted());
}
