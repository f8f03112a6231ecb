// Sends what was done without network, in its order. Protects: each mark is sent until it is answered,
// by one page at a time and for its own reader alone; one that is refused for good is told.
import { atom } from 'jotai';
import { dropUnsent, readOutbox, whileSending } from '@/lib/browser/outbox';
import { wakeWhenOnline } from '@/lib/browser/offline-worker';
import { ServiceError } from '@/lib/client/service-error';
import type { Call } from '@/lib/client/create-client';
import { operations } from '@/lib/contract';
import { nextRender } from '@/lib/model/feed/render-counter';
import { unsentDays } from '@/lib/model/limits/offline';
import type { Sent, Unsent } from '@/lib/model/offline/outbox';
import { dayMs } from '@/lib/model/time';
import { patchCachedAtom } from '../article/cached-details';
import { patchAtom } from '../article/overlay';
import { favouritesChangesAtom } from '../feed/event';
import { notifyAtom } from '../page/notices';
import { ownReaderAtom } from '../page/reader';
import { callAtom } from '../page/service';

const isTooOld = ({ at }: Unsent) => Date.now() - at > unsentDays * dayMs;

/** How the service answers one entry. */
async function sendOne(call: Call, entry: Unsent): Promise<Sent> {
  const { call: name, input } = entry;
  const checked = operations[name].input.safeParse(input);
  // Storage can be changed by anybody; and nobody waits for ever.
  if (!checked.success || isTooOld(entry)) return 'refused';
  try {
    const { code } = await call(name, checked.data, { quiet: true });
    // Without a code it was not the service that answered.
    if (code === undefined) return 'later';
    return code === 0 ? 'taken' : 'refused';
  } catch (error) {
    const isFinal =
      error instanceof ServiceError &&
      error.kind === 'refused' &&
      error.retryAfterSeconds === undefined;
    return isFinal ? 'refused' : 'later';
  }
}

const underWayAtom = atom<{ sending?: Promise<void> }>({});

const sendAllAtom = atom(null, async (get, set): Promise<void> => {
  const owner = get(ownReaderAtom)?.id ?? '';
  // Of readers who did not come back.
  dropUnsent(
    readOutbox()
      .filter((entry) => entry.owner !== owner && isTooOld(entry))
      .map(({ key }) => key),
  );
  let refused = false;
  const sent = new Set<string>();
  const next = () => readOutbox().find((entry) => entry.owner === owner && !sent.has(entry.key));
  for (let entry = next(); entry; entry = next()) {
    const { key, id, call, before } = entry;
    sent.add(key);
    const outcome = await sendOne(set(callAtom), entry);
    if (outcome === 'later') break;
    const known = readOutbox().some((one) => one.key === key);
    dropUnsent([key]);
    if (call === 'CollectOrUncollectEvents') {
      set(favouritesChangesAtom, nextRender(get(favouritesChangesAtom)));
    }
    // Pressed again meanwhile: that is what counts.
    if (outcome === 'taken' || !known || call === 'MarkUserRead') continue;
    refused = true;
    set(patchAtom, id, before);
    void set(patchCachedAtom, id, before);
  }
  if (refused) {
    set(notifyAtom, { key: 'errors.offlineRefused', tone: 'bad' });
  }
});

/** Sends all that this reader did; what cannot be sent now stays for the next time. */
export const sendOutboxAtom = atom(null, async (get, set): Promise<void> => {
  const running = get(underWayAtom);
  running.sending ??= whileSending('exclusive', () => set(sendAllAtom)).finally(() => {
    running.sending = undefined;
  });
  await running.sending;
  if (readOutbox().length > 0) await wakeWhenOnline();
});

/** Shows what this reader did and the service does not know yet: a page from before does not either. */
export const showOutboxAtom = atom(null, (get, set): void => {
  const owner = get(ownReaderAtom)?.id ?? '';
  for (const { id, after, owner: of } of readOutbox()) if (of === owner) set(patchAtom, id, after);
});
