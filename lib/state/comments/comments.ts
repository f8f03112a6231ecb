// The comments of an article, and what a reader does to them. Protects: typed text stays until it
// is posted, a list changes only once the service has accepted the change, and rows don't move
// under the reader's finger until they choose an order again.
import { atom, useAtomValue, useSetAtom, type Setter } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import useSWRInfinite from 'swr/infinite';
import { ServiceError } from '@/lib/client/service-error';
import { takenDown, type Comment, type Envelope, type Reply } from '@/lib/contract';
import type { CommentReportReason } from '@/lib/model/article/report-reasons';
import { CommentSort, LikeOperate, ReportTarget } from '@/lib/model/wire/enums';
import { LikeStatus } from '@/lib/model/wire/card-enums';
import { nextCursor } from '@/lib/model/wire/next-cursor';
import { actAtom, failureText } from '../page/act';
import { notifyAtom, type ToastText } from '../page/notices';
import { readerAtom } from '../page/reader';
import { callAtom } from '../page/service';
import { unansweredKey } from '../page/unanswered';

export type CommentOrder = keyof typeof CommentSort;

type Page = { comments: Comment[]; total: number; next: string | undefined };

/** How a like changes a comment or a reply. */
export type Liked = Pick<Comment, 'like_count' | 'like_status'>;

/** Refetches cached data each time `shown` changes; the cached data stays visible meanwhile. */
function useAskedAnew(kept: boolean, ask: () => Promise<unknown>, shown: string): void {
  const askAnew = useEffectEvent(() => {
    if (kept) void ask();
  });
  useEffect(() => askAnew(), [shown]);
}

/** The comments of an event in one order, page by page. */
export function useComments(event_id: string, order: CommentOrder) {
  const reader = useAtomValue(readerAtom)?.id;
  const call = useSetAtom(callAtom);
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite(
    (index: number, previous: Page | null) =>
      index > 0 && previous?.next === undefined
        ? null
        : (['comments', event_id, order, reader ?? '', previous?.next ?? ''] as const),
    async ([, , , , cursor]): Promise<Page> => {
      const input = { event_id, sort: CommentSort[order], cursor };
      const { data: page } = await call()('ListEventComments', input, { quiet: true });
      if (!page) throw new Error('The comments came without data.');
      const { comments, total } = page;
      return { comments, total, next: nextCursor(page, cursor) };
    },
    { revalidateFirstPage: false, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  // An order's cached list lacks changes made while another order was shown.
  useAskedAnew(data !== undefined, mutate, order);
  const listed = data?.flatMap(({ comments }) => comments);
  // Uses the list at that time: another press may have been answered since this one.
  const edit = (change: (page: Page, index: number) => Page) =>
    data ? mutate((now) => now?.map(change), { revalidate: false }) : mutate();
  const editOne = (id: string, change: (one: Comment) => Comment, more = 0) =>
    edit(({ comments, total, ...page }) => ({
      ...{ ...page, total: total + more },
      comments: comments.map((one) => (one.comment_id === id ? change(one) : one)),
    }));
  return {
    /** Undefined until the first page has loaded. */
    comments: listed && [...new Map(listed.map((one) => [one.comment_id, one])).values()],
    total: data?.[0]?.total,
    ended: data?.at(-1)?.next === undefined,
    loading: isValidating,
    failed: error !== undefined && !isValidating,
    loadMore: () => void (error === undefined ? setSize(size + 1) : mutate()),
    refresh: () => mutate(),
    /** A new comment comes first, whatever the order; one that is already listed is the same. */
    add: (posted: Comment | undefined) =>
      posted
        ? edit((page, index) =>
            index > 0 || page.comments.some((one) => one.comment_id === posted.comment_id)
              ? page
              : { ...page, comments: [posted, ...page.comments], total: page.total + 1 },
          )
        : mutate(),
    liked: (id: string, liked: Liked) => editOne(id, (one) => ({ ...one, ...liked })),
    answered: (id: string) =>
      editOne(id, (one) => ({ ...one, reply_count: one.reply_count + 1 }), 1),
  };
}

/** An offset alone would skip a reply for each one deleted meanwhile. */
type NextReplies = { offset: number; cursor: string };

/** The replies under a comment while they are expanded. */
export function useReplies({ event_id, comment_id }: Comment, open: boolean) {
  const reader = useAtomValue(readerAtom)?.id;
  const call = useSetAtom(callAtom);
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite(
    (index: number, previous: { next: NextReplies | undefined } | null) => {
      const { offset = 0, cursor = '' } = previous?.next ?? {};
      return !open || (index > 0 && previous?.next === undefined)
        ? null
        : (['replies', comment_id, reader ?? '', offset, cursor] as const);
    },
    async ([, , , offset, cursor]) => {
      const input = { event_id, comment_id, offset, cursor };
      const { data: page } = await call()('ListCommentReplies', input, { quiet: true });
      if (!page) throw new Error('The replies came without data.');
      const next = { offset: page.next_offset, cursor: page.next_cursor };
      // A service that repeats itself is asked no further.
      const isFurther = next.cursor ? next.cursor !== cursor : next.offset > offset;
      return { replies: page.replies, next: page.has_more && isFurther ? next : undefined };
    },
    { revalidateFirstPage: false, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  useAskedAnew(open && data !== undefined, mutate, open ? comment_id : '');
  return {
    replies: data?.flatMap(({ replies }): Reply[] => replies),
    ended: data?.at(-1)?.next === undefined,
    loading: isValidating,
    failed: error !== undefined && !isValidating,
    loadMore: () => void (error === undefined ? setSize(size + 1) : mutate()),
    refresh: () => mutate(),
    liked: (id: string, liked: Liked) =>
      mutate(
        (now) =>
          now?.map((page) => ({
            ...page,
            replies: page.replies.map((one) => (one.reply_id === id ? { ...one, ...liked } : one)),
          })),
        { revalidate: false },
      ),
  };
}

/** Makes a call and shows the reader why it failed. Undefined when nothing was accepted. */
async function tried<A extends Envelope>(
  set: Setter,
  send: () => Promise<A>,
  unchanged: ToastText,
): Promise<A | undefined> {
  try {
    const answer = await send();
    if (answer.code === 0) return answer;
    const told: ToastText = answer.code === takenDown ? { key: 'comments.articleGone' } : unchanged;
    set(notifyAtom, { ...told, tone: 'bad' });
  } catch (error) {
    // The sign-in question that the client opened is feedback enough.
    const isAsked = error instanceof ServiceError && error.kind === 'notLoggedIn';
    if (!isAsked) set(notifyAtom, { ...failureText(error, unchanged), tone: 'bad' });
  }
  return undefined;
}

/**
 * Posts a comment, or a reply where `under` names its parent. Undefined when it was not accepted.
 * The same text sent twice within a minute is one comment, so a lost answer can be requested again.
 */
export const postCommentAtom = atom(
  null,
  async (
    _get,
    set,
    event_id: string,
    text: string,
    under?: Comment | Reply,
  ): Promise<{ comment?: Comment } | undefined> => {
    const act = set(actAtom);
    const unchanged = { key: 'comments.notSent' } as const;
    if (!under) {
      const answer = await tried(set, () => act('CreateComment', { event_id, text }), unchanged);
      return answer && { comment: answer.data?.comment };
    }
    const { comment_id } = under;
    const reply_to_reply_id = 'reply_id' in under ? under.reply_id : undefined;
    const input = { event_id, comment_id, reply_to_reply_id, text };
    return (await tried(set, () => act('CreateReply', input), unchanged)) && {};
  },
);

/** Likes it, or removes the like. Undefined when nothing changed. */
export const likeCommentAtom = atom(
  null,
  async (_get, set, one: Comment | Reply): Promise<Liked | undefined> => {
    const { event_id, like_status } = one;
    const is_reply = 'reply_id' in one;
    const comment_id = is_reply ? one.reply_id : one.comment_id;
    const liked = like_status === LikeStatus.Like;
    const action_type = liked ? LikeOperate.CancelLike : LikeOperate.Like;
    const input = { event_id, comment_id, action_type, is_reply };
    const answer = await tried(set, () => set(actAtom)('ActOnComment', input), {
      key: liked ? 'acts.notUnliked' : 'acts.notLiked',
    });
    if (!answer) return undefined;
    const counted = one.like_count + (liked ? -1 : 1);
    return {
      like_count: answer.data?.like_count ?? Math.max(0, counted),
      like_status: liked ? LikeStatus.None : LikeStatus.Like,
    };
  },
);

/** Deletes one's own comment; true also if it is already gone. */
export const deleteCommentAtom = atom(
  null,
  async (_get, set, one: Comment | Reply): Promise<boolean> => {
    const comment_id = 'reply_id' in one ? one.reply_id : one.comment_id;
    const send = (): Promise<Envelope> =>
      set(actAtom)('DeleteComment', { comment_id }).catch((error: unknown) => {
        if (error instanceof ServiceError && error.code === 404) return { code: 0 };
        throw error;
      });
    return (await tried(set, send, { key: 'comments.notDeleted' })) !== undefined;
  },
);

/** Reports it; each report counts, so it is sent only once. */
export const reportCommentAtom = atom(
  null,
  async (
    _get,
    set,
    one: Comment | Reply,
    reason: CommentReportReason,
    text?: string,
  ): Promise<boolean> => {
    const isReply = 'reply_id' in one;
    const report = {
      report_target_type: isReply ? ReportTarget.CommentReply : ReportTarget.EventComment,
      ...{ comment_id: one.comment_id, reply_id: isReply ? one.reply_id : undefined },
      ...{ event_id: one.event_id, report_type: reason, report_desc: text },
    };
    const send = () => set(callAtom)('Report', { report }, { quiet: true });
    const taken = await tried(set, send, {
      key: 'acts.reportFailed',
      error: { key: unansweredKey() },
    });
    if (taken) set(notifyAtom, { key: 'acts.reported', tone: 'good' });
    return taken !== undefined;
  },
);
