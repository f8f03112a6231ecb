// What the reader did to an event, as an overlay `id → patch` over whatever list or article shows
// it: changed at once, kept by the service, rolled back to what the service last had when that fails.
import { atom } from 'jotai';
import { ServiceError } from '@/lib/client/service-error';
import type { Envelope } from '@/lib/contract';
import type { FeedEntry } from '@/lib/model/feed/entry';
import { patchCachedAtom } from './cached-details';

export type EventPatch = Partial<
  Pick<FeedEntry, 'has_read' | 'has_updated' | 'collected' | 'like_status' | 'like_count'>
>;

export const overlayAtom = atom<Readonly<Record<string, EventPatch>>>({});

/** Lays fields over an event. */
export const patchAtom = atom(null, (get, set, id: string, patch: EventPatch) => {
  const overlay = get(overlayAtom);
  set(overlayAtom, { ...overlay, [id]: { ...overlay[id], ...patch } });
});

/** A change of one event: what the page shows before and after it, and the call that makes it. */
export type Change = {
  /** Changes of one name and one event go to the service one after the other. */
  name: string;
  id: string;
  before: EventPatch;
  after: EventPatch;
  send(): Promise<Envelope>;
};

/** `signIn`: not taken, and the sign-in that it needs has been asked for already. */
export type ChangeOutcome = 'taken' | 'failed' | 'signIn';

/** The change asked for last, and what the service is known to have. */
type Running = { known: EventPatch; last: Promise<ChangeOutcome> };
const runningAtom = atom<ReadonlyMap<string, Running>>(new Map());

/**
 * Makes a change, shown at once, also in what is kept of the article. Where the service did not take
 * it, and the reader has not changed it again meanwhile, the page shows what the service has.
 */
export const changeAtom = atom(null, async (get, set, change: Change): Promise<ChangeOutcome> => {
  const { name, id, before, after, send } = change;
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
    (error: unknown) =>
      error instanceof ServiceError && error.kind === 'notLoggedIn' ? 'signIn' : 'failed',
  );
  keep({ known: running?.known ?? before, last });

  const outcome = await last;
  const taken = outcome === 'taken';
  const now = get(runningAtom).get(key);
  const known = taken ? after : (now?.known ?? before);
  if (now?.last !== last) keep(now && { ...now, known });
  else {
    keep(undefined);
    if (!taken) show(known);
  }
  return outcome;
});
