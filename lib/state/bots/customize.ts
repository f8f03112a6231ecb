// A reader's own settings of a bot: loading, previewing and saving them.
import { atom, useAtomValue, useSetAtom } from 'jotai';
import useSWR from 'swr';
import { ServiceError } from '@/lib/client/service-error';
import type { Customize } from '@/lib/contract';
import { notifyAtom } from '../page/notices';
import { readerAtom } from '../page/reader';
import { callAtom } from '../page/service';

const quiet = { revalidateOnFocus: false, shouldRetryOnError: false } as const;

/** Under which a reader's settings of a bot are cached; guests have theirs on their device. */
export const customizeKey = (bot_id: string, reader: string | undefined) => [
  'GetBotCustomize',
  bot_id,
  reader,
];

/** The saved settings; undefined until they have loaded. */
export function useCustomize(bot_id: string, followed: boolean) {
  const reader = useAtomValue(readerAtom)?.id;
  const call = useSetAtom(callAtom);
  const { data, error, mutate } = useSWR(
    followed ? customizeKey(bot_id, reader) : null,
    async () => {
      const { customize } = await call()('GetBotCustomize', { bot_id }, { quiet: true });
      if (!customize) throw new Error('The settings came without data.');
      return customize;
    },
    quiet,
  );
  return { kept: data, failed: error !== undefined, retry: () => void mutate(), mutate };
}

/** Which recent events these settings would select; nothing is saved. */
export function usePreview(bot_id: string, wanted: Customize | undefined) {
  const call = useSetAtom(callAtom);
  const { data, error, isValidating } = useSWR(
    wanted ? ['PreviewBotCustomize', bot_id, wanted] : null,
    async ([, id, { extra_words, left_out_words, languages, daily_limit }]) => {
      const input = { bot_id: id, daily_limit };
      const lists = {
        extra_words: extra_words.join(','),
        left_out_words: left_out_words.join(','),
        languages: languages.join(','),
      };
      const { data: found } = await call()(
        'PreviewBotCustomize',
        { ...input, ...lists },
        { quiet: true },
      );
      if (!found) throw new Error('The preview came without data.');
      return found;
    },
    { ...quiet, keepPreviousData: true },
  );
  return { found: data, loading: isValidating, failed: error !== undefined && !isValidating };
}

/** Saves them; returns the saved state, undefined when nothing changed. */
export const saveCustomizeAtom = atom(
  null,
  async (_get, set, bot_id: string, wanted: Customize): Promise<Customize | undefined> => {
    try {
      const answer = await set(callAtom)(
        'UpdateBotCustomize',
        { bot_id, ...wanted },
        { quiet: true },
      );
      if (answer.customize) {
        set(notifyAtom, { key: 'acts.botSaved', tone: 'good' });
        return answer.customize;
      }
    } catch (error) {
      if (error instanceof ServiceError && error.notice && error.kind !== 'network') {
        set(notifyAtom, { ...error.notice, tone: 'bad' });
        return undefined;
      }
    }
    set(notifyAtom, { key: 'acts.botNotSaved', tone: 'bad' });
    return undefined;
  },
);
