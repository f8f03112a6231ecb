// Bots as readers find them: lists page by page, one bot, and following. Guests follow by their
// device.
import { atom, useAtomValue, useSetAtom } from 'jotai';
import useSWR, { useSWRConfig } from 'swr';
import useSWRInfinite from 'swr/infinite';
import { takenDown, type Bot, type Input } from '@/lib/contract';
import { nextCursor } from '@/lib/model/wire/next-cursor';
import { actAtom, failureText } from '../page/act';
import { useAskAnew } from '../page/ask-anew';
import { useKeepsRows } from '../page/keeps-rows';
import { notifyAtom, type ToastText } from '../page/notices';
import { ownReaderAtom, readerAtom } from '../page/reader';
import { callAtom } from '../page/service';
import { customizeKey } from './customize';

/** A list of `ListBots`, or the bots whose field is among the reader's interests. */
type Wanted = Pick<Input<'ListBots'>, 'list_type' | 'category' | 'query'> | 'of interests';
type Page = { bots: Bot[]; next: string | undefined };

/** Incremented by each follow: whatever shows the bot or its posts then refetches. */
export const botChangesAtom = atom(0);

const quiet = { revalidateOnFocus: false, shouldRetryOnError: false } as const;

/** A list of bots; fetches nothing while `wanted` is undefined. */
export function useBots(wanted: Wanted | undefined) {
  const reader = useAtomValue(ownReaderAtom);
  const changes = useAtomValue(botChangesAtom);
  const call = useSetAtom(callAtom);
  const keepPreviousData = useKeepsRows(reader?.id);
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite(
    (index: number, previous: Page | null) => {
      if (!wanted || (index > 0 && previous?.next === undefined)) return null;
      return ['ListBots', wanted, reader?.id ?? '', previous?.next ?? '', changes] as const;
    },
    async ([, input, , cursor]): Promise<Page> => {
      const { data: page } = await (input === 'of interests'
        ? call()('ListInterestBots', { cursor }, { quiet: true })
        : call()('ListBots', { ...input, cursor }, { quiet: true }));
      if (!page) throw new Error('The bots came without data.');
      return { bots: page.bots, next: nextCursor(page, cursor) };
    },
    { ...quiet, keepPreviousData, persistSize: true, revalidateFirstPage: false },
  );
  useAskAnew(data !== undefined, () => void mutate());
  // Loaded rows stay valid when only revalidation failed.
  const failed = error !== undefined && !isValidating && data?.length !== size;
  const bots = data?.flatMap((page) => page.bots);
  return {
    /** Undefined until the first page has loaded. */
    bots: bots && [...new Map(bots.map((bot) => [bot.bot_id, bot])).values()],
    ended: data?.at(-1)?.next === undefined,
    loading: isValidating,
    failed,
    loadMore: () => void (failed ? mutate() : setSize(size + 1)),
  };
}

/** The categories that have bots. */
export function useBotCategories() {
  const call = useSetAtom(callAtom);
  const { data } = useSWR(
    'ListBotCategories',
    async () => (await call()('ListBotCategories', {}, { quiet: true })).categories,
    quiet,
  );
  return data ?? [];
}

/** One bot: undefined until it has loaded, null when there is none. */
export function useBot(id: string) {
  const reader = useAtomValue(readerAtom)?.id;
  const call = useSetAtom(callAtom);
  const keepPreviousData = useKeepsRows(reader);
  const { data, error, isValidating, mutate } = useSWR(
    ['GetBotInfo', id, reader],
    async (): Promise<Bot | null> => {
      const { bot, code } = await call()('GetBotInfo', { bot_id: id }, { quiet: true });
      if (bot) return bot;
      if (code === takenDown) return null;
      throw new Error('The bot came without data.');
    },
    { ...quiet, keepPreviousData },
  );
  return {
    bot: data,
    failed: error !== undefined && !isValidating,
    retry: () => void mutate(),
    setBot: (bot: Bot) => void mutate(bot, false),
  };
}

/** Follows or unfollows a bot; returns its new state, undefined when nothing changed. */
const followBotAtom = atom(
  null,
  async (_get, set, bot_id: string, follow: boolean): Promise<Bot | undefined> => {
    let told: ToastText = { key: 'acts.followFailed' };
    try {
      const name = follow ? 'FollowBot' : 'UnfollowBot';
      const { bot } = await set(actAtom)(name, { bot_id });
      if (bot) {
        set(botChangesAtom, (changes) => changes + 1);
        return bot;
      }
    } catch (error) {
      told = failureText(error, told);
    }
    set(notifyAtom, { ...told, tone: 'bad' });
    return undefined;
  },
);

/** The same, and the reader's settings of the bot are refetched. */
export function useFollowBot() {
  const reader = useAtomValue(readerAtom)?.id;
  const follow = useSetAtom(followBotAtom);
  const { mutate } = useSWRConfig();
  return async (bot_id: string, wanted: boolean) => {
    const bot = await follow(bot_id, wanted);
    if (bot) void mutate(customizeKey(bot_id, reader));
    return bot;
  };
}
