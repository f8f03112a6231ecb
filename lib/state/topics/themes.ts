// Readers' own feeds: their lists, one with its items, and the actions on them.
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import useSWR from 'swr';
import useSWRInfinite from 'swr/infinite';
import { mustSucceed, mustSucceedOrBeGone } from '@/lib/client/must-succeed';
import { ServiceError } from '@/lib/client/service-error';
import type { Input, OperationName, Output, Theme } from '@/lib/contract';
import { takenDown } from '@/lib/contract/codes';
import { secondMs } from '@/lib/model/time';
import { nextCursor } from '@/lib/model/wire/next-cursor';
import { useAskAnew } from '../page/ask-anew';
import { callAtom } from '../page/service';
import { ownReaderAtom } from '../page/reader';

/** How often the screen polls while an address is being checked. */
export const ownFeedAskMs = 2 * secondMs;

const quiet = { shouldRetryOnError: false, revalidateOnFocus: false };

type ThemeAct = Extract<
  OperationName,
  | `${'Create' | 'Config' | 'Delete' | 'Follow' | 'Unfollow' | 'Preview'}Theme`
  | `${'Start' | 'Stop' | 'Save' | 'Delete'}DeepMind`
>;

/** Makes calls about themes; undefined if one failed, which the reader has been told. */
export function useThemeAct() {
  const call = useSetAtom(callAtom);
  return async <N extends ThemeAct>(name: N, input: Input<N>): Promise<Output<N> | undefined> => {
    try {
      return await mustSucceedOrBeGone(call()(name, input));
    } catch {
      return undefined;
    }
  };
}

/** Whether one of its addresses has not been checked yet. */
export const isWaiting = (theme: Theme) => theme.feeds.some(({ state }) => state === 'waiting');

/** The reader's own and followed themes; refetched while an address is being checked. */
export function useThemes() {
  const reader = useAtomValue(ownReaderAtom);
  const call = useSetAtom(callAtom);
  const { data, error, isLoading, mutate } = useSWR(
    reader ? ['ListThemes', reader.id] : null,
    async () => {
      const asked = call()('ListThemes', {}, { quiet: true });
      const { own_list, followed_list } = await mustSucceed(asked);
      if (!own_list || !followed_list) throw new Error('The themes came without data.');
      return { own: own_list, followed: followed_list };
    },
    {
      ...quiet,
      refreshInterval: (lists) => (lists?.own.some(isWaiting) ? ownFeedAskMs : 0),
    },
  );
  return { ...data, failed: error !== undefined, loading: isLoading, refresh: () => mutate() };
}

type Before = { next: string | undefined } | null;

/** Where a list goes on: some services name the next page and do not say that there is one. */
const nextOf = (
  { has_more = true, next_cursor }: { has_more?: boolean; next_cursor?: string },
  cursor: string,
) => nextCursor({ has_more, next_cursor }, cursor);

/** Shared themes, page by page. */
export function useSquare() {
  const call = useSetAtom(callAtom);
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite(
    (index: number, before: Before) =>
      index > 0 && before?.next === undefined
        ? null
        : (['ListSquareThemes', before?.next ?? ''] as const),
    async ([, cursor]) => {
      const asked = call()('ListSquareThemes', { cursor }, { quiet: true });
      const { theme_list, ...page } = await mustSucceed(asked);
      if (!theme_list) throw new Error('The themes came without data.');
      return { theme_list, next: nextOf(page, cursor) };
    },
    { ...quiet, revalidateFirstPage: false },
  );
  useAskAnew(data !== undefined, () => void mutate());
  const themes = data?.flatMap(({ theme_list }) => theme_list);
  return {
    // A theme whose followers changed between two pages is on both.
    themes: themes && [...new Map(themes.map((theme) => [theme.theme_id, theme])).values()],
    // Loaded rows stay valid when only revalidation failed.
    failed: error !== undefined && !isValidating && data?.length !== size,
    retry: () => void mutate(),
    ended: data?.at(-1)?.next === undefined,
    loading: isValidating,
    loadMore: () => void setSize(size + 1),
  };
}

/** Codes for a theme that does not exist, or is not for this reader. */
const missingCodes: readonly (number | undefined)[] = [takenDown, 400, 403, 404];

/** One theme with its items; `theme` is null if this reader has none. */
export function useTheme(theme_id: string) {
  const reader = useAtomValue(ownReaderAtom);
  const call = useSetAtom(callAtom);
  const [waiting, setWaiting] = useState(false);
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite(
    (index: number, before: Before) => {
      if (!reader || (index > 0 && before?.next === undefined)) return null;
      return ['GetThemeData', theme_id, reader.id, before?.next ?? ''] as const;
    },
    async ([, id, , cursor]) => {
      const asked = call()('GetThemeData', { theme_id: id, cursor }, { quiet: true });
      const { theme, item_list, ...page } = await mustSucceed(asked);
      if (!theme || !item_list) throw new Error('The theme came without data.');
      return { theme, item_list, next: nextOf(page, cursor) };
    },
    {
      ...quiet,
      // Without it, each of the refetches below would return cached data.
      revalidateFirstPage: waiting,
      refreshInterval: waiting ? ownFeedAskMs : 0,
      onSuccess: ([first]) => setWaiting(first !== undefined && isWaiting(first.theme)),
    },
  );
  useAskAnew(data !== undefined, () => void mutate());
  const items = data?.flatMap(({ item_list }) => item_list);
  const isRefused = error instanceof ServiceError && error.kind === 'refused';
  const missing = isRefused && missingCodes.includes(error.code);
  return {
    theme: missing ? null : data?.[0]?.theme,
    /**
     * It failed to load, or a further page did; if only a check for newer items failed, nothing is
     * shown.
     */
    failed: error !== undefined && !missing && !isValidating && (data?.length ?? 0) < size,
    items: items && [...new Map(items.map((item) => [item.id, item])).values()],
    ended: data?.at(-1)?.next === undefined,
    loading: isValidating,
    loadMore: () => void setSize(size + 1),
    refresh: () => mutate(),
  };
}

/** A theme's words in the format of its form. */
type Words = Record<'keywords' | 'excluded' | 'sources' | 'languages', string[]>;

/**
 * What a theme of these words would show; undefined while they are typed, there are none, or it
 * failed.
 */
export function useThemePreview(words: Words | undefined) {
  const call = useSetAtom(callAtom);
  const reader = useAtomValue(ownReaderAtom);
  const sought = words !== undefined && words.keywords.length + words.sources.length > 0;
  const { data, error } = useSWR(
    reader && sought ? ['PreviewTheme', JSON.stringify(words)] : null,
    async () => {
      const asked = call()('PreviewTheme', words ?? {}, { quiet: true });
      return (await mustSucceed(asked)).item_list;
    },
    { ...quiet, keepPreviousData: true },
  );
  // After a failure the data is still that of the previous words, so it does not apply to these.
  return sought && error === undefined ? data : undefined;
}
