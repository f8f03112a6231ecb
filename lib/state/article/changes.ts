// Optimistic changes of an event's overlay: applied at once, stored by the service, and rolled back
// to the service's last known state on failure.
import { atom } from 'jotai';
import { keepUnsent } from '@/lib/browser/offline/outbox';
import type { OutboxCall, Unsent } from '@/lib/model/offline/outbox';
import { readerAtom } from '../page/reader';
import { patchCachedAtom } from './cached-details';
import { patchAtom, type EventPatch } from './overlay';

/** A change of one event: the overlay before and after it, and the call that makes it. */
export type Change = {
  /** Changes with the same name and event are sent one after the other. */
  name: OutboxCall;
  id: string;
  input: Readonly<Record<string, unknown>>;
  before: EventPatch;
  after: EventPatch;
};

/**
 * `refused`: the service understood and refused. `signIn`: the same, and the reader has been asked
 * to sign in. `later`: it failed, or nothing answered, and it is resent automatically.
 */
export type ChangeOutcome = 'taken' | 'refused' | 'signIn' | 'later';

/** Sends an entry of the queue; code that cannot be loaded counts as a network failure. */
export const sendUnsentAtom = atom(null, async (_get, set, entry: Unsent) => {
  const sending = await import('../unsent/send-mark').catch(() => undefined);
  return sending ? set(sending.sendMarkAtom, entry) : 'later';
});

/** The latest change, and the last state that the service is known to have. */
type Running = { known: EventPatch; last: Promise<ChangeOutcome> };
const runningAtom = atom<ReadonlyMap<string, Running>>(new Map());

/**
 * Makes a change, shown at once, also in the cached article. If the service refuses it and the
 * reader has not changed it again meanwhile, the page shows the service's state; if it failed, the
 * reader's, since it is resent.
 */
export const changeAtom = atom(null, async (get, set, change: Change): Promise<ChangeOutcome> => {
  const { name, id, input, before, after } = change;
  // Stored before it is sent: if the page is closed now, it is sent when it is opened again.
  const owner = get(readerAtom)?.id ?? '';
  const unsent = keepUnsent({ owner, call: name, id, input, before, after });
  const send = () => set(sendUnsentAtom, unsent);
  const key = `${name} ${id}`;
  const running = get(runningAtom).get(key);
  const keep = (entry: Running | undefined) => {
    const next = new Map(get(runningAtom));
    if (entry) next.set(key, entry);
    else next.delete(key);
    set(runningAtom, next);
  };

  const show = (patch: EventPatch) => {
    set(patchAtom, id, patch);
    void set(patchCachedAtom, id, patch);
  };

  show(after);
  const last: Promise<ChangeOutcome> = running ? running.last.then(send) : send();
  keep({ known: running?.known ?? unsent.before, last });

  const outcome = await last;
  const now = get(runningAtom).get(key);
  const known = outcome === 'taken' ? after : (now?.known ?? unsent.before);
  if (now?.last !== last) keep(now && { ...now, known });
  else {
    keep(undefined);
    if (outcome !== 'taken' && outcome !== 'later') show(known);
  }
  return outcome;
});
