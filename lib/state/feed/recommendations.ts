// "Personalised recommendations can be turned off under My, then content recommendation settings,
// then personalised recommendation": one switch, stored by the service for the reader.
import { atom, useAtomValue, useSetAtom } from 'jotai';
import useSWR from 'swr';
import { defaultTabKey } from '@/lib/model/limits/feed';
import { actAtom } from '../page/act';
import { notifyAtom } from '../page/notices';
import { callAtom } from '../page/service';
import { readerAtom } from '../page/reader';
import { startAnewAtom } from './start-anew';

const keepAtom = atom(null, async (_get, set, personalized_recommend: boolean) => {
  const input = { customize_info: { personalized_recommend } };
  const { code } = await set(actAtom)('SaveCustomizeInfo', input);
  if (code !== 0) throw new Error('The setting was not kept.');
  void set(startAnewAtom, [defaultTabKey]);
  return personalized_recommend;
});

export type Recommendations = {
  /** Undefined while unknown. */
  personalized: boolean | undefined;
  failed: boolean;
  retry(): void;
  change(wanted: boolean): void;
};

/** The switch; a change shows at once and reverts if the service does not save it. */
export function useRecommendations(): Recommendations {
  const reader = useAtomValue(readerAtom)?.id;
  const call = useSetAtom(callAtom);
  const keep = useSetAtom(keepAtom);
  const notify = useSetAtom(notifyAtom);
  const { data, error, isValidating, mutate } = useSWR(
    { operation: 'GetCustomizeInfo', reader },
    async () => {
      const { customize_info } = await call()('GetCustomizeInfo', {}, { quiet: true });
      if (!customize_info) throw new Error('The setting came without data.');
      return customize_info.personalized_recommend;
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return {
    personalized: data,
    failed: error !== undefined && data === undefined && !isValidating,
    retry: () => void mutate(),
    change(wanted) {
      const options = { optimisticData: wanted, rollbackOnError: true, revalidate: false };
      void mutate(keep(wanted), options).catch(() => {
        notify({ key: 'personal.settingFailed', tone: 'bad' });
        // The service may have saved it anyway: ask what it has now.
        void mutate();
      });
    },
  };
}
