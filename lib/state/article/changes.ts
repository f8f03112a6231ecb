// Changes of what an overlay shows of an event: changed at once, kept by the service, rolled back to what
// the service last had when that fails.
import { atom } from 'jotai';
import { keepUnsent } from '@/lib/browser/outbox';
import type { OutboxCall, Unsent } from '@/lib/model/offline/outbox';
import { readerAtom } from '../page/reader';
import { patchCachedAtom } from './cached-details';
import { patchAtom, type EventPatch } from './overlay';

/** A change of one event: what the page shows before and after it, and the call that makes it. */
export type Change = {
  /** Changes of one name and one event go to the service one after the other. */
  name: OutboxCall;
  id: string;
  input: Readonly<Record<string, unknown>>;
  before: EventPatch;
  after: EventPatch;
};

/**
 * `refused`: the service understood and said no. `signIn`: the same, and the sign-in that it needs has
 * been asked for. `later`: it failed, or nothing answered, and it is sent again by itself.
 */
export type ChangeOutcome = 'taken' | 'refused' | 'signIn' | 'later';

/** Sends an entry of the queue; a program that does not come is one more network that failed. */
export const sendUnsentAtom = atom(null, async (_get, set, entry: Unsent) => {
  const sending = await import('../unsent/send-mark').catch(() => undefined);
  return sending ? set(sending.sendMarkAtom, entry) : 'later';
});

/** The change asked for last, and what the service is known to have. */
type Running = { known: EventPatch; last: Promise<ChangeOutcome> };
const runningAtom = atom<ReadonlyMap<string, Running>>(new Map());

/**
 * Makes a change, shown at once, also in what is kept of the article. Where the service did not take
 * it, and the reader has not changed it again meanwhile, the page shows what the service has; where it
 * failed, what the reader did, since it is sent again.
 */
export const changeAtom = atom(null, async (get, set, change: Change): Promise<ChangeOutcome> => {
  const { name, id, input, before, after } = change;
  // Before anything leaves: a page that is closed now sends it when it is opened again.
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
