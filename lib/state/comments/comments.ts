// The comments of an article, and what a reader does to them. Protects: what was typed stays until it
// is posted, and a list changes only when the service has taken the change.
import { atom, useAtomValue, useSetAtom } from 'jotai';
import useSWRInfinite from 'swr/infinite';
import { ServiceError } from '@/lib/client/service-error';
import type { Comment, Envelope, Reply } from '@/lib/contract';
import type { CommentReportReason } from '@/lib/model/article/report-reasons';
import { CommentSort, LikeOperate, LikeStatus, ReportTarget } from '@/lib/model/wire/enums';
import { notifyAtom } from '../page/notices';
import { readerAtom } from '../page/reader';
import { callAtom } from '../page/service';

export type CommentOrder = keyof typeof CommentSort;

type Page = { comments: Comment[]; total: number; next: string | undefined };

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
      const { comments, total, has_more, next_cursor } = page;
      return {
        comments,
        total,
        next: has_more && next_cursor !== cursor ? next_cursor : undefined,
      };
    },
    { revalidateFirstPage: false, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const listed = data?.flatMap(({ comments }) => comments);
  return {
    /** Undefined until the first page is here. */
    comments: listed && [...new Map(listed.map((one) => [one.comment_id, one])).values()],
    total: data?.[0]?.total,
    ended: data?.at(-1)?.next === undefined,
    loading: isValidating,
    failed: error !== undefined && !isValidating,
    loadMore: () => void (error === undefined ? setSize(size + 1) : mutate()),
    refresh: () => mutate(),
  };
}

/** The replies under a comment while they are unfolded. */
export function useReplies({ event_id, comment_id }: Comment, open: boolean) {
  const reader = useAtomValue(readerAtom)?.id;
  const call = useSetAtom(callAtom);
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite(
    (index: number, previous: { next: number | undefined } | null) =>
      !open || (index > 0 && previous?.next === undefined)
        ? null
        : (['replies', comment_id, reader ?? '', previous?.next ?? 0] as const),
    async ([, , , offset]) => {
      const input = { event_id, comment_id, offset };
      const { data: page } = await call()('ListCommentReplies', input, { quiet: true });
      if (!page) throw new Error('The replies came without data.');
      return { replies: page.replies, next: page.has_more ? page.next_offset : undefined };
    },
    { revalidateFirstPage: false, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return {
    replies: data?.flatMap(({ replies }): Reply[] => replies),
    ended: data?.at(-1)?.next === undefined,
    loading: isValidating,
    failed: error !== undefined && !isValidating,
    loadMore: () => void (error === undefined ? setSize(size + 1) : mutate()),
    refresh: () => mutate(),
  };
}

/** Makes a call; what refuses it is told to the reader, in the words of the refusal. */
const tryAtom = atom(null, async (_get, set, send: () => Promise<Envelope>): Promise<boolean> => {
  try {
    if ((await send()).code === 0) return true;
    set(notifyAtom, { key: 'errors.serviceError', tone: 'bad' });
  } catch (error) {
    const told = error instanceof ServiceError && error.kind !== 'notLoggedIn';
    const notice = error instanceof ServiceError ? error.notice : undefined;
    if (told)
      set(notifyAtom, { ...(notice ?? ({ key: 'comments.notSent' } as const)), tone: 'bad' });
  }
  return false;
});

/** Posts a comment, or a reply where `under` names what it answers. True when it was taken. */
export const postCommentAtom = atom(
  null,
  (_get, set, event_id: string, text: string, under?: Comment | Reply): Promise<boolean> =>
    set(tryAtom, () => {
      const call = set(callAtom);
      if (!under) return call('CreateComment', { event_id, text }, { quiet: true });
      const { comment_id } = under;
      const reply_to_reply_id = 'reply_id' in under ? under.reply_id : undefined;
      const input = { event_id, comment_id, reply_to_reply_id, text };
      return call('CreateReply', input, { quiet: true });
    }),
);

/** Likes it, or takes the like back. */
export const likeCommentAtom = atom(null, (_get, set, one: Comment | Reply): Promise<boolean> => {
  const { event_id, like_status } = one;
  const is_reply = 'reply_id' in one;
  const comment_id = is_reply ? one.reply_id : one.comment_id;
  const liked = like_status === LikeStatus.Like;
  const action_type = liked ? LikeOperate.CancelLike : LikeOperate.Like;
  const input = { event_id, comment_id, action_type, is_reply };
  return set(tryAtom, () => set(callAtom)('ActOnComment', input, { quiet: true }));
});

export const deleteCommentAtom = atom(null, (_get, set, one: Comment | Reply): Promise<boolean> => {
  const comment_id = 'reply_id' in one ? one.reply_id : one.comment_id;
  return set(tryAtom, () => set(callAtom)('DeleteComment', { comment_id }, { quiet: true }));
});

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
    const taken = await set(tryAtom, () => set(callAtom)('Report', { report }, { quiet: true }));
    if (taken) set(notifyAtom, { key: 'acts.reported', tone: 'good' });
    return taken;
  },
);
