// What bots posted, page by page. Protects: no post appears twice, and what was seen a moment ago
// counts as seen.
import { atom, useAtomValue, useSetAtom } from 'jotai';
import useSWRInfinite from 'swr/infinite';
import type { Call } from '@/lib/client/create-client';
import type { Post } from '@/lib/contract';
import { nextCursor } from '@/lib/model/wire/next-cursor';
import { botChangesAtom } from './bots';
import { seenCountAtom, tellSeenAtom } from './seen-posts';
import { muteChangesAtom } from '../page/hidden';
import { useKeepsRows } from '../page/keeps-rows';
import { ownReaderAtom } from '../page/reader';
import { callAtom } from '../page/service';

/**
 * The posts of one bot, of all bots or of those of one category, of all that the reader follows,
 * those older than a day, those whose events the reader saved, those that the reader saw, or
 * samples for readers who follow none.
 */
export type PostList =
  | { of: 'bot'; id: string; round: number }
  | { of: 'all'; category: string | undefined }
  | { of: 'followed' | 'history' | 'saved' | 'seen' | 'demo' };

const noneSeenAtom = atom(0);

type Page = { posts: Post[]; next: string | undefined };

async function ask(call: Call, list: PostList, cursor: string) {
  const quiet = { quiet: true };
  if (list.of === 'bot') return call('ListBotPosts', { bot_id: list.id, cursor }, quiet);
  if (list.of === 'all') return call('ListPosts', { category: list.category, cursor }, quiet);
  if (list.of === 'demo') return call('ListDemoPosts', {}, quiet);
  if (list.of === 'history') return call('ListPostHistory', { cursor }, quiet);
  if (list.of === 'saved') return call('ListCollectedPosts', { cursor }, quiet);
  if (list.of === 'seen') return call('ListDisplayedPosts', { cursor }, quiet);
  return call('ListFollowedPosts', { cursor }, quiet);
}

async function loadPage(call: Call, list: PostList, cursor: string): Promise<Page> {
  const { data } = await ask(call, list, cursor);
  if (!data) throw new Error('The posts came without data.');
  return { posts: data.posts, next: nextCursor(data, cursor) };
}

/** `undefined` fetches nothing. */
export function usePosts(list: PostList | undefined) {
  const reader = useAtomValue(ownReaderAtom);
  const mutes = useAtomValue(muteChangesAtom);
  const changes = useAtomValue(botChangesAtom);
  // One bot's posts are the same for everybody.
  const follows = list?.of === 'bot' ? 0 : changes;
  // Posts seen elsewhere change only the list of seen posts; those in it were seen before.
  const seen = useAtomValue(list?.of === 'seen' ? seenCountAtom : noneSeenAtom);
  const call = useSetAtom(callAtom);
  const tellSeen = useSetAtom(tellSeenAtom);
  const keepPreviousData = useKeepsRows(reader?.id);
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite(
    (index: number, previous: Page | null) => {
      if (!list || (index > 0 && previous?.next === undefined)) return null;
      return ['posts', list, reader?.id ?? '', mutes, previous?.next ?? '', follows, seen] as const;
    },
    async ([, wanted, , , cursor]) => {
      if (wanted.of === 'seen' && cursor === '') await tellSeen();
      return loadPage(call(), wanted, cursor);
    },
    {
      ...{ keepPreviousData, revalidateFirstPage: false },
      ...{ revalidateOnFocus: false, shouldRetryOnError: false },
    },
  );
  const posts = data?.flatMap((page) => page.posts);
  return {
    /** Undefined until the first page has loaded. */
    posts: posts && [...new Map(posts.map((post) => [post.post_id, post])).values()],
    ended: data?.at(-1)?.next === undefined,
    loading: isValidating,
    failed: error !== undefined && !isValidating,
    loadMore: () => void (error === undefined ? setSize(size + 1) : mutate()),
    refresh: () => mutate(),
  };
}
