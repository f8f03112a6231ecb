'use client';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import { LikeStatus } from '@/lib/model/wire/card-enums';
import type { FeedEntry } from '@/lib/model/feed/entry';
import { likeCount } from '@/lib/model/text/numbers';

/** The action bar below an article. `ask` is the slot for the assistant's entry. */
export function ArticleActions({
  marks,
  onLike,
  onSave,
  onShare,
  ask,
}: {
  marks: Pick<FeedEntry, 'like_status' | 'like_count' | 'collected'>;
  onLike(): void;
  onSave(): void;
  onShare(): void;
  ask?: React.ReactNode;
}) {
  const t = useTranslations('article');
  const liked = marks.like_status === LikeStatus.Like;
  const shown = likeCount(marks.like_count);
  return (
    <div
      role="group"
      data-bottom-inset="bar"
      aria-label={t('actions')}
      className="flex shrink-0 flex-wrap items-center justify-end gap-x-1 border-t border-hairline bg-paper px-2 py-1 pb-[max(0.25rem,env(safe-area-inset-bottom))]"
    >
      {/* With large text it gets a line of its own. */}
      <div className="min-w-0 flex-[1_1_7.5rem]">{ask}</div>
      <div className="flex items-center gap-1">
        <IconButton
          data-act="like"
          icon="heart"
          label={liked ? t('liked') : t('like')}
          aria-pressed={liked}
          filled={liked}
          className={liked ? 'text-accent' : ''}
          onClick={onLike}
        />
        {shown && (
          <span
            role="img"
            aria-label={t('likes', { count: marks.like_count, shown })}
            className="tabular -ml-2 pr-2 text-meta text-ink-2"
          >
            {shown}
          </span>
        )}
        <IconButton
          data-act="save"
          icon="bookmark"
          label={marks.collected ? t('saved') : t('save')}
          aria-pressed={marks.collected}
          filled={marks.collected}
          className={marks.collected ? 'text-accent' : ''}
          onClick={onSave}
        />
        <IconButton icon="share" label={t('share')} onClick={onShare} />
      </div>
    </div>
  );
}
