// Toasts for the reader: message keys, or a service's own text.
import { atom } from 'jotai';
import type { RefusedNotice } from '@/lib/client/interceptor';
import type { MuteKind } from '@/lib/model/feed/mutes';

/** Messages of a failed sign-in; these texts are loaded where one can sign in. */
export type AccountNoticeKey =
  | 'account.code.usedUp'
  | `account.failures.${
      | 'send'
      | 'wrong'
      | 'password'
      | 'weak'
      | 'limit'
      | 'linked'
      | 'unknown'
      | 'address'
      | 'unavailable'
      | 'permission'
      | 'expired'
      | 'canceled'
      | 'platform'
      | 'network'}`;

export type NoticeKey =
  | 'errors.backendError'
  | 'errors.serviceError'
  | 'errors.noNetwork'
  | 'errors.partMissing'
  | 'errors.interfaceMissing'
  | 'errors.offlineRefused'
  | 'shell.deviceIdCopied'
  | 'article.linkCopied'
  | 'article.linkNotCopied'
  | 'article.linkReady'
  | 'feed.refreshed'
  | 'feed.upToDate'
  | 'answers.failed'
  | 'answers.withdrawn'
  | 'answers.withdrawFailed'
  | 'acts.botNotSaved'
  | 'acts.botSaved'
  | 'acts.saved'
  | 'acts.notLiked'
  | 'acts.notUnliked'
  | 'chat.conversations.notDeleted'
  | 'acts.i18n_collect_error'
  | 'acts.i18n_uncollect_error'
  | 'acts.i18n_detail_dislike_success'
  | 'acts.dislikeFailed'
  | 'acts.reported'
  | 'acts.reportFailed'
  | `acts.muted.${MuteKind}`
  | 'acts.restored'
  | 'acts.markedAll'
  | 'acts.markedNone'
  | 'acts.unmarkedAll'
  | 'acts.markAllFailed'
  | `comments.${'notSent' | 'notDeleted' | 'articleGone'}`
  | 'messages.markFailed'
  | `listen.${'added' | 'alreadyQueued' | 'queueFull' | 'failed' | 'empty'}`
  | 'acts.muteFailed'
  | 'acts.notTranslated'
  | 'acts.followed'
  | 'acts.unfollowed'
  | 'acts.followFailed'
  | 'acts.noAnswer'
  | 'topics.refreshFailed'
  | 'topics.offline.failed'
  | 'topics.offline.full'
  | 'offline.cleared'
  | 'chat.feedbackSent'
  | 'personal.feedbackSent'
  | 'chat.feedbackNotSent'
  | 'chat.feedbackCanceled'
  | 'chat.copied'
  | 'chat.draftReplaced'
  | 'chat.notCopied'
  | 'personal.signedOut'
  | 'personal.i18n_logout_failed'
  | 'personal.cacheCleared'
  | 'personal.clearFailed'
  | 'personal.contactCopied'
  | 'personal.contactNotCopied'
  | 'personal.settingFailed'
  | 'personal.renamed'
  | 'personal.renameFailed'
  | 'ownAccount.addressChanged'
  | 'ownAccount.passwordChanged'
  | 'ownAccount.favorites.saved'
  | 'ownAccount.favorites.none'
  | 'ownAccount.favorites.copied'
  | 'ownAccount.favorites.notCopied'
  | 'personal.oneEnded'
  | 'personal.oneNotEnded'
  | 'personal.othersEnded'
  | 'personal.othersNotEnded'
  | `personal.accessTokens.${'copied' | 'notCopied' | 'ended'}`
  | 'interests.notSaved'
  | 'interests.saved'
  | 'ownData.saved'
  | 'cancel.i18n_user_cancel_failed'
  | 'signIn.signedIn'
  | 'signIn.passwordSaved'
  | AccountNoticeKey;

/**
 * Our text with its values, with an `error` where it has a placeholder for it; or a service's own
 * text.
 */
export type ToastText =
  | { key: NoticeKey; error?: ToastText; values?: Readonly<Record<string, string | number>> }
  | RefusedNotice
  | { text: string };

/** `fail`: a sign-in that failed, with an icon and for 2 s. */
export type Notice = {
  tone?: 'plain' | 'good' | 'bad' | 'fail';
  /** Undoes the action: offered beside the text, which then stays longer. */
  undo?: () => void;
  /** Copies what the text is about, offered likewise. */
  copy?: () => void;
} & ToastText;

/** The action offered beside a notice, and its button's label. */
export function offerOf({
  undo,
  copy,
}: Notice): { label: 'undo' | 'copy'; act(): void } | undefined {
  if (undo) return { label: 'undo', act: undo };
  return copy && { label: 'copy', act: copy };
}

/** Notices not shown yet, oldest first; each has its own id. */
export const noticesAtom = atom<readonly (Notice & { id: number })[]>([]);

const lastIdAtom = atom(0);

/** Shows the reader a notice. */
export const notifyAtom = atom(null, (get, set, notice: Notice) => {
  const id = get(lastIdAtom) + 1;
  set(lastIdAtom, id);
  set(noticesAtom, [...get(noticesAtom), { ...notice, id }]);
});

/** Removes a notice that was shown. */
export const shownAtom = atom(null, (get, set, id: number) => {
  set(
    noticesAtom,
    get(noticesAtom).filter((notice) => notice.id !== id),
  );
});
