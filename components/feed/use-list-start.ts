import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { beginListsAtom } from '@/lib/state/feed/begin-lists';
import { readerAtom, unsureAtom } from '@/lib/state/page/reader';
import { settingAtom } from '@/lib/state/page/settings';

/**
 * The automatic work on lists after the first screen: tabs and lists are stored or restored, the
 * other tabs are filled one by one, the device is registered. With another reader it starts over.
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

/** The lists follow the news language, wherever and in whichever browser tab it is changed. */
export function useNewsLanguage(): void {
  const wanted = useAtomValue(settingAtom('newsLanguage'));
  const shown = useRef(wanted);
  const store = useStore();
  useEffect(() => {
    if (shown.current === wanted) return;
    shown.current = wanted;
    void import('@/lib/state/feed/start-anew').then(
      ({ startAnewAtom }) => store.set(startAnewAtom),
      // Otherwise with the next refresh, or the next visit.
      () => undefined,
    );
  }, [wanted, store]);
}
