// The hours in which the bell shows no count. Protects: a change that the service did not save
// reverts, and hours that were set elsewhere keep their time zone until they are changed here.
import { atom, useAtomValue, useSetAtom } from 'jotai';
import useSWR, { useSWRConfig } from 'swr';
import type { QuietHours } from '@/lib/model/messages/kinds';
import { actAtom } from '../page/act';
import { notifyAtom } from '../page/notices';
import { readerAtom } from '../page/reader';
import { callAtom } from '../page/service';
import { unreadCountKey } from './messages';

/** The initial hours when the reader turns them on. */
const firstHours = { from: 22, to: 7 } as const;

const keepAtom = atom(null, async (_get, set, hours: QuietHours | null) => {
  const input = { customize_info: { quiet_hours: hours } };
  const { code } = await set(actAtom)('SaveCustomizeInfo', input);
  if (code !== 0) throw new Error('The hours were not kept.');
  return hours;
});

/** `hours`: undefined while unknown, null without any. */
export function useQuietHours() {
  const reader = useAtomValue(readerAtom)?.id;
  const call = useSetAtom(callAtom);
  const keep = useSetAtom(keepAtom);
  const notify = useSetAtom(notifyAtom);
  const { mutate: refresh } = useSWRConfig();
  const { data, error, isValidating, mutate } = useSWR(
    { setting: 'quiet-hours', reader },
    async () => {
      const { customize_info } = await call()('GetCustomizeInfo', {}, { quiet: true });
      if (!customize_info) throw new Error('The hours came without data.');
      return customize_info.quiet_hours ?? null;
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    hours: data,
    failed: error !== undefined && data === undefined && !isValidating,
    retry: () => void mutate(),
    /** Changes some of the hours and keeps the others; null turns them off. */
    change(wanted: Partial<Pick<QuietHours, 'from' | 'to'>> | null) {
      const next = wanted && { ...firstHours, ...data, ...wanted, time_zone: here() };
      const options = { optimisticData: next, rollbackOnError: true, revalidate: false };
      void mutate(keep(next), options).then(
        () => refresh(unreadCountKey(reader)),
        () => {
          notify({ key: 'personal.settingFailed', tone: 'bad' });
          // The service may have saved them anyway: ask what it has now.
          void mutate();
        },
      );
    },
  };
}
