'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { ToggleChip } from '@/components/ui/toggle-chip';
import { commentHere } from '@/lib/browser/history/further-pages';
import { commentsCounted } from '@/lib/model/limits/comments';
import { useComments, type CommentOrder } from '@/lib/state/comments/comments';
import { CommentComposer } from './comment-composer';
import { CommentRow } from './comment-row';

/** How many listed comments are searched for the one that an address links to. */
export const commentLedMost = 200;

const orders = ['Rec', 'Hot', 'New'] as const;

/** Readers' comments on an event. */
export default function CommentsSection({ eventId }: { eventId: string }) {
  const t = useTranslations('comments');
  const common = useTranslations('common');
  const [order, setOrder] = useState<CommentOrder>('Rec');
  const [led, setLed] = useState(commentHere);
  const {
    comments,
    total = 0,
    ended,
    loading,
    failed,
    loadMore,
    refresh,
    add,
    liked,
    answered,
  } = useComments(eventId, order);
  // A message links to a comment wherever it is listed by now.
  const listed = comments?.length ?? 0;
  const isThere = comments?.some(({ comment_id }) => comment_id === led) ?? false;
  const isSought = led !== undefined && !isThere && !ended && listed < commentLedMost;
  const seek = useEffectEvent(loadMore);
  useEffect(() => {
    if (listed > 0 && isSought && !loading && !failed) seek();
  }, [listed, isSought, loading, failed]);
  const counted = total >= commentsCounted ? `${commentsCounted}+` : String(total);
  return (
    <section aria-labelledby="comments-title">
      <h2 id="comments-title" className="m-0 mb-2 text-small font-semibold">
        {t('title')} {total > 0 && <span className="tabular text-ink-2">{counted}</span>}
      </h2>
      <CommentComposer eventId={eventId} place={eventId} onPosted={(posted) => void add(posted)} />
      {comments && comments.length > 1 && (
        <div role="group" aria-label={t('sort')} className="mt-3 flex flex-wrap gap-2">
          {orders.map((name) => (
            <ToggleChip
              key={name}
              pressed={order === name}
              onPress={() => {
                setLed(undefined);
                setOrder(name);
              }}
            >
              {t(`sorts.${name}`)}
            </ToggleChip>
          ))}
        </div>
      )}
      {comments && comments.length > 0 && (
        <ul className="m-0 mt-2 list-none p-0">
          {comments.map((one) => (
            <li key={one.comment_id} className="border-b border-hairline py-3">
              <CommentRow
                comment={one}
                led={one.comment_id === led}
                onLiked={(given) => void liked(one.comment_id, given)}
                onAnswered={() => void answered(one.comment_id)}
                onChanged={() => void refresh()}
              />
            </li>
          ))}
        </ul>
      )}
      {!comments && loading && (
        <div role="status" aria-label={t('loading')} className="py-3">
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="mt-3 h-4 w-4/5" />
        </div>
      )}
      {comments?.length === 0 && <p className="my-3 text-brief text-ink-2">{t('empty')}</p>}
      {failed && (
        <div role="alert" className="my-3 text-brief text-ink-2">
          <p className="mt-0 mb-3">{t('failed')}</p>
          <Button onClick={loadMore}>{common('retry')}</Button>
        </div>
      )}
      {comments && !ended && !failed && (
        <div className="grid place-items-center py-3">
          <Button disabled={loading} onClick={loadMore}>
            {t('more')}
          </Button>
        </div>
      )}
    </section>
  );
}
