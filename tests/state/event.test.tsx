/** @jest-environment ./tests/dom-with-fetch.mjs */
import { LikeStatus } from '@/lib/model/enums';
import { markReadAtom, overlayAtom, toggleCollectAtom, toggleLikeAtom } from '@/lib/state/event';
import { noticesAtom } from '@/lib/state/notices';
import { readerAtom } from '@/lib/state/user';
import { sampleEntry } from '../model/entry-sample';
import { newReader, type Answer } from './reader';

const good: Answer = { body: { code: 0 } };
const event = sampleEntry({ like_count: 1 });
const keys = (reader: ReturnType<typeof newReader>) =>
  reader.store.get(noticesAtom).map((notice) => ('key' in notice ? notice.key : notice.text));

function signedIn(answer: Answer) {
  const reader = newReader(() => answer);
  reader.store.set(readerAtom, { id: 'u1' });
  return reader;
}

describe('what a reader does to an event', () => {
  it('is asked of nobody while nobody is signed in', async () => {
    const reader = newReader(() => good);
    await reader.store.set(toggleLikeAtom, event, '');
    await reader.store.set(toggleCollectAtom, event, '');
    expect(reader.asked).toEqual([]);
    expect(keys(reader)).toEqual(['feed.signInToLike', 'feed.signInToSave']);
    expect(reader.store.get(overlayAtom)).toEqual({});
  });

  it('shows at once, before the service has answered', async () => {
    const reader = signedIn(good);
    const done = reader.store.set(toggleLikeAtom, event, 's9');
    expect(reader.store.get(overlayAtom).e1).toEqual({
      like_status: LikeStatus.Like,
      like_count: 2,
    });
    await done;
    expect(reader.asked).toMatchObject([
      { name: 'LikeFeedBack', input: { operate_event_ids: ['e1'], session_id: 's9' } },
    ]);
    expect(reader.store.get(overlayAtom).e1?.like_status).toBe(LikeStatus.Like);
  });

  it.each([
    ['the call fails', 'broken'],
    ['the code is not 0', { body: { code: 3 } }],
    ['the service refuses', { body: { base_resp: { error_code: 9 } } }],
  ] as const)('is taken back when %s', async (_why, answer) => {
    const reader = signedIn(answer);
    await reader.store.set(toggleLikeAtom, event, '');
    expect(reader.store.get(overlayAtom).e1).toEqual({
      like_status: LikeStatus.None,
      like_count: 1,
    });
  });

  it('never brings the like count below 0', async () => {
    const reader = signedIn(good);
    const odd = { ...event, like_status: LikeStatus.Like, like_count: 0 };
    await reader.store.set(toggleLikeAtom, odd, '');
    expect(reader.store.get(overlayAtom).e1?.like_count).toBe(0);
  });

  it('is confirmed on saving, and says that it failed when it did', async () => {
    const saved = signedIn(good);
    await saved.store.set(toggleCollectAtom, event, '');
    expect(keys(saved)).toEqual(['feed.saved']);
    const failed = signedIn('broken');
    await failed.store.set(toggleCollectAtom, { ...event, collected: true }, '');
    expect(keys(failed)).toEqual(['feed.unsaveFailed']);
    expect(failed.store.get(overlayAtom).e1).toEqual({ collected: true });
  });

  it('marks an event as read and not updated, whether or not the service keeps it', async () => {
    const reader = newReader(() => 'broken');
    await reader.store.set(markReadAtom, 'e1', 'v2');
    expect(reader.store.get(overlayAtom).e1).toEqual({ has_read: true, has_updated: false });
    expect(keys(reader)).toEqual([]);
  });
});
