// Comments as API calls: who writes, who reads, and what happens to them over time.
import { notLoggedIn, takenDown, type Input, type OperationName } from '@/lib/contract';
import type { Identity } from '@/lib/contract/identity';
import { commentChars } from '@/lib/model/limits/comments';
import { dayMs, minuteMs } from '@/lib/model/time';
import { CommentSort, LikeOperate, ReportReason, ReportTarget } from '@/lib/model/wire/enums';
import { authorMark } from '@/lib/newsroom/comments/authors';
import { commentText } from '@/lib/newsroom/comments/comment-text';
import { commentsADay, commentsAMinute } from '@/lib/newsroom/handlers/comments';
import { servedNewsroom } from './served';
import { sampleEvent } from './store/sample';
import { sameCommentMs } from '@/lib/newsroom/store/comments/comments';

const mark = ({ user = '' }: Identity) => authorMark(user);

let now = Date.UTC(2026, 0, 15, 12);
const served = servedNewsroom('comments', () => now);

describe.each(served.ways)('%s', (name, service) => {
  const own = name.replaceAll(' ', '-');
  const me: Identity = { user: `${own}-me` };
  const other: Identity = { user: `${own}-other` };
  const event_id = `${own}-event`;
  beforeAll(() => served.store.events.save(sampleEvent(event_id)));
  beforeEach(() => {
    now += minuteMs;
  });

  const call = <N extends OperationName>(operation: N, input: Input<N>, who: Identity) =>
    served.call(service, operation, input, who);
  const write = async (text: string, who = me, event = event_id) => {
    const answer = await call('CreateComment', { event_id: event, text }, who);
    return answer.data?.comment.comment_id ?? JSON.stringify(answer);
  };
  const answerTo = async (comment_id: string, text: string, who = other, to?: string) => {
    now += 1;
    const input = { event_id, comment_id, text, reply_to_reply_id: to };
    return (await call('CreateReply', input, who)).data?.reply.reply_id ?? '';
  };
  const list = async (input: object = {}, who: Identity = {}) =>
    (await call('ListEventComments', { event_id, sort: CommentSort.New, ...input }, who)).data;
  const replies = async (comment_id: string, input: object = {}, who: Identity = {}) =>
    (await call('ListCommentReplies', { event_id, comment_id, ...input }, who)).data;
  const messages = async (who: Identity) =>
    (await call('ListMessages', {}, who)).data?.messages.map(({ sub_type, count }) => [
      sub_type,
      count,
    ]);

  it('a guest reads and writes nothing', async () => {
    const id = await write('Hello');
    const guest = { device: 'd1' };
    expect((await list({}, guest))?.comments).toMatchObject([
      { comment_id: id, text: 'Hello', own: false, state: 'shown', user: { user_id: mark(me) } },
    ]);
    const answers = [
      await call('CreateComment', { event_id, text: 'x' }, guest),
      await call('CreateReply', { event_id, comment_id: id, text: 'x' }, guest),
      await call('ActOnComment', { event_id, comment_id: id, action_type: 1 }, guest),
      await call('DeleteComment', { comment_id: id }, guest),
    ];
    for (const { base_resp } of answers) expect(base_resp?.error_code).toBe(notLoggedIn);
    expect((await list())?.total).toBe(1);
    await call('DeleteComment', { comment_id: id }, me);
    expect(await list()).toMatchObject({ comments: [], total: 0 });
  });

  it('replies are listed under their comment, page by page, and make one message per reader', async () => {
    const root = await write('First');
    const first = await answerTo(root, 'One');
    const second = await answerTo(root, 'Two', me, first);
    await answerTo(root, 'Three');
    expect((await replies(root, { limit: 2 }))?.replies).toMatchObject([
      { reply_id: first, text: 'One', user: { user_id: mark(other) } },
      { reply_id: second, reply_to_reply_id: first, reply_to_user: { user_id: mark(other) } },
    ]);
    expect(await replies(root, { limit: 2, offset: 2 })).toMatchObject({
      replies: [{ text: 'Three' }],
      has_more: false,
      next_offset: 3,
    });
    expect((await list())?.comments).toMatchObject([{ comment_id: root, reply_count: 3 }]);
    expect(await messages(me)).toEqual([['reply', 2]]);
    expect(await messages(other)).toEqual([['reply', 1]]);
    const strange = await call('CreateReply', { event_id, comment_id: first, text: 'x' }, me);
    expect(strange.base_resp?.error_code).toBe(404);
    await call('DeleteComment', { comment_id: root }, me);
    expect((await list())?.comments).toMatchObject([
      { comment_id: root, state: 'deleted', text: '', user: null, reply_count: 3 },
    ]);
  });

  it('a reply hidden by a reader’s muted words, alone or with its thread, does not notify them', async () => {
    const writer: Identity = { user: `${own}-writer` };
    const starter: Identity = { user: `${own}-starter` };
    await call('AddMute', { mute: { kind: 'word', label: 'rubbish' } }, writer);
    const root = await write('Mine', writer);
    await answerTo(root, 'What rubbish');
    expect(await messages(writer)).toEqual([]);
    await answerTo(root, 'Well said');
    expect(await messages(writer)).toEqual([['reply', 1]]);
    const thread = await write('All of it is rubbish', starter);
    const reply = await answerTo(thread, 'No', writer);
    await answerTo(thread, 'Yes', other, reply);
    expect(await messages(writer)).toEqual([['reply', 1]]);
    // A reader who mutes nothing is notified of each.
    expect(await messages(starter)).toEqual([['reply', 2]]);
  });

  it('the next page of replies continues after the last one, even if some were removed meanwhile', async () => {
    const root = await write('Many');
    const all: string[] = [];
    for (const text of ['a', 'b', 'c', 'd', 'e']) all.push(await answerTo(root, text));
    const idsOf = (page: Awaited<ReturnType<typeof replies>>) =>
      page?.replies.map(({ reply_id }) => reply_id) ?? [];
    const first = await replies(root, { limit: 3 });
    expect(idsOf(first)).toEqual(all.slice(0, 3));
    for (const at of [0, 2]) await call('DeleteComment', { comment_id: all[at] ?? '' }, other);
    const from = { limit: 1, offset: first?.next_offset, cursor: first?.next_cursor };
    const second = await replies(root, from);
    expect(second).toMatchObject({ has_more: true, replies: [{ reply_id: all[3] }] });
    const last = await replies(root, { ...from, cursor: second?.next_cursor });
    expect(idsOf(last)).toEqual(all.slice(4));
    expect(last).toMatchObject({ has_more: false, next_cursor: '' });
    const { base_resp } = await call(
      'ListCommentReplies',
      { event_id, comment_id: root, cursor: 'nonsense' },
      me,
    );
    expect(base_resp).toMatchObject({ error_code: 400, reason: 'cursor' });
  });

  it.each([
    ['deleted', (comment_id: string) => call('DeleteComment', { comment_id }, me)],
    ['hidden', (comment_id: string) => served.store.comments.setHidden(comment_id, true)],
  ])('a reply can be answered under a comment that is %s', async (_, goes) => {
    const root = await write('Soon gone');
    const reply = await answerTo(root, 'Still here');
    await goes(root);
    const before = await messages(me);
    const third: Identity = { user: `${own}-third` };
    const answer = await answerTo(root, 'I answer you', third, reply);
    expect((await replies(root))?.replies).toMatchObject([
      { reply_id: reply },
      { reply_id: answer, reply_to_reply_id: reply, text: 'I answer you' },
    ]);
    expect(await messages(me)).toEqual(before);
    const onRoot = { event_id, comment_id: root, text: 'x' };
    const refused = [
      onRoot,
      { ...onRoot, reply_to_reply_id: root },
      { ...onRoot, comment_id: 'c_none', reply_to_reply_id: reply },
    ];
    await call('DeleteComment', { comment_id: root, reply_id: reply }, other);
    refused.push({ ...onRoot, reply_to_reply_id: reply });
    for (const input of refused) {
      expect((await call('CreateReply', input, third)).base_resp?.error_code).toBe(404);
    }
  });

  it('a deleted reply no longer notifies anybody', async () => {
    const before = [await messages(me), await messages(other)];
    const event = { event_id: `${own}-taken-back` };
    await served.store.events.save(sampleEvent(event.event_id));
    const comment_id = await write('Taken back', me, event.event_id);
    const reply = async (text: string, who: Identity, to?: string) => {
      const input = { ...event, comment_id, text, reply_to_reply_id: to };
      return (await call('CreateReply', input, who)).data?.reply.reply_id ?? '';
    };
    const first = await reply('Yes', other);
    const answer = await reply('No', me, first);
    expect(await messages(me)).not.toEqual(before[0]);
    expect(await messages(other)).not.toEqual(before[1]);
    await call('DeleteComment', { comment_id, reply_id: answer }, me);
    await call('DeleteComment', { comment_id, reply_id: first }, other);
    expect([await messages(me), await messages(other)]).toEqual(before);
  });

  it('the same comment sent several times at once is stored once and notifies once', async () => {
    const event = { event_id: `${own}-twice` };
    await served.store.events.save(sampleEvent(event.event_id));
    const once = (who: Identity) => write('Once', who, event.event_id);
    const sent = await Promise.all([once(me), once(me), once(me)]);
    const [root = ''] = sent;
    expect(new Set(sent).size).toBe(1);
    const input = { ...event, comment_id: root, text: 'Thrice' };
    const replied = await Promise.all(
      [other, other, other].map(async (who) => (await call('CreateReply', input, who)).data),
    );
    expect(new Set(replied.map((data) => data?.reply.reply_id)).size).toBe(1);
    expect((await list(event))?.comments).toMatchObject([{ comment_id: root, reply_count: 1 }]);
    expect(await messages(me)).toContainEqual(['reply', 1]);
    // The same text from another reader, or a minute later, is a separate comment.
    expect(await once(other)).not.toBe(root);
    now += sameCommentMs;
    expect(await once(me)).not.toBe(root);
    expect(await list(event)).toMatchObject({ total: 4 });
  });

  it('a like counts once, also of a reply, and notifies the writer', async () => {
    const root = await write('Like me');
    const reply = await answerTo(root, 'And me');
    const like = async (input: object, who = other) =>
      call('ActOnComment', { event_id, comment_id: root, action_type: 1, ...input }, who);
    expect((await like({})).data).toEqual({ like_count: 1 });
    expect((await like({})).data).toEqual({ like_count: 1 });
    expect((await like({ comment_id: reply, is_reply: true }, me)).data?.like_count).toBe(1);
    const liked = (await list({ sort: CommentSort.Hot }, other))?.comments;
    expect(liked?.find(({ comment_id }) => comment_id === root)).toMatchObject({ like_status: 1 });
    expect((await like({ action_type: LikeOperate.CancelLike })).data).toEqual({ like_count: 0 });
    expect(await messages(me)).not.toContainEqual(['like', 1]);
    await like({});
    expect(await messages(me)).toContainEqual(['like', 1]);
    // Once it is read, repeated likes notify nobody.
    await call('MarkMessagesRead', { all: true }, me);
    await like({ action_type: LikeOperate.CancelLike });
    await like({});
    expect((await call('GetUnreadMessageCount', {}, me)).data?.unread_count).toBe(0);
    expect(await messages(me)).toContainEqual(['like', 1]);
    const nowhere = await like({ comment_id: 'c_nowhere' });
    expect(nowhere.base_resp?.error_code).toBe(404);
  });

  it('has three orders, and pages without repetitions', async () => {
    const event = `${own}-order`;
    await served.store.events.save(sampleEvent(event));
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      now += minuteMs;
      ids.push(await write(`Number ${n}`, me, event));
    }
    const [oldest = ''] = ids;
    await call('ActOnComment', { event_id: event, comment_id: oldest, action_type: 1 }, other);
    for (const [sort, expected] of [
      [CommentSort.New, ids.toReversed()],
      [CommentSort.Hot, [oldest, ...ids.slice(1).reverse()]],
      [CommentSort.Rec, [oldest, ...ids.slice(1).reverse()]],
    ] as const) {
      const found: string[] = [];
      let cursor = '';
      do {
        const input = { event_id: event, sort, cursor, limit: 2 };
        const { data } = await call('ListEventComments', input, {});
        found.push(...(data?.comments.map(({ comment_id }) => comment_id) ?? []));
        cursor = data?.next_cursor ?? '';
      } while (cursor !== '');
      expect(found).toEqual(expected);
    }
    const by = { event_id: event, sort: CommentSort.New, offset: 4 };
    expect((await call('ListEventComments', by, {})).data?.comments).toHaveLength(1);
  });

  it('comments of others cannot be deleted, and a taken-down event has no comments', async () => {
    const id = await write('Mine');
    const stolen = await call('DeleteComment', { comment_id: id }, other);
    expect(stolen.base_resp).toMatchObject({ error_code: 403, reason: 'commentOfOther' });
    const gone = `${own}-gone`;
    await served.store.events.save(sampleEvent(gone));
    await write('Soon gone', me, gone);
    await served.store.events.takeDown(gone);
    for (const answer of [
      await call('ListEventComments', { event_id: gone }, {}),
      await call('CreateComment', { event_id: gone, text: 'x' }, me),
      await call('CreateComment', { event_id: 'nowhere', text: 'x' }, me),
    ]) {
      expect(answer.code).toBe(takenDown);
    }
  });

  it('muted words hide comments of others; a hidden one is visible to nobody; reports keep the text', async () => {
    const event = `${own}-words`;
    await served.store.events.save(sampleEvent(event));
    const bad = await write('Buy cheap watches now', other, event);
    const good = await write('I agree', me, event);
    const seen = async (who: Identity) =>
      (await call('ListEventComments', { event_id: event, sort: 2 }, who)).data?.comments.map(
        ({ comment_id }) => comment_id,
      );
    await call('AddMute', { mute: { kind: 'word', label: 'watches' } }, me);
    expect(await seen(me)).toEqual([good]);
    expect(await seen({})).toHaveLength(2);
    const report = {
      report_target_type: ReportTarget.EventComment,
      comment_id: bad,
      report_type: ReportReason.NotSafe,
    } as const;
    expect((await call('Report', { report }, me)).code).toBe(0);
    const rows = await call('ExportOwnData', { section: 'reports' }, me);
    expect(rows.data?.items).toMatchObject([{ target: 3, comment_id: bad }]);
    // The text stays with the operators: it does not belong to the reader who reports it.
    expect(JSON.stringify(rows)).not.toContain('cheap watches');
    const kept = await served.store.reports.page({ state: 'open', limit: 1 });
    expect(kept.items).toMatchObject([{ comment_text: 'Buy cheap watches now' }]);
    expect(await served.store.comments.setHidden(bad, true)).toBe(true);
    expect(await seen({})).toEqual([good]);
    await served.store.comments.setHidden(bad, false);
    expect(await seen({})).toHaveLength(2);
    // Its writer may delete it while it is hidden; to others it does not exist.
    await served.store.comments.setHidden(bad, true);
    const remove = async (who: Identity) =>
      (await call('DeleteComment', { comment_id: bad }, who)).code;
    expect([await remove(me), await remove(other)]).toEqual([404, 0]);
    expect(await served.store.comments.get(bad)).toBeUndefined();
  });

  it('only a visible comment can be reported', async () => {
    const event = `${own}-reported`;
    const elsewhere = `${own}-elsewhere`;
    await served.store.events.save(sampleEvent(event));
    await served.store.events.save(sampleEvent(elsewhere));
    const id = await write('Nobody should read this', other, event);
    const report = async (of: object = {}) => {
      const about = { report_target_type: ReportTarget.EventComment, comment_id: id, ...of };
      const input = { report: { ...about, report_type: ReportReason.NotSafe } } as const;
      const { code, base_resp } = await call('Report', input, { device: `${own}-guest` });
      return code === takenDown ? code : base_resp?.error_code;
    };
    const sent = async () =>
      (await served.store.ownData.page(`d:${own}-guest`, 'reports', undefined, 9)).items.length;
    expect(await report({ event_id: elsewhere })).toBe(404);
    await served.store.comments.setHidden(id, true);
    expect(await report()).toBe(404);
    await served.store.comments.setHidden(id, false);
    await served.store.events.takeDown(event);
    expect([await report(), await report({ event_id: event })]).toEqual([takenDown, takenDown]);
    expect(await sent()).toBe(0);
    await served.store.events.restore(event);
    expect(await report({ event_id: event })).toBe(0);
    expect(await sent()).toBe(1);
  });

  it('does not count what a reader mutes, nor the replies under it', async () => {
    const event = `${own}-counts`;
    await served.store.events.save(sampleEvent(event));
    const bad = await write('Cheap bracelets', other, event);
    const good = await write('I agree with this', me, event);
    const answer = async (to: string, text: string) =>
      call('CreateReply', { event_id: event, comment_id: to, text }, other);
    await answer(good, 'So do I');
    await answer(good, 'Bracelets here');
    await answer(bad, 'How cheap?');
    const counts = async (who: Identity) => {
      const { data } = await call('ListEventComments', { event_id: event, sort: 2 }, who);
      const replies = data?.comments.map(({ comment_id, reply_count }) => [
        comment_id,
        reply_count,
      ]);
      return { total: data?.total, replies: Object.fromEntries(replies ?? []) };
    };
    const all = { total: 5, replies: { [good]: 2, [bad]: 1 } };
    expect(await counts(me)).toEqual(all);
    await call('AddMute', { mute: { kind: 'word', label: 'bracelets' } }, me);
    expect(await counts(me)).toEqual({ total: 2, replies: { [good]: 1 } });
    expect(await counts({})).toEqual(all);
  });

  it.each([
    ['nothing', '   \n '],
    ['too much', 'x'.repeat(commentChars + 1)],
    ['marks that cannot be seen', '\u202e\u0000'],
  ])('rejects %s as a comment', async (_, text) => {
    const answer = await call('CreateComment', { event_id, text }, me);
    expect(answer.base_resp).toMatchObject({ error_code: 400, reason: 'commentText' });
  });

  it('limits the comments of one reader per minute and per day', async () => {
    const event = `${own}-many`;
    await served.store.events.save(sampleEvent(event));
    const many: Identity = { user: `${own}-many` };
    now = Math.ceil(now / dayMs) * dayMs + minuteMs;
    let written = 0;
    for (let minute = 0; minute < commentsADay / commentsAMinute; minute += 1) {
      for (let n = 0; n < commentsAMinute; n += 1) {
        if ((await write('Again', many, event)).startsWith('c_')) written += 1;
      }
      if (minute === 0) expect(await write('One more', many, event)).toContain('commentsTooMany');
      now += minuteMs;
    }
    expect(written).toBe(commentsADay);
    expect(await write('Tomorrow', many, event)).toContain('commentsTooMany');
  });

  it('names the writer without the id of the account', async () => {
    const id = await write('Mine');
    const [reply] = (await answerTo(id, 'Yours'), (await replies(id))?.replies) ?? [];
    const shown = JSON.stringify([await list(), reply]);
    expect(shown).toContain(mark(me));
    expect(shown).toContain(mark(other));
    expect(shown).not.toContain(`"${me.user}"`);
    expect(shown).not.toContain(`"${other.user}"`);
    await call('DeleteComment', { comment_id: id }, me);
    await call('DeleteComment', { comment_id: reply?.reply_id ?? '' }, other);
  });
});

it.each([
  [' <b>hi</b> ', '<b>hi</b>'],
  ['a\r\n\r\n\r\n\r\nb', 'a\n\nb'],
  ['a\u0000\u0007b\u202ec', 'abc'],
  ['👩‍👧 好', '👩‍👧 好'],
  ['\u3164', undefined],
  ['\u115f \u2800 \u200b', undefined],
])('%j is stored as %j', (written, kept) => expect(commentText(written)).toBe(kept));

it('a text of a thousand astral characters is as long as a thousand letters', () => {
  expect(commentText('𝄞'.repeat(commentChars))).toHaveLength(2 * commentChars);
  expect(commentText('x\n'.repeat(60))?.split('\n')).toHaveLength(20);
});
