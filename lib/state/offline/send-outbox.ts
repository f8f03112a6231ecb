// Sends changes made while the service did not answer, in order. Protects: each mark is sent until
// it is answered, by one page at a time and only for its own reader; a refusal is reported.
import { atom } from 'jotai';
import {
  dropTaken,
  dropUnsent,
  readOutbox,
  takenSince,
  whileSending,
} from '@/lib/browser/offline/outbox';
import { readKeptOutbox } from '@/lib/browser/offline/kept-outbox';
import { nextRender } from '@/lib/model/feed/render-counter';
import { unaskedCalls, type Unsent } from '@/lib/model/offline/outbox';
import { dayMs } from '@/lib/model/time';
import { patchCachedAtom } from '../article/cached-details';
import { patchAtom } from '../article/overlay';
import { favoritesChangesAtom } from '../feed/event';
import { notifyAtom } from '../page/notices';
import { actingAtom, ownReaderAtom } from '../page/reader';
import { callAtom } from '../page/service';
import { keepOutboxAgainAtom } from '../unsent/keep-outbox';
import { sendLaterAtom, sentAllAtom } from '../unsent/send-later';
import { sendMark, type MarkSent } from '../unsent/send-mark';

/** Offline actions are dropped if they could not be sent for this long. */
const unsentDays = 30;
/** After this many consecutive failures the remaining calls wait, too. */
const failuresMost = 2;

const isTooOld = ({ at }: Unsent) => Date.now() - at > unsentDays * dayMs;

/** One per store. */
const underWayAtom = atom((): { sending?: Promise<void> } => ({}));

/** Returns the outcome of the last entry that has to wait; undefined when all were sent. */
const sendAllAtom = atom(null, async (get, set): Promise<MarkSent | undefined> => {
  const owner = get(actingAtom);
  // Entries of readers who did not come back.
  dropUnsent(
    readOutbox()
      .filter((entry) => entry.owner !== owner && isTooOld(entry))
      .map(({ key }) => key),
  );
  let refused = false;
  let failures = 0;
  let waits: MarkSent | undefined;
  // Calls that the worker made while no page was open are not made again.
  const kept = await readKeptOutbox();
  const before = kept?.owner === owner ? kept.sent : {};
  const sent = new Set<string>();
  const sendOne = async (
    done: MarkSent['outcome'] | undefined,
    entry: Unsent,
  ): Promise<MarkSent> => {
    if (done) return { outcome: done };
    // An entry expires eventually.
    return isTooOld(entry) ? { outcome: 'refused' } : sendMark(set(callAtom), entry);
  };
  const next = () => readOutbox().find((entry) => entry.owner === owner && !sent.has(entry.key));
  for (let entry = next(); entry; entry = next()) {
    const { key, id, call } = entry;
    sent.add(key);
    const ended = await sendOne(before[key], entry);
    if (ended.outcome === 'later' || ended.outcome === 'signIn') {
      waits = ended;
      failures += 1;
      // One entry may fail by itself; if the next ones fail, too, it is the service.
      if (failures === failuresMost) break;
      continue;
    }
    failures = 0;
    const known = readOutbox().some((one) => one.key === key);
    if (ended.outcome === 'taken') dropTaken([key]);
    else dropUnsent([key]);
    if (call === 'CollectOrUncollectEvents') {
      set(favoritesChangesAtom, nextRender(get(favoritesChangesAtom)));
    }
    // The reader has pressed again meanwhile: that counts instead.
    if (ended.outcome === 'taken' || !known || unaskedCalls.includes(call)) continue;
    refused = true;
    set(patchAtom, id, entry.before);
    void set(patchCachedAtom, id, entry.before);
  }
  if (refused) {
    set(notifyAtom, { key: 'errors.offlineRefused', tone: 'bad' });
  }
  await set(keepOutboxAgainAtom);
  return waits;
});

/** Sends all changes of this reader; what cannot be sent now is sent later. */
export const sendOutboxAtom = atom(null, async (get, set): Promise<void> => {
  const running = get(underWayAtom);
  running.sending ??= whileSending('exclusive', () => set(sendAllAtom))
    .then((waits) => (waits ? set(sendLaterAtom, waits.retryAfterSeconds) : set(sentAllAtom)))
    .finally(() => {
      running.sending = undefined;
    });
  await running.sending;
});

/**
 * Shows this reader's changes that the service does not know yet, and those that it accepted while
 * this page was loading: neither need be in what the server rendered.
 */
export const showOutboxAtom = atom(null, (get, set): void => {
  const owner = get(ownReaderAtom)?.id ?? '';
  const done = [...takenSince(performance.timeOrigin), ...readOutbox()];
  for (const { id, after, owner: of } of done) if (of === owner) set(patchAtom, id, after);
});
