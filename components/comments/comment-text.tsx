'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { TimeLabel } from '@/components/event/time-label';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { draftOf } from '@/lib/browser/storage/draft';
import type { Comment, Reply } from '@/lib/contract';
import { LikeStatus } from '@/lib/model/wire/card-enums';
import { tagOfLetters } from '@/lib/model/text/voice-tag';
import {
  deleteCommentAtom,
  likeCommentAtom,
  reportCommentAtom,
  type Liked,
} from '@/lib/state/comments/comments';
import { ownReaderAtom } from '@/lib/state/page/reader';
import { askSignInAtom } from '@/lib/state/page/sign-in';
import { ReportReasons } from './report-reasons';

const small = '!min-h-11 !px-2 text-ink-2';

/** The text of a comment or a reply, and its actions. */
export function CommentText({
  one,
  onReply,
  onLiked,
  onChanged,
}: {
  one: Comment | Reply;
  onReply(): void;
  onLiked(liked: Liked): void;
  onChanged(): void;
}) {
  const t = useTranslations('comments');
  const reader = useAtomValue(ownReaderAtom);
  const askSignIn = useSetAtom(askSignInAtom);
  const like = useSetAtom(likeCommentAtom);
  const remove = useSetAtom(deleteCommentAtom);
  const report = useSetAtom(reportCommentAtom);
  const [asked, setAsked] = useState<'delete' | 'report'>();
  const [busy, setBusy] = useState(false);
  const writer = useId();

  if ('state' in one && one.state !== 'shown') {
    return <p className="m-0 text-brief text-ink-2">{t(one.state)}</p>;
  }
  const run = async <T,>(work: () => Promise<T>, then?: (taken: NonNullable<T>) => void) => {
    if (busy) return;
    setBusy(true);
    const taken = await work();
    setBusy(false);
    if (!taken) return;
    setAsked(undefined);
    then?.(taken);
  };
  const signedIn = (work: () => void) => (reader ? work() : void askSignIn('continue'));
  const id = 'reply_id' in one ? one.reply_id : one.comment_id;
  const liked = one.like_status === LikeStatus.Like;
  return (
    <>
      <Words one={one} writer={writer} />
      <div className="-ml-2 flex flex-wrap items-center">
        <Button
          look="quiet"
          className={small}
          aria-pressed={liked}
          aria-label={t('like', { count: one.like_count })}
          aria-describedby={writer}
          onClick={() => signedIn(() => void run(() => like(one), onLiked))}
        >
          <Icon name="heart" size={16} filled={liked} />
          {one.like_count > 0 && <span className="tabular">{one.like_count}</span>}
        </Button>
        <Button
          look="quiet"
          className={small}
          aria-describedby={writer}
          onClick={() => signedIn(onReply)}
        >
          {t('reply')}
        </Button>
        <Button
          look="quiet"
          className={small}
          aria-expanded={asked !== undefined}
          aria-describedby={writer}
          onClick={() => setAsked(asked ? undefined : one.own ? 'delete' : 'report')}
        >
          {t(one.own ? 'delete' : 'report')}
        </Button>
      </div>
      {asked === 'delete' && (
        <DeleteQuestion
          busy={busy}
          onDelete={() => void run(() => remove(one), onChanged)}
          onKeep={() => setAsked(undefined)}
        />
      )}
      {asked === 'report' && (
        <ReportReasons
          place={id}
          busy={busy}
          onReport={(reason, text) =>
            void run(
              () => report(one, reason, text),
              () => draftOf(`report:${id}`).keep(''),
            )
          }
        />
      )}
    </>
  );
}

/** The author, the addressee, the time and the text; the name's element has the id `writer`. */
function Words({ one, writer }: { one: Comment | Reply; writer: string }) {
  const t = useTranslations('comments');
  const to = 'reply_to_user' in one ? one.reply_to_user?.name : undefined;
  return (
    <>
      <p className="m-0 flex flex-wrap gap-x-2 text-meta text-ink-2">
        <span id={writer} className="font-medium text-ink">
          {one.user?.name || t('somebody')}
        </span>
        {to && <span>{t('answers', { name: to })}</span>}
        <TimeLabel time={one.created_at} />
      </p>
      <p
        lang={tagOfLetters(one.text)}
        dir="auto"
        className="m-0 text-brief whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {one.text}
      </p>
    </>
  );
}

function DeleteQuestion({
  busy,
  onDelete,
  onKeep,
}: {
  busy: boolean;
  onDelete(): void;
  onKeep(): void;
}) {
  const t = useTranslations('comments');
  return (
    <div role="group" aria-label={t('deleteAsk')} className="flex flex-wrap items-center gap-2">
      <span className="text-small">{t('deleteAsk')}</span>
      <Button disabled={busy} onClick={onDelete}>
        {t('delete')}
      </Button>
      <Button look="quiet" onClick={onKeep}>
        {t('keep')}
      </Button>
    </div>
  );
}
