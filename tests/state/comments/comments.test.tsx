/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { SWRConfig } from 'swr';
import { takenDown } from '@/lib/contract';
import { comment as commentOf, reply as replyOf, type Comment } from '@/lib/contract/comment';
import { CommentSort, LikeOperate, ReportReason, ReportTarget } from '@/lib/model/wire/enums';
import { LikeStatus } from '@/lib/model/wire/card-enums';
import {
  deleteCommentAtom,
  likeCommentAtom,
  postCommentAtom,
  reportCommentAtom,
  useComments,
  useReplies,
} from '@/lib/state/comments/comments';
import { noticesAtom } from '@/lib/state/page/notices';
import { readerAtom } from '@/lib/state/page/reader';
import { newReader, type Answer, type Asked } from '../reader';

const shared = { event_id: 'e1', text: 'Hm', user: { user_id: 'o', name: 'Ana' } };
const comment = (id: string, over: object = {}): Comment =>
  commentOf.parse({ ...shared, comment_id: id, ...over });
const reply = (id: string, over: object = {}) =>
  replyOf.parse({ ...shared, comment_id: 'c1', reply_id: id, ...over });
const page = (comments: Comment[], next = '', total = 9): Answer => ({
  body: { code: 0, data: { comments, total, has_more: next !== '', next_cursor: next } },
});

function hook<T>(use: () => T, answer: (asked: Asked) => Answer | Promise<Answer>) {
  const reader = newReader(answer);
  reader.store.set(readerAtom, { id: 'u1' });
  const { result, rerender } = renderHook(use, {
    wrapper: ({ children }) => (
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <Provider store={reader.store}>{children}</Provider>
      </SWRConfig>
    ),
  });
  return { ...reader, result, rerender };
}

describe('the comments of an article', () => {
  const ids = (list: readonly Comment[] | undefined) => list?.map((one) => one.comment_id);
  const pages = ({ input }: Asked) =>
    input.cursor ? page([comment('b'), comment('c')]) : page([comment('a'), comment('b')], 'p2');
  const whole = async () => {
    const made = hook(() => useComments('e1', 'Hot'), pages);
    await waitFor(() => expect(made.result.current.loading).toBe(false));
    act(() => made.result.current.loadMore());
    await waitFor(() => expect(made.result.current.ended).toBe(true));
    return made;
  };

  it('come page by page in the order asked for, each once', async () => {
    const { result, asked } = hook(() => useComments('e1', 'Hot'), pages);
    expect(result.current).toMatchObject({ comments: undefined, total: undefined, failed: false });
    await waitFor(() => expect(ids(result.current.comments)).toEqual(['a', 'b']));
    expect(result.current).toMatchObject({ total: 9, ended: false, loading: false });
    act(() => result.current.loadMore());
    await waitFor(() => expect(ids(result.current.comments)).toEqual(['a', 'b', 'c']));
    expect(result.current).toMatchObject({ ended: true, failed: false });
    const asks = asked.map(({ name, input }) => [name, input.event_id, input.sort, input.cursor]);
    const sort = String(CommentSort.Hot);
    expect(asks[0]).toEqual(['ListEventComments', 'e1', sort, '']);
    expect(asks.at(-1)).toEqual(['ListEventComments', 'e1', sort, 'p2']);
    expect(asked).toHaveLength(2);
  });

  it.each<[string, Answer]>([
    ['fail', 'broken'],
    ['come without data', { body: { code: 0 } }],
  ])('that %s are asked for again with the next press', async (_, bad) => {
    let answer = bad;
    const { result } = hook(
      () => useComments('e1', 'New'),
      () => answer,
    );
    await waitFor(() => expect(result.current.failed).toBe(true));
    answer = page([comment('a')]);
    act(() => result.current.loadMore());
    await waitFor(() => expect(ids(result.current.comments)).toEqual(['a']));
    expect(result.current.failed).toBe(false);
  });

  it('change in place: what was posted comes first and counts once, what is liked stays there', async () => {
    const { result, asked } = await whole();
    await act(async () => void (await result.current.add(comment('new'))));
    expect(ids(result.current.comments)).toEqual(['new', 'a', 'b', 'c']);
    expect(result.current.total).toBe(10);
    await act(async () => void (await result.current.add(comment('new'))));
    expect(result.current.total).toBe(10);
    const liked = { like_count: 4, like_status: LikeStatus.Like };
    await act(async () => void (await result.current.liked('c', liked)));
    await act(async () => void (await result.current.answered('a')));
    const found = new Map(result.current.comments?.map((one) => [one.comment_id, one]));
    expect(found.get('c')).toMatchObject(liked);
    expect(found.get('b')).toMatchObject({ like_count: 0, reply_count: 0 });
    expect(found.get('a')).toMatchObject({ like_count: 0, reply_count: 1 });
    expect(result.current.total).toBe(11);
    expect(asked).toHaveLength(2);
  });

  it('are asked for where a comment was accepted that the answer does not hold', async () => {
    const { result, asked } = await whole();
    const before = asked.length;
    await act(async () => void (await result.current.add(undefined)));
    expect(asked.length).toBeGreaterThan(before);
  });
});

describe('replies', () => {
  const answer = ({ input }: Asked): Answer => {
    const first = !input.cursor && Number(input.offset) === 0;
    const next = first
      ? { replies: [reply('r1')], has_more: true, next_offset: 1, next_cursor: 'p2' }
      : { replies: [reply('r2')], has_more: false, next_offset: 2, next_cursor: 'p3' };
    return { body: { code: 0, data: next } };
  };

  it('are asked for once they are shown, and go on after the last one', async () => {
    let open = false;
    const { result, asked, rerender } = hook(() => useReplies(comment('c1'), open), answer);
    expect(result.current).toMatchObject({ replies: undefined, loading: false });
    expect(asked).toEqual([]);
    open = true;
    rerender();
    await waitFor(() => expect(result.current.replies).toHaveLength(1));
    expect(result.current).toMatchObject({ ended: false, failed: false });
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.ended).toBe(true));
    expect(result.current.replies?.map((one) => one.reply_id)).toEqual(['r1', 'r2']);
    expect(asked.at(-1)?.input).toMatchObject({ comment_id: 'c1', offset: '1', cursor: 'p2' });
    const liked = { like_count: 2, like_status: LikeStatus.Like };
    await act(async () => void (await result.current.liked('r2', liked)));
    expect(result.current.replies?.map((one) => one.like_count)).toEqual([0, 2]);
  });

  it('that fail, or come without data, are asked for again', async () => {
    for (const bad of ['broken', { body: { code: 0 } }] as const) {
      let now: Answer = bad;
      const { result } = hook(
        () => useReplies(comment('c1'), true),
        (asked) => (now === bad ? now : answer(asked)),
      );
      await waitFor(() => expect(result.current.failed).toBe(true));
      now = { body: {} };
      act(() => result.current.loadMore());
      await waitFor(() => expect(result.current.replies).toHaveLength(1));
    }
  });
});

describe('what a reader does', () => {
  const done: Answer = { body: { code: 0 } };
  function reader(answer: Answer | ((asked: Asked) => Answer)) {
    const made = newReader(typeof answer === 'function' ? answer : () => answer);
    made.store.set(readerAtom, { id: 'u1' });
    const told = () =>
      made.store.get(noticesAtom).map((one) => ('key' in one ? one.key : one.text));
    return { ...made, told };
  }

  it('posts a comment, or a reply to a comment or to a reply', async () => {
    const posted = comment('new');
    const { store, asked } = reader(({ name }) => ({
      body: {
        code: 0,
        data: name === 'CreateReply' ? { reply: reply('r9') } : { comment: posted },
      },
    }));
    expect(await store.set(postCommentAtom, 'e1', 'Hm')).toEqual({ comment: posted });
    expect(await store.set(postCommentAtom, 'e1', 'So', comment('c1'))).toEqual({});
    await store.set(postCommentAtom, 'e1', 'Oh', reply('r1'));
    expect(asked.map(({ name, input }) => [name, input])).toEqual([
      ['CreateComment', expect.objectContaining({ event_id: 'e1', text: 'Hm' })],
      ['CreateReply', expect.objectContaining({ comment_id: 'c1', text: 'So' })],
      ['CreateReply', expect.objectContaining({ comment_id: 'c1', reply_to_reply_id: 'r1' })],
    ]);
    expect(asked[1]?.input.reply_to_reply_id).toBeUndefined();
  });

  it.each([
    [LikeStatus.None, 3, LikeOperate.Like, 4, LikeStatus.Like],
    [LikeStatus.Like, 3, LikeOperate.CancelLike, 2, LikeStatus.None],
    [LikeStatus.Like, 0, LikeOperate.CancelLike, 0, LikeStatus.None],
  ])('likes, or takes it back: %s of %s', async (like_status, like_count, action, count, after) => {
    const { store, asked } = reader(done);
    const one = { like_status, like_count };
    const shown = { like_count: count, like_status: after };
    expect(await store.set(likeCommentAtom, comment('c1', one))).toEqual(shown);
    expect(await store.set(likeCommentAtom, reply('r1', one))).toEqual(shown);
    expect(asked.map(({ input }) => input)).toEqual([
      expect.objectContaining({ comment_id: 'c1', is_reply: false, action_type: action }),
      expect.objectContaining({ comment_id: 'r1', is_reply: true, action_type: action }),
    ]);
    const counted = reader({ body: { code: 0, data: { like_count: 40 } } });
    expect(await counted.store.set(likeCommentAtom, comment('c1', one))).toEqual({
      ...{ like_count: 40, like_status: after },
    });
  });

  it('deletes, also what is gone already; reports under its own name', async () => {
    const { store, asked, told } = reader(done);
    expect(await store.set(deleteCommentAtom, comment('c1'))).toBe(true);
    expect(await store.set(deleteCommentAtom, reply('r1'))).toBe(true);
    const { Other } = ReportReason;
    expect(await store.set(reportCommentAtom, comment('c1'), Other, 'Why')).toBe(true);
    expect(await store.set(reportCommentAtom, reply('r1'), Other)).toBe(true);
    expect(asked.map(({ input }) => input)).toMatchObject([
      { comment_id: 'c1' },
      { comment_id: 'r1' },
      { report: { report_target_type: ReportTarget.EventComment, report_desc: 'Why' } },
      { report: { report_target_type: ReportTarget.CommentReply, reply_id: 'r1' } },
    ]);
    expect(told()).toEqual(['acts.reported', 'acts.reported']);
    const gone = reader({ status: 404, body: { code: 404, base_resp: { error_code: 404 } } });
    expect(await gone.store.set(deleteCommentAtom, comment('c1'))).toBe(true);
    expect(gone.told()).toEqual([]);
  });

  const acts: [string, string, (store: ReturnType<typeof reader>['store']) => Promise<unknown>][] =
    [
      ['a comment', 'comments.notSent', (store) => store.set(postCommentAtom, 'e1', 'Hm')],
      ['a like', 'acts.notLiked', (store) => store.set(likeCommentAtom, comment('c1'))],
      [
        'a like that is taken back',
        'acts.notUnliked',
        (store) => store.set(likeCommentAtom, comment('c1', { like_status: LikeStatus.Like })),
      ],
      ['a deletion', 'comments.notDeleted', (store) => store.set(deleteCommentAtom, comment('c1'))],
    ];
  it.each(acts)('%s that is not accepted changes nothing, and says why', async (_, key, act_) => {
    const refused = reader({ body: { code: 7 } });
    expect(await act_(refused.store)).toBeFalsy();
    expect(refused.told()).toEqual([key]);
    const gone = reader({ body: { code: takenDown } });
    expect(await act_(gone.store)).toBeFalsy();
    expect(gone.told()).toEqual(['comments.articleGone']);
    const lost = reader('broken');
    expect(await act_(lost.store)).toBeFalsy();
    expect(lost.told()).toHaveLength(1);
  });
});
