// Whether the reader gets the report of each day by mail: one switch, stored by the service.
import { atom, useAtomValue, useSetAtom } from 'jotai';
import useSWR from 'swr';
import { settingAtom } from '../page/settings';
import { actAtom } from '../page/act';
import { notifyAtom } from '../page/notices';
import { readerAtom } from '../page/reader';
import { callAtom } from '../page/service';

const keepAtom = atom(null, async (get, set, wanted: boolean) => {
  const lang = get(settingAtom('language'));
  const { code } = await set(actAtom)('SetDailyMail', { wanted, lang });
  if (code !== 0) throw new Error('The setting was not kept.');
  return lang;
});

/** The switch; a change shows at once and reverts if the service does not save it. */
export function useDailyMail() {
  const reader = useAtomValue(readerAtom)?.id;
  const call = useSetAtom(callAtom);
  const keep = useSetAtom(keepAtom);
  const notify = useSetAtom(notifyAtom);
  const { data, error, isValidating, mutate } = useSWR(
    { operation: 'GetDailyMail', reader },
    async () => {
      const answer = await call()('GetDailyMail', {}, { quiet: true });
      if (!answer.data) throw new Error('The setting came without data.');
      return answer.data;
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return {
    mail: data,
    failed: error !== undefined && data === undefined && !isValidating,
    retry: () => void mutate(),
    change(wanted: boolean) {
      if (!data) return;
      const options = {
        optimisticData: { ...data, wanted },
        rollbackOnError: true,
        revalidate: false,
      };
      const kept = async () => ({ ...data, wanted, lang: await keep(wanted) });
      void mutate(kept(), options).catch(() => {
        notify({ key: 'personal.settingFailed', tone: 'bad' });
        // The service may have saved it anyway: ask what it has now.
        void mutate();
      });
    },
  };
}
