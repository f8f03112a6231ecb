import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { sendDeviceSettingsAtom } from '@/lib/state/device-settings';
import { prefetchFeedsAtom, restoreFeedsAtom, startOverAtom } from '@/lib/state/start-feeds';
import { loadTabsAtom } from '@/lib/state/tabs';
import { readerAtom } from '@/lib/state/user';

/**
 * What the lists do after the first screen: tabs and lists are kept or found again, the other tabs
 * are filled one by one, the device is made known. Another reader starts over.
 */
export function useListStart(): void {
  const reader = useAtomValue(readerAtom)?.id;
  const known = useRef<{ reader: string | undefined }>(undefined);
  const loadTabs = useSetAtom(loadTabsAtom);
  const restore = useSetAtom(restoreFeedsAtom);
  const prefetch = useSetAtom(prefetchFeedsAtom);
  const sendDeviceSettings = useSetAtom(sendDeviceSettingsAtom);
  const startOver = useSetAtom(startOverAtom);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const start = async () => {
      await loadTabs();
      await restore();
      await prefetch(signal);
      if (!signal.aborted) await sendDeviceSettings();
    };
    const changed = known.current !== undefined && known.current.reader !== reader;
    known.current = { reader };
    // What fails here was said by whoever failed; the lists work without it.
    void (changed ? startOver(signal) : start()).catch(() => undefined);
    return () => leaving.abort();
  }, [reader, loadTabs, restore, prefetch, sendDeviceSettings, startOver]);
}
