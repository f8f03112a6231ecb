// Sends one action of a reader on an event. Protects: it leaves the queue only with an answer;
// while the service fails, or nothing answers, it stays and is resent; and it is never sent after a
// later change of the same mark.
import { atom } from 'jotai';
import {
  dropTaken,
  dropUnsent,
  fateOf,
  keepAgain,
  whileSending,
} from '@/lib/browser/offline/outbox';
import type { Call } from '@/lib/client/create-client';
import { ServiceError } from '@/lib/client/service-error';
import { notLoggedIn, operations } from '@/lib/contract';
import type { Unsent } from '@/lib/model/offline/outbox';
import { sentBy, type Sent } from '@/lib/model/offline/sent';
import { secondMs } from '@/lib/model/time';
import { actingAtom } from '../page/reader';
import { callAtom } from '../page/service';
import { keepOutboxAgainAtom } from './keep-outbox';
import { sendLaterAtom } from './send-later';

/** A call without an answer for this long counts as failed. */
const markAnswerMs = 20 * secondMs;

type Entry = Pick<Unsent, 'call' | 'input'>;

/** `signIn`: refused, and the reader has already been asked to sign in. */
export type MarkSent = { outcome: Sent | 'signIn'; retryAfterSeconds?: number };

/** Never throws: what cannot be sent now is `later`. */
export async function sendMark(call: Call, { call: name, input }: Entry): Promise<MarkSent> {
  // Storage can be changed by anybody, and be of another version, whose calls are others.
  const checked = operations[name]?.input.safeParse(input);
  if (!checked?.success) return { outcome: 'refused' };
  let status: number | undefined;
  const onStatus = (of: number) => (status = of);
  const signal = AbortSignal.timeout(markAnswerMs);
  try {
    const { code } = await call(name, checked.data, { quiet: true, onStatus, signal });
    return { outcome: sentBy({ status, code, waits: false }, notLoggedIn) };
  } catch (error) {
    if (!(error instanceof ServiceError)) return { outcome: 'later' };
    const { kind, code, retryAfterSeconds } = error;
    if (kind === 'notLoggedIn') return { outcome: 'signIn' };
    // An answer that does not follow the contract does not come from this service.
    const answer = kind === 'refused' ? { status, code } : { status: undefined, code: undefined };
    const waits = retryAfterSeconds !== undefined;
    return { outcome: sentBy({ ...answer, waits }, notLoggedIn), retryAfterSeconds };
  }
}

/** Sends an entry of the queue at once; if it cannot be sent now, it stays there. */
export const sendMarkAtom = atom(null, async (get, set, entry: Unsent) => {
  const send = async (): Promise<MarkSent> => {
    // Another page, or this one's retry, may have emptied the queue before it was this one's turn.
    const fate = fateOf(entry);
    if (fate === 'taken') return { outcome: 'taken' };
    if (fate === 'outdated') return { outcome: 'later' };
    if (fate === 'gone') {
      // The reader has left, and so has everything that was theirs.
      if (get(actingAtom) !== entry.owner) return { outcome: 'later' };
      keepAgain(entry);
    }
    const sent = await sendMark(set(callAtom), entry);
    if (sent.outcome !== 'later') {
      if (sent.outcome === 'taken') dropTaken([entry.key]);
      else dropUnsent([entry.key]);
      await set(keepOutboxAgainAtom);
    }
    return sent;
  };
  const { outcome, retryAfterSeconds } = await whileSending('shared', send);
  if (outcome === 'later') await set(sendLaterAtom, retryAfterSeconds);
  return outcome;
});
