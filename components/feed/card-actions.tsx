'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { FirstIconButton } from '@/components/ui/first-icon-button';
import { LikeStatus } from '@/lib/model/wire/card-enums';
import type { FeedEntry } from '@/lib/model/feed/entry';
import { likeCount } from '@/lib/model/text/numbers';
import { markAtom } from '@/lib/state/feed/first-marks';
import { offerToolsAtom } from '@/lib/state/feed/offer-tools';

const cardTools = ['dislike', 'less', 'why', 'report', 'share', 'queue', 'markAll'] as const;
/** A moment has no rank in the lists to act on. */
const momentTools = ['dislike', 'report', 'share', 'queue'] as const;

/**
 * Like with its count, save, and further actions. Guests are asked to sign in for the first two.
 */
export function CardActions({ entry, sessionId }: { entry: FeedEntry; sessionId: string }) {
  const t = useTranslations('feed');
  const mark = useSetAtom(markAtom);
  const offerTools = useSetAtom(offerToolsAtom);
  const liked = entry.like_status === LikeStatus.Like;
  const shown = likeCount(entry.like_count);
  return (
    <div className="relative z-10 -my-3 -mr-3 ml-auto flex shrink-0 items-center">
      {shown && (
        <span
          className="tabular -mr-2"
          aria-label={t('likes', { count: entry.like_count, shown })}
          role="img"
        >
          {shown}
        </span>
      )}
      <FirstIconButton
        data-act="like"
        icon="heart"
        label={liked ? t('liked') : t('like')}
        aria-pressed={liked}
        filled={liked}
        className={liked ? 'text-accent' : ''}
        onClick={() => void mark('like', entry, sessionId)}
      />
      <FirstIconButton
        data-act="save"
        icon="bookmark"
        label={entry.collected ? t('savedMark') : t('save')}
        aria-pressed={entry.collected}
        filled={entry.collected}
        className={entry.collected ? 'text-accent' : ''}
        onClick={() => void mark('save', entry, sessionId)}
      />
      <FirstIconButton
        icon="more"
        label={t('more')}
        onClick={() => void offerTools(entry, entry.is_moment ? momentTools : cardTools)}
      />
    </div>
  );
}
