// What the reader did to an event, as an overlay `id → patch` over whatever list or article shows
// it: changed at once, kept by the service, rolled back when that fails.
import { atom } from 'jotai';
import { CollectOperate, LikeOperate, LikeStatus } from '@/lib/model/enums';
import type { FeedEntry } from '@/lib/model/entry';
import { notifyAtom } from './notices';
import { callAtom } from './service';
import { readerAtom } from './user';

export type EventPatch = Partial<
  Pick<FeedEntry, 'has_read' | 'has_updated' | 'collected' | 'like_status' | 'like_count'>
>;
type Marks = Required<Pick<FeedEntry, 'id' | 'collected' | 'like_status' | 'like_count'>>;

export const overlayAtom = atom<Readonly<Record<string, EventPatch>>>({});

const patchAtom = atom(null, (get, set, id: string, patch: EventPatch) => {
  const overlay = get(overlayAtom);
  set(overlayAtom, { ...overlay, [id]: { ...overlay[id], ...patch } });
});

/** Likes an event, or takes the like back. `event` is what the reader sees now. */
export const toggleLikeAtom = atom(null, async (get, set, event: Marks, session_id: string) => {
  if (!get(readerAtom)) return set(notifyAtom, { key: 'feed.signInToLike' });
  const { id, like_status, like_count } = event;
  const liked = like_status === LikeStatus.Like;
  set(patchAtom, id, {
    like_status: liked ? LikeStatus.None : LikeStatus.Like,
    like_count: Math.max(0, like_count + (liked ? -1 : 1)),
  });
  const operate_type = liked ? LikeOperate.CancelLike : LikeOperate.Like;
  const input = { operate_type, operate_event_ids: [id], session_id };
  const { code } = await set(callAtom)('LikeFeedBack', input).catch(() => ({ code: undefined }));
  if (code !== 0) set(patchAtom, id, { like_status, like_count });
});

/** Saves an event, or takes it out of the saved ones. */
export const toggleCollectAtom = atom(null, async (get, set, event: Marks, session_id: string) => {
  if (!get(readerAtom)) return set(notifyAtom, { key: 'feed.signInToSave' });
  const { id, collected } = event;
  set(patchAtom, id, { collected: !collected });
  const operate_type = collected ? CollectOperate.UnCollect : CollectOperate.Collect;
  const input = { operate_type, operate_event_ids: [id], session_id };
  const { code } = await set(callAtom)('CollectOrUncollectEvents', input, { quiet: true }).catch(
    () => ({ code: undefined }),
  );
  if (code === 0) {
    if (!collected) set(notifyAtom, { key: 'feed.saved', tone: 'good' });
    return;
  }
  set(patchAtom, id, { collected });
  set(notifyAtom, { key: collected ? 'feed.unsaveFailed' : 'feed.saveFailed', tone: 'bad' });
});

/** "The event is marked as read and not updated in the list and the favourites." */
export const markReadAtom = atom(null, async (_get, set, id: string, event_version_id?: string) => {
  set(patchAtom, id, { has_read: true, has_updated: false });
  const input = { event_id: id, event_version_id: event_version_id || undefined };
  // The mark on the page stands either way: the reader has read it.
  await set(callAtom)('MarkUserRead', input, { quiet: true }).catch(() => undefined);
});
