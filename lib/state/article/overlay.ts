// What the reader did to an event, as an overlay `id → patch` over whatever list or article shows
// it: changed at once, kept by the service, rolled back to what the service last had when that fails.
import { atom } from 'jotai';
import { ServiceError } from '@/lib/client/service-error';
import type { Envelope } from '@/lib/contract';
import { dropUnsent, isSentLater, keepUnsent, whileSending } from '@/lib/browser/outbox';
import type { MarkPatch, OutboxCall } from '@/lib/model/offline/outbox';
import { readerAtom } from '../page/reader';
import { patchCachedAtom } from './cached-details';

export type EventPatch = MarkPatch;

export const overlayAtom = atom<Readonly<Record<string, EventPatch>>>({});

/** Lays fields over an event. */
export const patchAtom = atom(null, (get, set, id: string, patch: EventPatch) => {
  const overlay = get(overlayAtom);
  set(overlayAtom, { ...overlay, [id]: { ...overlay[id], ...patch } });
});

/** A change of one event: what the page shows before and after it, and the call that makes it. */
export type Change = {
  /** Changes of one name and one event go to the service one after the other. */
  name: OutboxCall;
  id: string;
  input: Readonly<Record<string, unknown>>;
  before: EventPatch;
  after: EventPatch;
  send(): Promise<Envelope>;
};

/**
 * `signIn`: not taken, and the sign-in that it needs has been asked for already. `kept`: there is no
 * network, and it is sent when there is.
 */
export type ChangeOutcome = 'taken' | 'failed' | 'signIn' | 'kept';

/** The change asked for last, and what the service is known to have. */
type Running = { known: EventPatch; last: Promise<ChangeOutcome> };
const runningAtom = atom<ReadonlyMap<string, Running>>(new Map());

function outcomeOf(error: unknown): ChangeOutcome {
  if (!(error instanceof ServiceError)) return 'failed';
  if (error.kind === 'notLoggedIn') return 'signIn';
  return error.kind === 'network' && isSentLater() ? 'kept' : 'failed';
}

/**
 * Makes a change, shown at once, also in what is kept of the article. Where the service did not take
 * it, and the reader has not changed it again meanwhile, the page shows what the service has.
 */
export const changeAtom = atom(null, async (get, set, change: Change): Promise<ChangeOutcome> => {
  const { name, id, input, before, after } = change;
  // Before anything leaves: a page that is closed now sends it when it is opened again.
  const owner = get(readerAtom)?.id ?? '';
  const unsent = keepUnsent({ owner, call: name, id, input, before, after });
  const send = () => whileSending('shared', change.send);
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
  const sent = running ? running.last.then(send) : send();
  const last = sent.then<ChangeOutcome, ChangeOutcome>(
    ({ code }) => (code === 0 ? 'taken' : 'failed'),
    outcomeOf,
  );
  keep({ known: running?.known ?? before, last });

  const outcome = await last;
  if (outcome !== 'kept') dropUnsent([unsent]);
  const taken = outcome === 'taken' || outcome === 'kept';
  const now = get(runningAtom).get(key);
  const known = taken ? after : (now?.known ?? before);
  if (now?.last !== last) keep(now && { ...now, known });
  else {
    keep(undefined);
    if (!taken) show(known);
  }
  return outcome;
});
