import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { beginListsAtom } from '@/lib/state/feed/begin-lists';
import { readerAtom, unsureAtom } from '@/lib/state/page/reader';

/**
 * What the lists do after the first screen: tabs and lists are kept or found again, the other tabs
 * are filled one by one, the device is made known. Another reader starts over.
 */
export function useListStart(): void {
  const reader = useAtomValue(readerAtom)?.id;
  const unsure = useAtomValue(unsureAtom);
  const begin = useSetAtom(beginListsAtom);
  const store = useStore();
  useEffect(
    () =>
      begin(async () => {
        const { sendDeviceSettingsAtom } = await import('@/lib/state/personal/device-settings');
        await store.set(sendDeviceSettingsAtom);
      }),
    [reader, unsure, begin, store],
  );
}
