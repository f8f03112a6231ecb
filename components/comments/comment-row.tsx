'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Comment, Reply } from '@/lib/contract';
import { useReplies, type Liked } from '@/lib/state/comments/comments';
import { CommentComposer } from './comment-composer';
import { CommentText } from './comment-text';

/** A comment with its replies, collapsed at first. */
export function CommentRow({
  comment,
  led,
  onLiked,
  onAnswered,
  onChanged,
}: {
  comment: Comment;
  /** Whether the address links here: then its replies are expanded. */
  led: boolean;
  onLiked(liked: Liked): void;
  /** One more reply was added below it. */
  onAnswered(): void;
  onChanged(): void;
}) {
  const t = useTranslations('comments');
  const common = useTranslations('common');
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(led);
  const [answered, setAnswered] = useState<Comment | Reply>();
  const [asked, setAsked] = useState(0);
  const { replies, ended, loading, failed, loadMore, refresh, liked } = useReplies(comment, open);
  const { reply_count, comment_id, event_id } = comment;

  useEffect(() => {
    if (led) place.current?.scrollIntoView({ block: 'start' });
  }, [led]);

  const answer = (one: Comment | Reply) => {
    setAnswered(one);
    setAsked(asked + 1);
  };
  const changed = () => {
    void refresh();
    onChanged();
  };
  const name = answered?.user?.name || t('somebody');
  return (
    <div ref={place}>
      <CommentText
        one={comment}
        onReply={() => answer(comment)}
        onLiked={onLiked}
        onChanged={onChanged}
      />
      {reply_count > 0 && (
        <Button look="quiet" className="-ml-5" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('hideReplies') : t('replies', { count: reply_count })}
        </Button>
      )}
      {open && (
        <div className="border-l border-hairline pl-4">
          {replies?.map((one) => (
            <div key={one.reply_id} className="py-2">
              <CommentText
                one={one}
                onReply={() => answer(one)}
                onLiked={(given) => void liked(one.reply_id, given)}
                onChanged={changed}
              />
            </div>
          ))}
          {loading && !replies && (
            <p role="status" className="my-2 text-meta text-ink-2">
              {t('loading')}
            </p>
          )}
          {failed && <Button onClick={loadMore}>{common('retry')}</Button>}
          {replies && !ended && (
            <Button look="quiet" className="-ml-5" disabled={loading} onClick={loadMore}>
              {t('moreReplies')}
            </Button>
          )}
        </div>
      )}
      {answered && (
        <div className="mt-2">
          <CommentComposer
            // A new key for each addressee, so that the box takes the focus; the draft belongs to
            // the comment.
            key={'reply_id' in answered ? answered.reply_id : comment_id}
            eventId={event_id}
            place={comment_id}
            label={t('replyTo', { name })}
            under={answered}
            focused={asked}
            onCancel={() => setAnswered(undefined)}
            onPosted={() => {
              setAnswered(undefined);
              setOpen(true);
              void refresh();
              onAnswered();
            }}
          />
        </div>
      )}
    </div>
  );
}
