/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import CommentsSection from '@/components/comments/comments-section';
import { commentLedMost } from '@/components/comments/comments-section';
import { Notices } from '@/components/shell/notices';
import { commentPage } from '@/lib/contract/operations/comments';
import { CommentSort, LikeOperate, ReportReason, ReportTarget } from '@/lib/model/wire/enums';
import { readerAtom } from '@/lib/state/page/reader';
import { popupsAtom } from '@/lib/state/page/popups';
import { newReader, type Answer, type Asked } from '@/tests/state/reader';
import { renderPage } from '../page';

const comment = (id: string, more: object = {}) => ({
  comment_id: id,
  event_id: 'e1',
  text: `Text of ${id}`,
  user: { user_id: 'u-other', name: 'Ana' },
  created_at: Date.UTC(2026, 10, 21, 11),
  like_count: 2,
  like_status: 2,
  reply_count: 0,
  own: false,
  state: 'shown',
  ...more,
});

const listOf = (comments: object[]): Answer => ({
  body: { code: 0, data: { comments, total: comments.length, has_more: false, next_cursor: '' } },
});

const fine: Answer = { body: { code: 0 } };

function open(
  answer: (asked: Asked) => Answer | Promise<Answer>,
  signedIn = true,
  // What was loaded before, where the article is opened again.
  cache = new Map(),
) {
  const { store, asked } = newReader(answer);
  store.set(readerAtom, signedIn ? { id: 'u-me', name: 'Me' } : undefined);
  const page = renderPage(
    <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>
      <CommentsSection eventId="e1" />
      <Notices />
    </SWRConfig>,
    { store },
  );
  return { asked, ...page };
}

const inputsOf = (asked: Asked[], name: Asked['name']) =>
  asked.filter((one) => one.name === name).map(({ input }) => input);

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/m/news/detail?id=e1');
});

it('shows comments in the chosen order', async () => {
  const { asked } = open(() => listOf([comment('c1'), comment('c2')]));
  expect(await screen.findByText('Text of c1')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Comments 2' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Newest' }));
  await waitFor(() =>
    expect(inputsOf(asked, 'ListEventComments').at(-1)).toMatchObject({
      sort: String(CommentSort.New),
    }),
  );
});

it('is empty, or failed with a button to retry', async () => {
  let broken = true;
  open(() => (broken ? 'broken' : listOf([])));
  expect(await screen.findByRole('alert')).toHaveTextContent('didn’t load');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No comments yet.')).toBeVisible();
});

it('keeps typed text where sending failed, and after a reload; posting clears it', async () => {
  let broken = true;
  const { asked, unmount } = open(({ name }) =>
    name === 'CreateComment' ? (broken ? 'broken' : fine) : listOf([]),
  );
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'So it is');
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Post' })).toBeEnabled());
  expect(screen.getByRole('textbox')).toHaveValue('So it is');
  unmount();
  broken = false;
  const again = open(() => fine);
  expect(screen.getByRole('textbox')).toHaveValue('So it is');
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(''));
  // Retried where no answer came: the same text is one comment.
  expect(inputsOf([...asked, ...again.asked], 'CreateComment')).toEqual(
    Array.from({ length: 3 }, () => ({ event_id: 'e1', text: 'So it is' })),
  );
});

it('names the author of the comment in each button', async () => {
  open(() => listOf([comment('c1')]));
  const like = await screen.findByRole('button', { name: 'Like, 2 so far' });
  const writer = comment('c1').user?.name ?? 'nobody';
  const presses = [like, ...screen.getAllByRole('button', { name: /^(?:Reply|Report)$/ })];
  expect(presses).toHaveLength(3);
  for (const press of presses) expect(press).toHaveAccessibleDescription(writer);
});

it('asks a guest to sign in, and keeps typed text', async () => {
  const { store, asked } = open(() => listOf([comment('c1')]), false);
  await userEvent.type(await screen.findByRole('textbox'), 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in to comment' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Like, 2 so far' }));
  expect(store.get(popupsAtom).map(({ popup }) => popup.kind)).toEqual(['sign-in']);
  expect(screen.getByRole('textbox')).toHaveValue('Hello');
  expect(asked.map(({ name }) => name)).not.toContain('ActOnComment');
});

it('likes, deletes one’s own after a confirmation, and reports that of another', async () => {
  const { asked } = open(({ name }) =>
    name === 'ListEventComments'
      ? listOf([comment('c1'), comment('c2', { own: true, like_status: 1 })])
      : fine,
  );
  const [first, second] = await screen.findAllByRole('listitem');
  if (!first || !second) throw new Error('both comments are there');
  await userEvent.click(within(first).getByRole('button', { name: 'Like, 2 so far' }));
  await userEvent.click(within(second).getByRole('button', { name: 'Like, 2 so far' }));
  await userEvent.click(within(first).getByRole('button', { name: 'Report' }));
  await userEvent.click(within(first).getByRole('button', { name: 'Misinformation' }));
  await userEvent.click(within(second).getByRole('button', { name: 'Delete' }));
  expect(inputsOf(asked, 'DeleteComment')).toEqual([]);
  const sure = within(second).getByRole('group', { name: 'Delete this for good?' });
  await userEvent.click(within(sure).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(inputsOf(asked, 'DeleteComment')).toEqual([{ comment_id: 'c2' }]));
  expect(inputsOf(asked, 'ActOnComment').map(({ action_type }) => action_type)).toEqual([
    LikeOperate.Like,
    LikeOperate.CancelLike,
  ]);
  expect(inputsOf(asked, 'Report')).toMatchObject([
    {
      report: {
        report_target_type: ReportTarget.EventComment,
        comment_id: 'c1',
        report_type: ReportReason.Misinformation,
      },
    },
  ]);
});

it('folds replies, and replies to one by name', async () => {
  const reply = {
    ...comment('c1', { text: 'A reply' }),
    reply_id: 'r1',
    state: undefined,
  };
  const { asked } = open(({ name }) => {
    if (name === 'ListEventComments') return listOf([comment('c1', { reply_count: 1 })]);
    if (name === 'ListCommentReplies')
      return { body: { code: 0, data: { replies: [reply], has_more: false, next_offset: 1 } } };
    return fine;
  });
  const fold = await screen.findByRole('button', { name: '1 reply' });
  expect(screen.queryByText('A reply')).toBeNull();
  await userEvent.click(fold);
  expect(await screen.findByText('A reply')).toBeVisible();
  const answers = screen.getAllByRole('button', { name: 'Reply' });
  await userEvent.click(answers.at(-1) ?? fold);
  await userEvent.click(answers[0] ?? fold);
  expect(screen.getByRole('textbox', { name: 'Reply to Ana' })).toHaveFocus();
  await userEvent.click(answers.at(-1) ?? fold);
  const box = screen.getByRole('textbox', { name: 'Reply to Ana' });
  expect(box).toHaveFocus();
  await userEvent.type(box, 'Yes');
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() =>
    expect(inputsOf(asked, 'CreateReply')).toEqual([
      { event_id: 'e1', comment_id: 'c1', reply_to_reply_id: 'r1', text: 'Yes' },
    ]),
  );
});

it('shows a placeholder for deleted or hidden comments, without their text', async () => {
  open(() =>
    listOf([
      comment('c1', { state: 'deleted', text: '', user: null, reply_count: 1 }),
      comment('c2', { state: 'hidden', text: '', user: null, reply_count: 1 }),
    ]),
  );
  expect(await screen.findByText('Deleted comment')).toBeVisible();
  expect(screen.getByText('Hidden by those who run this site')).toBeVisible();
});

it('a reply under a removed comment can be replied to, the comment cannot', async () => {
  const reply = { ...comment('c1', { text: 'A reply' }), reply_id: 'r1', state: undefined };
  const gone = comment('c1', { state: 'deleted', text: '', user: null, reply_count: 1 });
  const { asked } = open(({ name }) => {
    if (name === 'ListEventComments') return listOf([gone]);
    if (name === 'ListCommentReplies')
      return { body: { code: 0, data: { replies: [reply], has_more: false, next_offset: 1 } } };
    return fine;
  });
  await userEvent.click(await screen.findByRole('button', { name: '1 reply' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Reply to Ana' }), 'Yes');
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() =>
    expect(inputsOf(asked, 'CreateReply')).toMatchObject([
      { comment_id: 'c1', reply_to_reply_id: 'r1' },
    ]),
  );
});

it('accepts no typing in a comment that is being sent', async () => {
  let answer: ((answer: Answer) => void) | undefined;
  open(({ name }) =>
    name === 'CreateComment' ? new Promise((resolve) => (answer = resolve)) : listOf([]),
  );
  const box = await screen.findByRole('textbox', { name: 'Your comment' });
  await userEvent.type(box, 'First');
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
  await userEvent.type(box, ' and more');
  expect(box).toHaveValue('First');
  await waitFor(() => expect(answer).toBeDefined());
  answer?.(fine);
  await waitFor(() => expect(box).toHaveValue(''));
  await userEvent.type(box, 'Second');
  expect(box).toHaveValue('Second');
});

it('reports another reason with the reader’s own text', async () => {
  const { asked } = open(({ name }) =>
    name === 'ListEventComments' ? listOf([comment('c1')]) : fine,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Report' }));
  await userEvent.click(screen.getByRole('button', { name: 'Other' }));
  const words = screen.getByRole('textbox', { name: /Tell us more/ });
  expect(words).toHaveFocus();
  await userEvent.type(words, 'It names my address');
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
  await waitFor(() =>
    expect(inputsOf(asked, 'Report')).toMatchObject([
      { report: { report_type: ReportReason.Other, report_desc: 'It names my address' } },
    ]),
  );
});

it('unfolds and shows the comment in the address, once', async () => {
  const shown = jest.fn();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shown(this.textContent);
  };
  window.history.replaceState(null, '', '/m/news/detail?id=e1#comment-c2');
  const { asked } = open(({ name }) =>
    name === 'ListEventComments'
      ? listOf([comment('c1', { reply_count: 1 }), comment('c2', { reply_count: 1 })])
      : { body: { code: 0, data: { replies: [], has_more: false, next_offset: 0 } } },
  );
  await waitFor(() => expect(shown).toHaveBeenCalledWith(expect.stringContaining('Text of c2')));
  await waitFor(() =>
    expect(inputsOf(asked, 'ListCommentReplies')).toMatchObject([{ comment_id: 'c2' }]),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Newest' }));
  expect(await screen.findByText('Text of c2')).toBeVisible();
  expect(shown).toHaveBeenCalledTimes(1);
});

describe('a comment in the address that is on a later page', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));
  const page = (at: number, last: number): Answer => ({
    body: {
      code: 0,
      data: {
        comments: Array.from({ length: commentPage }, (_, place) => comment(`p${at}-${place}`)),
        ...{
          total: 20 * (last + 1),
          has_more: at < last,
          next_cursor: at < last ? `${at + 1}` : '',
        },
      },
    },
  });
  const cursors = (asked: Asked[]) =>
    inputsOf(asked, 'ListEventComments').map(({ cursor }) => Number(cursor));
  const lead = (id: string, last: number) => {
    window.history.replaceState(null, '', `/m/news/detail?id=e1#comment-${id}`);
    return open(({ input }) => page(Number(input.cursor), last));
  };

  it('is loaded and shown', async () => {
    const shown = jest.fn();
    Element.prototype.scrollIntoView = function scrollIntoView() {
      shown(this.textContent);
    };
    const { asked } = lead('p2-7', 5);
    await waitFor(() =>
      expect(shown).toHaveBeenCalledWith(expect.stringContaining('Text of p2-7')),
    );
    expect(cursors(asked)).toEqual([0, 1, 2]);
    await userEvent.click(screen.getByRole('button', { name: 'More comments' }));
    await waitFor(() => expect(cursors(asked)).toEqual([0, 1, 2, 3]));
  });

  it('is not searched beyond the limit, or the end', async () => {
    const far = lead('gone', 99);
    await waitFor(() => expect(cursors(far.asked)).toHaveLength(commentLedMost / commentPage));
    expect(await screen.findByRole('button', { name: 'More comments' })).toBeEnabled();
    expect(cursors(far.asked)).toHaveLength(commentLedMost / commentPage);
    far.unmount();
    const near = lead('gone', 1);
    await waitFor(() => expect(screen.getAllByText(/^Text of /)).toHaveLength(40));
    expect(cursors(near.asked)).toEqual([0, 1]);
  });
});

const texts = () => screen.getAllByText(/^Text of /).map(({ textContent }) => textContent);

it('keeps the order when one is liked or replied to; one’s own is first', async () => {
  const { asked } = open(({ name }) => {
    if (name === 'ListEventComments') return listOf([comment('c1'), comment('c2')]);
    if (name === 'ActOnComment') return { body: { code: 0, data: { like_count: 7 } } };
    const mine = comment('c3', { own: true, like_count: 0 });
    return { body: { code: 0, data: name === 'CreateComment' ? { comment: mine } : undefined } };
  });
  const [, second] = await screen.findAllByRole('listitem');
  if (!second) throw new Error('both comments are there');
  await userEvent.click(within(second).getByRole('button', { name: 'Like, 2 so far' }));
  const liked = await within(second).findByRole('button', { name: 'Like, 7 so far' });
  expect(liked).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(within(second).getByRole('button', { name: 'Reply' }));
  await userEvent.type(within(second).getByRole('textbox'), 'Yes');
  await userEvent.click(within(second).getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(within(second).queryByRole('textbox')).toBeNull());
  expect(within(second).getByRole('button', { name: 'Hide replies' })).toBeVisible();
  await userEvent.type(screen.getByRole('textbox'), 'Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(texts()).toEqual(['Text of c3', 'Text of c1', 'Text of c2']));
  expect(screen.getByRole('heading', { name: 'Comments 4' })).toBeVisible();
  expect(inputsOf(asked, 'ListEventComments')).toHaveLength(1);
});

it.each([
  ['Like, 2 so far', 'ActOnComment', 'Couldn’t send your like.', 2],
  ['Report', 'Report', 'Your report was not sent.', 1],
] as const)('reports a failed %s with a message of its own', async (press, call, words, times) => {
  let broken: Answer = { body: { code: 500 } };
  const { asked } = open(({ name }) => (name === call ? broken : listOf([comment('c1')])), true);
  const act = async () => {
    await userEvent.click(await screen.findByRole('button', { name: press }));
    if (call !== 'Report') return;
    // A failure is shown a moment before the button works again.
    const reason = () => screen.getByRole('button', { name: 'Misinformation' });
    await waitFor(() => expect(reason()).toBeEnabled());
    await userEvent.click(reason());
  };
  await act();
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
  broken = 'broken';
  const before = inputsOf(asked, call).length;
  if (call === 'Report') await userEvent.click(screen.getByRole('button', { name: press }));
  await act();
  expect(await screen.findByText(/we don’t know whether it was done/)).toBeInTheDocument();
  expect(inputsOf(asked, call).length - before).toBe(times);
  expect(screen.queryByText(/It was not posted/)).toBeNull();
});

it('treats a comment that is already gone as deleted, and says that an article is gone', async () => {
  let deleted = false;
  open(({ name }) => {
    if (name === 'ListEventComments') return listOf(deleted ? [] : [comment('c1', { own: true })]);
    if (name === 'CreateComment') return { body: { code: -1 } };
    deleted = true;
    return { body: { code: 404, base_resp: { error_code: 404, error_message: 'Gone.' } } };
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const sure = screen.getByRole('group', { name: 'Delete this for good?' });
  await userEvent.click(within(sure).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No comments yet.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox'), 'Late');
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
  expect(await screen.findByText(/takes no comments/)).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('Late');
});

/** Two comments whose service counts likes and replies. */
function counting() {
  let liked = 2;
  const one = () => comment('c1', { like_count: liked, like_status: liked === 2 ? 2 : 1 });
  return ({ name }: Asked): Answer => {
    if (name === 'ActOnComment') liked = 3;
    return name === 'ListEventComments' ? listOf([one(), comment('c2')]) : fine;
  };
}

it('requests an order again that was shown before, after changes in another', async () => {
  open(counting());
  await screen.findByText('Text of c1');
  await userEvent.click(screen.getByRole('button', { name: 'Newest' }));
  const [first] = await screen.findAllByRole('button', { name: 'Like, 2 so far' });
  if (first) await userEvent.click(first);
  await screen.findByRole('button', { name: 'Like, 3 so far' });
  await userEvent.click(screen.getByRole('button', { name: 'Suggested' }));
  expect(await screen.findByRole('button', { name: 'Like, 3 so far' })).toBeVisible();
});

it('opened again, requests comments and replies that others wrote meanwhile', async () => {
  let later = false;
  const reply = (id: string) => ({ ...comment('c1', { text: `Reply ${id}` }), reply_id: id });
  const answer = ({ name }: Asked): Answer => {
    if (name === 'ListEventComments')
      return listOf([comment('c1', { reply_count: 1 }), ...(later ? [comment('c2')] : [])]);
    const replies = [reply('r1'), ...(later ? [reply('r2')] : [])];
    return { body: { code: 0, data: { replies, has_more: false, next_offset: 1 } } };
  };
  const cache = new Map();
  const first = open(answer, true, cache);
  await userEvent.click(await screen.findByRole('button', { name: '1 reply' }));
  expect(await screen.findByText('Reply r1')).toBeVisible();
  first.unmount();
  later = true;
  open(answer, true, cache);
  expect(screen.getByText('Text of c1')).toBeVisible();
  expect(await screen.findByText('Text of c2')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '1 reply' }));
  expect(await screen.findByText('Reply r2')).toBeVisible();
});

it('more replies are those after the last one, however many before it were removed', async () => {
  const reply = (id: string) => ({ ...comment('c1', { text: `Reply ${id}` }), reply_id: id });
  const { asked } = open(({ name, input }: Asked): Answer => {
    if (name === 'ListEventComments') return listOf([comment('c1', { reply_count: 2 })]);
    const more = { has_more: true, next_offset: 1, next_cursor: 'behind-r1' };
    const data =
      'cursor' in input && input.cursor === 'behind-r1'
        ? { replies: [reply('r2')], has_more: false, next_offset: 2 }
        : { replies: [reply('r1')], ...more };
    return { body: { code: 0, data } };
  });
  await userEvent.click(await screen.findByRole('button', { name: '2 replies' }));
  await userEvent.click(await screen.findByRole('button', { name: 'More replies' }));
  expect(await screen.findByText('Reply r2')).toBeVisible();
  expect(inputsOf(asked, 'ListCommentReplies').at(-1)).toMatchObject({ cursor: 'behind-r1' });
});

it('an unfinished reply can be continued, and can be canceled', async () => {
  open(() => listOf([comment('c1')]));
  const reply = await screen.findByRole('button', { name: 'Reply' });
  const box = () => screen.getByRole('textbox', { name: 'Reply to Ana' });
  await userEvent.click(reply);
  await userEvent.type(box(), 'Half');
  await userEvent.click(reply);
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('Half');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('textbox', { name: 'Reply to Ana' })).toBeNull();
  await userEvent.click(reply);
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('Half');
});

it('keeps the text of a report until it is sent', async () => {
  let broken = true;
  const answer = ({ name }: Asked): Answer =>
    name === 'Report' ? (broken ? 'broken' : fine) : listOf([comment('c1')]);
  const report = async () => userEvent.click(await screen.findByRole('button', { name: 'Report' }));
  const words = () => screen.getByRole('textbox', { name: /Tell us more/ });
  const first = open(answer);
  await report();
  await userEvent.click(screen.getByRole('button', { name: 'Other' }));
  await userEvent.type(words(), 'It names me');
  await report();
  await report();
  expect(words()).toHaveValue('It names me');
  first.unmount();
  open(answer);
  await report();
  expect(words()).toHaveValue('It names me');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /Tell us more/ })).toBeNull());
  await report();
  expect(screen.queryByRole('textbox', { name: /Tell us more/ })).toBeNull();
});

/** Answers of a call that are delayed until released, by the comment or reply they belong to. */
function heldBack(name: Asked['name'], rest: (asked: Asked) => Answer) {
  const held = new Map<unknown, () => void>();
  const answer = (asked: Asked) =>
    asked.name === name
      ? new Promise<Answer>((resolve) =>
          held.set(asked.input.comment_id, () => resolve({ body: { code: 0 } })),
        )
      : rest(asked);
  const letGo = (id: string) => act(async () => held.get(id)?.());
  return { answer, held, letGo };
}

/** The like button after this text on the page. */
const likeOf = (id: string) => {
  const words = screen.getByText(`Text of ${id}`);
  const isAfter = (one: HTMLElement) =>
    (words.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return screen.getAllByRole('button', { name: /^Like/ }).find(isAfter) ?? words;
};

it.each([
  ['in their order', ['c1', 'c2']],
  ['the later one first', ['c2', 'c1']],
])('keeps two likes whose answers arrive %s', async (_order, ids) => {
  const { answer, held, letGo } = heldBack('ActOnComment', () =>
    listOf([comment('c1'), comment('c2')]),
  );
  open(answer);
  await screen.findByText('Text of c1');
  for (const id of ['c1', 'c2']) await userEvent.click(likeOf(id));
  await waitFor(() => expect(held.size).toBe(2));
  for (const id of ids) await letGo(id);
  for (const id of ids)
    await waitFor(() => expect(likeOf(id)).toHaveAttribute('aria-pressed', 'true'));
  expect(screen.getAllByRole('button', { name: 'Like, 3 so far' })).toHaveLength(2);
});

it('keeps two likes of replies, in any order', async () => {
  const replies = ['r1', 'r2'].map((reply_id) => ({
    ...comment('c1', { text: `Text of ${reply_id}` }),
    reply_id,
  }));
  const { answer, held, letGo } = heldBack('ActOnComment', ({ name }) =>
    name === 'ListCommentReplies'
      ? { body: { code: 0, data: { replies, has_more: false, next_offset: 0 } } }
      : listOf([comment('c1', { reply_count: 2 })]),
  );
  open(answer);
  await userEvent.click(await screen.findByRole('button', { name: /2 replies/ }));
  await screen.findByText('Text of r1');
  for (const id of ['r1', 'r2']) await userEvent.click(likeOf(id));
  await waitFor(() => expect(held.size).toBe(2));
  for (const id of ['r2', 'r1']) await letGo(id);
  await waitFor(() => expect(likeOf('r1')).toHaveAttribute('aria-pressed', 'true'));
  expect(likeOf('r2')).toHaveAttribute('aria-pressed', 'true');
});

it('keeps a comment posted while a like was being sent', async () => {
  const mine = comment('c9', { own: true });
  const { answer, held, letGo } = heldBack('ActOnComment', ({ name }) =>
    name === 'CreateComment'
      ? { body: { code: 0, data: { comment: mine } } }
      : listOf([comment('c1')]),
  );
  open(answer);
  await screen.findByText('Text of c1');
  await userEvent.click(likeOf('c1'));
  await waitFor(() => expect(held.size).toBe(1));
  await userEvent.type(screen.getByRole('textbox', { name: 'Your comment' }), 'Words');
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
  await screen.findByText('Text of c9');
  await letGo('c1');
  await waitFor(() => expect(likeOf('c1')).toHaveAttribute('aria-pressed', 'true'));
  expect(screen.getByText('Text of c9')).toBeVisible();
});

it('counts a comment once that was posted again after its answer was lost', async () => {
  const mine = comment('c9', { own: true });
  open(({ name }) =>
    name === 'CreateComment'
      ? { body: { code: 0, data: { comment: mine } } }
      : listOf([comment('c1'), mine]),
  );
  await screen.findByText('Text of c9');
  await userEvent.type(screen.getByRole('textbox', { name: 'Your comment' }), 'Text of c9');
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(''));
  expect(screen.getByRole('heading', { name: 'Comments 2' })).toBeVisible();
  expect(screen.getAllByText('Text of c9')).toHaveLength(1);
});

it('scrolls a reply’s whole form into view, with its send button', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  open(() => listOf([comment('c1')]));
  await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
  const box = screen.getByRole('textbox', { name: 'Reply to Ana' });
  await waitFor(() => expect(scroll.mock.contexts).toContain(box.closest('form')));
  expect(box).toHaveFocus();
  scroll.mockRestore();
});
