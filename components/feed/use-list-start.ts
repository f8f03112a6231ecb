import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { isComeBack } from '@/lib/browser/come-back';
import { sendDeviceSettingsAtom } from '@/lib/state/personal/device-settings';
import {
  prefetchFeedsAtom,
  resumeFeedAtom,
  restoreFeedsAtom,
  startOverAtom,
  takeListsAtom,
} from '@/lib/state/feed/start-feeds';
import { loadTabsAtom } from '@/lib/state/feed/tabs';
import { readerAtom, unsureAtom } from '@/lib/state/page/reader';

/**
 * What the lists do after the first screen: tabs and lists are kept or found again, the other tabs
 * are filled one by one, the device is made known. Another reader starts over.
 */
export function useListStart(): void {
  const reader = useAtomValue(readerAtom)?.id;
  const unsure = useAtomValue(unsureAtom);
  const loadTabs = useSetAtom(loadTabsAtom);
  const restore = useSetAtom(restoreFeedsAtom);
  const resume = useSetAtom(resumeFeedAtom);
  const prefetch = useSetAtom(prefetchFeedsAtom);
  const sendDeviceSettings = useSetAtom(sendDeviceSettingsAtom);
  const startOver = useSetAtom(startOverAtom);
  const takeLists = useSetAtom(takeListsAtom);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const start = async () => {
      await loadTabs();
      // Soon it is known who reads: then all of this begins.
      if (unsure) return;
      await restore();
      if (isComeBack()) await resume();
      await prefetch(signal);
      if (!signal.aborted) await sendDeviceSettings();
    };
    // What fails here was said by whoever failed; the lists work without it.
    void (takeLists() ? startOver(signal) : start()).catch(() => undefined);
    return () => leaving.abort();
  }, [
    reader,
    unsure,
    loadTabs,
    resume,
    restore,
    prefetch,
    sendDeviceSettings,
    startOver,
    takeLists,
  ]);
}
