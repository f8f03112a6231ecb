// Sends what was done while the service did not answer, in its order. Protects: each mark is sent until
// it is answered, by one page at a time and for its own reader alone; one that is refused is told.
import { atom } from 'jotai';
import { dropTaken, dropUnsent, readOutbox, takenSince, whileSending } from '@/lib/browser/outbox';
import { readKeptOutbox } from '@/lib/browser/kept-outbox';
import { nextRender } from '@/lib/model/feed/render-counter';
import { failuresMost, unsentDays } from '@/lib/model/limits/offline';
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

const isTooOld = ({ at }: Unsent) => Date.now() - at > unsentDays * dayMs;

/** Of each store its own. */
const underWayAtom = atom((): { sending?: Promise<void> } => ({}));

/** Answers how the first one ended that has to wait; undefined when all are sent. */
const sendAllAtom = atom(null, async (get, set): Promise<MarkSent | undefined> => {
  const owner = get(actingAtom);
  // Of readers who did not come back.
  dropUnsent(
    readOutbox()
      .filter((entry) => entry.owner !== owner && isTooOld(entry))
      .map(({ key }) => key),
  );
  let refused = false;
  let failures = 0;
  let waits: MarkSent | undefined;
  // What the worker has made while no page was open is not made again.
  const kept = await readKeptOutbox();
  const before = kept?.owner === owner ? kept.sent : {};
  const sent = new Set<string>();
  const sendOne = async (
    done: MarkSent['outcome'] | undefined,
    entry: Unsent,
  ): Promise<MarkSent> => {
    if (done) return { outcome: done };
    // Nobody waits for ever.
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
      // One may fail by itself; where the next one fails, too, it is the service.
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
    // Pressed again meanwhile: that is what counts.
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

/** Sends all that this reader did; what cannot be sent now is sent later. */
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
 * Shows what this reader did and the service does not know yet: a page from before does not either. Nor
 * may this page itself know of what was taken while it was on its way.
 */
export const showOutboxAtom = atom(null, (get, set): void => {
  const owner = get(ownReaderAtom)?.id ?? '';
  const done = [...takenSince(performance.timeOrigin), ...readOutbox()];
  for (const { id, after, owner: of } of done) if (of === owner) set(patchAtom, id, after);
});
