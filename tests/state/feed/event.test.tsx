/** @jest-environment ./tests/dom-with-fetch.mjs */
import { waitFor } from '@testing-library/react';
import { LikeStatus } from '@/lib/model/wire/card-enums';
import { feedOf } from '@/lib/model/feed/feed';
import { siteAtom } from '@/lib/state/page/deployment';
import {
  favoritesChangesAtom,
  markReadAtom,
  toggleFavoriteAtom,
  toggleLikeAtom,
} from '@/lib/state/feed/event';
import { feedAtom } from '@/lib/state/feed/feed';
import { noticesAtom } from '@/lib/state/page/notices';
import { overlayAtom } from '@/lib/state/article/overlay';
import { popupsAtom } from '@/lib/state/page/popups';
import { ownReaderAtom, readerAtom } from '@/lib/state/page/reader';
import { sampleEntry } from '@/tests/model/entry-sample';
import { newReader, type Answer } from '../reader';
import { until } from '@/tests/until';
import { eventLoopTurns } from '@/tests/event-loop-turns';

const good: Answer = { body: { code: 0 } };
const no: Answer = { status: 400, body: { base_resp: { error_code: 9 } } };
const event = sampleEntry({ like_count: 1 });
const none = { like_status: LikeStatus.None, like_count: 1 };
const liked = { like_status: LikeStatus.Like, like_count: 2 };
type Reader = ReturnType<typeof newReader>;
const keys = ({ store }: Reader) =>
  store.get(noticesAtom).map((notice) => ('key' in notice ? notice.key : notice.text));
const overlay = ({ store }: Reader) => store.get(overlayAtom).e1;
const popups = ({ store }: Reader) => store.get(popupsAtom).map(({ popup }) => popup);

function signedIn(answer: Answer | Parameters<typeof newReader>[0]) {
  const reader = newReader(typeof answer === 'function' ? answer : () => answer);
  reader.store.set(readerAtom, { id: 'u1' });
  return reader;
}

/** Answers that the test gives one by one, in the order of the calls. */
function answersByHand() {
  const waiting: ((answer: Answer) => void)[] = [];
  const reader = signedIn(() => new Promise<Answer>((resolve) => void waiting.push(resolve)));
  const answer = async (given: Answer) => {
    await until(() => waiting.length > 0);
    waiting.shift()?.(given);
  };
  return { reader, answer };
}

beforeEach(() => localStorage.clear());

describe('a visitor', () => {
  it.each([
    ['like', toggleLikeAtom],
    ['save', toggleFavoriteAtom],
  ] as const)('who wants to %s is asked to sign in, and nothing is sent', async (reason, act) => {
    const reader = newReader(() => good);
    await reader.store.set(act, event);
    expect(reader.asked).toEqual([]);
    expect(overlay(reader)).toBeUndefined();
    expect(popups(reader)).toEqual([{ kind: 'sign-in', reason }]);
  });

  it('in China sees the sign-in at once, once', async () => {
    const reader = newReader(() => good);
    reader.store.set(siteAtom, { brand: '', region: 'cn' });
    await reader.store.set(toggleLikeAtom, event);
    await reader.store.set(toggleFavoriteAtom, event);
    expect(popups(reader)).toEqual([{ kind: 'login' }]);
  });

  it.each([
    ['likes', toggleLikeAtom, none],
    ['saves', toggleFavoriteAtom, { collected: false }],
  ] as const)('whose session has ended and who %s is asked once', async (_, act, before) => {
    const reader = signedIn({ body: { base_resp: { error_code: 700012006 } } });
    await reader.store.set(act, event);
    expect(popups(reader)).toEqual([{ kind: 'sign-in', reason: 'continue' }]);
    // The true state is shown, and no failure beside the question.
    expect(overlay(reader)).toEqual(before);
    expect(keys(reader)).toEqual([]);
    expect(reader.store.get(ownReaderAtom)).toBeUndefined();
    expect(reader.asked).toHaveLength(1);
  });
});

describe('an action of a reader on an event', () => {
  it('shows at once, before the service has answered', async () => {
    const { reader, answer } = answersByHand();
    const done = reader.store.set(toggleLikeAtom, event, 's9');
    expect(overlay(reader)).toEqual(liked);
    await answer(good);
    await done;
    expect(overlay(reader)).toEqual(liked);
    expect(reader.asked).toEqual([
      {
        name: 'LikeFeedBack',
        input: { operate_type: 1, operate_event_ids: ['e1'], session_id: 's9' },
      },
    ]);
  });

  it('sends the operate types of both directions, and the session of the event in its list', async () => {
    const reader = signedIn(good);
    const page = {
      events: [event],
      has_more: false,
      session_end: true,
      session_id: 's-list',
      next_cursor: '',
    };
    reader.store.set(feedAtom('sports'), feedOf(page, 1));
    await reader.store.set(toggleLikeAtom, { ...event, ...liked });
    await reader.store.set(toggleFavoriteAtom, event);
    await reader.store.set(toggleFavoriteAtom, { ...event, collected: true });
    const session_id = 's-list';
    expect(reader.asked.map(({ name, input }) => [name, input])).toMatchObject([
      ['LikeFeedBack', { operate_type: 2, operate_event_ids: ['e1'], session_id }],
      ['CollectOrUncollectEvents', { operate_type: 1, operate_event_ids: ['e1'], session_id }],
      ['CollectOrUncollectEvents', { operate_type: 2, operate_event_ids: ['e1'], session_id }],
    ]);
  });

  it.each([
    ['the code is not 0', { body: { code: 3 } }],
    ['the service refuses', no],
  ] as const)('is reverted when %s', async (_why, answer) => {
    const reader = signedIn(answer);
    await reader.store.set(toggleLikeAtom, event);
    expect(overlay(reader)).toEqual(none);
  });

  it.each([
    ['a like', event, 'acts.notLiked'],
    ['one that is taken back', { ...event, ...liked }, 'acts.notUnliked'],
  ])('shows a message when %s is refused', async (_, seen, key) => {
    const reader = signedIn(no);
    await reader.store.set(toggleLikeAtom, seen);
    expect(reader.store.get(noticesAtom)).toMatchObject([{ key, tone: 'bad' }]);
  });

  it('never makes the like count negative', async () => {
    const reader = signedIn(good);
    const odd = { ...event, like_status: LikeStatus.Like, like_count: 0 };
    await reader.store.set(toggleLikeAtom, odd);
    expect(overlay(reader)?.like_count).toBe(0);
  });

  it('reaches the service in the order of the taps', async () => {
    const { reader, answer } = answersByHand();
    const first = reader.store.set(toggleLikeAtom, event);
    const second = reader.store.set(toggleLikeAtom, { ...event, ...liked });
    expect(overlay(reader)).toEqual(none);
    await waitFor(() => expect(reader.asked).toHaveLength(1));
    // Anything that could have been sent meanwhile would be sent by now.
    await eventLoopTurns();
    expect(reader.asked).toHaveLength(1);
    await answer(good);
    await first;
    expect(overlay(reader)).toEqual(none);
    await answer(good);
    await second;
    expect(reader.asked.map(({ input }) => input.operate_type)).toEqual([1, 2]);
    expect(overlay(reader)).toEqual(none);
  });

  it.each([
    ['both are refused', no, no, none],
    ['the first is refused', no, good, none],
    ['the second is refused', good, no, liked],
  ] as const)("shows the service's state when of two taps %s", async (_, one, two, expected) => {
    const { reader, answer } = answersByHand();
    const first = reader.store.set(toggleLikeAtom, event);
    const second = reader.store.set(toggleLikeAtom, { ...event, ...liked });
    await answer(one);
    await first;
    await answer(two);
    await second;
    expect(overlay(reader)).toEqual(expected);
  });

  it('is confirmed for saving only, and the favorites are requested again', async () => {
    const reader = signedIn(good);
    await reader.store.set(toggleFavoriteAtom, event);
    expect(keys(reader)).toEqual(['acts.saved']);
    expect(reader.store.get(favoritesChangesAtom)).toBe(1);
    await reader.store.set(toggleFavoriteAtom, { ...event, collected: true });
    expect(keys(reader)).toEqual(['acts.saved']);
    expect(reader.store.get(favoritesChangesAtom)).toBe(2);
  });

  it.each([
    [false, 'acts.i18n_collect_error'],
    [true, 'acts.i18n_uncollect_error'],
  ])('with collected=%s that is refused shows %s and is reverted', async (collected, key) => {
    const reader = signedIn(no);
    await reader.store.set(toggleFavoriteAtom, { ...event, collected });
    expect(keys(reader)).toEqual([key]);
    expect(overlay(reader)).toEqual({ collected });
    expect(reader.store.get(favoritesChangesAtom)).toBe(0);
  });

  it('marks an event as read and not updated, whether or not the service stores it', async () => {
    const reader = newReader(() => 'broken');
    await reader.store.set(markReadAtom, 'e1', 'v2');
    expect(overlay(reader)).toEqual({ has_read: true, has_updated: false });
    expect(keys(reader)).toEqual([]);
  });
});
