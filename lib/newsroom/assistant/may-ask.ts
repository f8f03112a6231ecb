// Who may ask the assistant, and how much: guests where the deployment allows them, within a daily
// quota; everyone a few streams at a time. Counted in the database, so that it survives a restart
// and holds for all processes.
import { createHash } from 'node:crypto';
import { secondMs } from '@/lib/model/time';
import type { Identity } from '@/lib/contract/identity';
import {
  guestQuestionsADay,
  streamSlotMs,
  streamsOfAddress,
  streamsOfBrowser,
} from '@/lib/model/limits/chat';
import { isoDay } from '@/lib/model/calendar';
import { dayEnd } from '@/lib/model/day-end';
import { ownerOf } from '../owner';
import { Refusal } from '../refusal';
import type { QuotaStore, Owner } from '../store/contract/store';

/** A browser that drops its cookie is a new device: all guests of one network share this limit. */
export const guestQuestionsOfNetworkADay = 200;
/** How many questions a signed-in reader may ask in a day. */
export const readerQuestionsADay = 200;

export type Asker = {
  owner: Owner;
  user?: string;
  /** The id of the browser; each browser of a signed-in reader counts separately. */
  browser: string;
  /** The hashed network address, if the web process sent it. */
  address?: string;
};

/** The asker; throws the refusal that makes the client open the sign-in flow. */
export function mayAsk(identity: Identity): Asker {
  const { user, device, address, guestChat = false } = identity;
  const owner = ownerOf(identity);
  if (!owner) throw new Refusal('noReader');
  if (!user && !guestChat) throw new Refusal('signInToAsk');
  return { owner, user, browser: device === undefined ? owner : hashOf(device), address };
}

const retryInSeconds = 15;

const hashOf = (device: string) => createHash('sha256').update(device).digest('base64url');

/**
 * For guests a hash: a device id gives access to what the device owns, so that counters must not
 * reveal it.
 */
const countedAs = (of: string) => (of.startsWith('d:') ? `d:${hashOf(of.slice(2))}` : of);

const counterOf = (of: string, now: number) => `chat:${countedAs(of)}:${isoDay(now)}`;

/** How many questions an asker has left today; a guest shares the quota of the network address. */
export async function quotaOf(quotas: QuotaStore, identity: Identity, now: number) {
  const owner = ownerOf(identity);
  const used = (of: string) => quotas.used(counterOf(of, now), now);
  const mine = owner ? await used(owner) : 0;
  const most = identity.user ? readerQuestionsADay : guestQuestionsADay;
  const { user, address } = identity;
  const shared = !user && address ? await used(`address:${address}`) : 0;
  const left = Math.min(most - mine, user ? most : guestQuestionsOfNetworkADay - shared);
  return { left: Math.max(0, left), most, free_at: dayEnd(now) };
}

/** Counts one question; throws when it is over the limit. */
export async function countQuestion(
  quotas: QuotaStore,
  { owner, user, address }: Asker,
  now: number,
): Promise<void> {
  const end = dayEnd(now);
  const counted = (of: string) => quotas.count(counterOf(of, now), end, now);
  const mine = await counted(owner);
  if (user) {
    if (mine <= readerQuestionsADay) return;
    const retryAfterSeconds = Math.ceil((end - now) / secondMs);
    throw new Refusal('questionsOfDay', {
      values: { most: readerQuestionsADay },
      retryAfterSeconds,
    });
  }
  const shared = address ? await counted(`address:${address}`) : 0;
  if (mine > guestQuestionsADay || shared > guestQuestionsOfNetworkADay) {
    throw new Refusal('guestQuestions', { values: { most: guestQuestionsADay } });
  }
}

/** Takes a slot for a stream until it is renewed or released; throws when none is free. */
export async function takeSlots(
  quotas: QuotaStore,
  { owner, browser, address }: Asker,
  turnId: string,
  slot: string,
  now: number,
): Promise<void> {
  const take = (scope: string, most: number) =>
    quotas.take(`chat:${scope}`, most, slot, now + streamSlotMs, now);
  const tooMany = (reason: 'streamsOfBrowser' | 'streamsOfNetwork') =>
    new Refusal(reason, { retryAfterSeconds: retryInSeconds });
  if (!(await take(`turn:${countedAs(owner)}:${turnId}`, 1))) {
    throw new Refusal('questionBusy');
  }
  if (!(await take(`browser:${browser}`, streamsOfBrowser))) {
    throw tooMany('streamsOfBrowser');
  }
  if (address && !(await take(`address:${address}`, streamsOfAddress))) {
    throw tooMany('streamsOfNetwork');
  }
}
