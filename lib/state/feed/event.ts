// What a reader does to an event: like, save, read. Liking and saving need an account.
import { atom } from 'jotai';
import { CollectOperate, LikeOperate } from '@/lib/model/wire/enums';
import { LikeStatus } from '@/lib/model/wire/card-enums';
import { keepUnsent } from '@/lib/browser/offline/outbox';
import { nextRender } from '@/lib/model/feed/render-counter';
import type { FeedEntry } from '@/lib/model/feed/entry';
import { notifyAtom } from '../page/notices';
import { changeAtom, sendUnsentAtom } from '../article/changes';
import { patchAtom } from '../article/overlay';
import { sessionOf } from './session';
import { askSignInAtom } from '../page/sign-in';
import { readerAtom } from '../page/reader';

export type Marks = Pick<FeedEntry, 'id' | 'collected' | 'like_status' | 'like_count'>;

/**
 * How often the favorites have changed since the page was loaded: lists of them refetch on a
 * change.
 */
export const favoritesChangesAtom = atom(0);

/**
 * Likes an event, or removes the like. `event` is what the reader sees now, `session` the list
 * session that it is in; without one it is looked up.
 */
export const toggleLikeAtom = atom(null, async (get, set, event: Marks, session?: string) => {
  if (!get(readerAtom)) return set(askSignInAtom, 'like');
  const { id, like_status, like_count } = event;
  const liked = like_status === LikeStatus.Like;
  const operate_type = liked ? LikeOperate.CancelLike : LikeOperate.Like;
  const session_id = session || sessionOf(get, id);
  const input = { operate_type, operate_event_ids: [id], session_id };
  const outcome = await set(changeAtom, {
    name: 'LikeFeedBack',
    id,
    input,
    before: { like_status, like_count },
    after: {
      like_status: liked ? LikeStatus.None : LikeStatus.Like,
      like_count: Math.max(0, like_count + (liked ? -1 : 1)),
    },
  });
  // The heart reverts, so the reader is told why, unless the sign-in says it.
  if (outcome !== 'refused') return;
  set(notifyAtom, { key: liked ? 'acts.notUnliked' : 'acts.notLiked', tone: 'bad' });
});

/** Saves an event, or removes it from the saved ones. */
export const toggleFavoriteAtom = atom(null, async (get, set, event: Marks, session?: string) => {
  if (!get(readerAtom)) return set(askSignInAtom, 'save');
  const { id, collected } = event;
  const operate_type = collected ? CollectOperate.UnCollect : CollectOperate.Collect;
  const session_id = session || sessionOf(get, id);
  const input = { operate_type, operate_event_ids: [id], session_id };
  const outcome = await set(changeAtom, {
    name: 'CollectOrUncollectEvents',
    id,
    input,
    before: { collected },
    after: { collected: !collected },
  });
  if (outcome === 'signIn') return;
  if (outcome === 'taken' || outcome === 'later') {
    set(favoritesChangesAtom, nextRender(get(favoritesChangesAtom)));
    if (!collected) set(notifyAtom, { key: 'acts.saved', tone: 'good' });
    return;
  }
  const key = collected ? 'acts.i18n_uncollect_error' : 'acts.i18n_collect_error';
  set(notifyAtom, { key, tone: 'bad' });
});

/** "The event is marked as read and not updated in the list and the favourites." */
export const markReadAtom = atom(null, async (get, set, id: string, event_version_id?: string) => {
  set(patchAtom, id, { has_read: true, has_updated: false });
  const input = { event_id: id, event_version_id: event_version_id || undefined };
  const owner = get(readerAtom)?.id ?? '';
  const after = { has_read: true, has_updated: false };
  const unsent = keepUnsent({ owner, call: 'MarkUserRead', id, input, before: {}, after });
  // The mark on the page stays in any case: the reader has read it.
  await set(sendUnsentAtom, unsent);
});
