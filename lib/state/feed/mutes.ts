// Muting words, hiding sources and reducing subjects, each with undo. Protects: a mute shows only
// once the service has accepted it, and undoing it restores events to their places.
import { atom, useAtomValue, useSetAtom } from 'jotai';
import useSWR from 'swr';
import { muteKey, tidyLabel, type Mute } from '@/lib/model/feed/mutes';
import { bodyMaxItems } from '@/lib/model/limits/service';
import { actAtom, failureText } from '../page/act';
import { notifyAtom } from '../page/notices';
import { readerAtom } from '../page/reader';
import { callAtom } from '../page/service';
import { feedAtom } from './feed';
import { hiddenByAtom, muteChangesAtom, mutesChangedAtom } from '../page/hidden';
import { useKeepsRows } from '../page/keeps-rows';
import { dropFromQueueAtom, queuedAtom } from '../page/queue';
import { startAnewAtom } from './start-anew';
import { storeListAtom } from './store-list';
import { openTabAtom, tabsAtom } from './tabs';

/** The events on the page, those of the open tab first; any beyond the limit are far down. */
const shownIdsAtom = atom((get) => {
  const tabs = [get(openTabAtom), ...get(tabsAtom).map(({ key }) => key)];
  const ids = tabs.flatMap((tab) => {
    const { events, history_events } = get(feedAtom(tab));
    return [...events, ...history_events].map(({ id }) => id);
  });
  return [...new Set(ids)];
});

/** Brings the stored lists in line with those on the page. */
const storeListsAtom = atom(null, async (get, set, hidden: readonly string[]): Promise<void> => {
  const lists = await import('@/lib/browser/feed/list-cache').catch(() => undefined);
  for (const { key } of get(tabsAtom)) {
    if (hidden.length > 0) for (const id of hidden) lists?.forgetEvent(key, id);
    else if (lists) await set(storeListAtom, key);
  }
});

/** The reason of a refusal, in words for the reader; else that nothing was changed. */
const failureOf = (error: unknown) => failureText(error, { key: 'acts.muteFailed' });

/** Adds a mute; `eventId` is the event that it was requested from. False if it was not accepted. */
export const muteAtom = atom(
  null,
  async (get, set, { kind, label }: Mute, eventId?: string): Promise<boolean> => {
    const mute = { kind, label: tidyLabel(label) };
    const queued = get(queuedAtom);
    const of = eventId === undefined ? [] : [eventId];
    const shown = [...new Set([...of, ...queued, ...get(shownIdsAtom)])];
    const shown_event_ids = shown.slice(0, bodyMaxItems);
    try {
      const answer = await set(actAtom)('AddMute', { mute, shown_event_ids });
      if (answer.code !== 0) throw new Error('The mute was not taken.');
      const gone = answer.event_ids ?? [];
      set(hiddenByAtom, new Map(get(hiddenByAtom)).set(muteKey(mute), gone));
      void set(storeListsAtom, gone);
      for (const id of gone) if (queued.includes(id)) set(dropFromQueueAtom, id);
    } catch (error) {
      set(notifyAtom, { ...failureOf(error), tone: 'bad' });
      return false;
    }
    set(mutesChangedAtom);
    set(notifyAtom, {
      key: `acts.muted.${kind}`,
      values: { label: mute.label },
      tone: 'good',
      undo: () => void set(unmuteAtom, mute),
    });
    return true;
  },
);

/** Removes a mute; `again` offers to add it again. False if it was not removed. */
export const unmuteAtom = atom(
  null,
  async (get, set, mute: Mute, again?: 'again'): Promise<boolean> => {
    try {
      const { code } = await set(actAtom)('RemoveMute', { mute });
      if (code !== 0) throw new Error('The mute was not taken back.');
    } catch (error) {
      set(notifyAtom, { ...failureOf(error), tone: 'bad' });
      return false;
    }
    const hidden = new Map(get(hiddenByAtom));
    const onPage = hidden.delete(muteKey(mute));
    set(hiddenByAtom, hidden);
    if (onPage) void set(storeListsAtom, []);
    else {
      // Events that it removed before this page was loaded are nowhere on it.
      void set(startAnewAtom);
    }
    set(mutesChangedAtom);
    set(notifyAtom, {
      key: 'acts.restored',
      values: { label: mute.label },
      tone: 'good',
      undo: again && (() => void set(muteAtom, mute)),
    });
    return true;
  },
);

/** The reader's mutes, newest first; undefined until they have loaded. */
export function useMutes() {
  const reader = useAtomValue(readerAtom)?.id;
  const changes = useAtomValue(muteChangesAtom);
  const call = useSetAtom(callAtom);
  const keepPreviousData = useKeepsRows(reader);
  const { data, error, isValidating, mutate } = useSWR(
    { operation: 'ListMutes', reader, changes },
    async (): Promise<readonly Mute[]> => {
      const { mutes } = await call()('ListMutes', {}, { quiet: true });
      if (!mutes) throw new Error('The list came without data.');
      return mutes;
    },
    { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData },
  );
  return {
    mutes: data,
    failed: error !== undefined && data === undefined && !isValidating,
    retry: () => void mutate(),
  };
}
