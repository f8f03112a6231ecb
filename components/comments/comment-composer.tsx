'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { draftOf } from '@/lib/browser/storage/draft';
import type { Comment, Reply } from '@/lib/contract';
import { commentChars } from '@/lib/model/limits/comments';
import { postCommentAtom } from '@/lib/state/comments/comments';
import { ownReaderAtom } from '@/lib/state/page/reader';
import { askSignInAtom } from '@/lib/state/page/sign-in';

/** From this many characters left on, the rest is shown. */
const leftShown = 100;

/**
 * The input for a comment, or with `under` for a reply; its text survives a reload and a sign-in.
 */
export function CommentComposer({
  eventId,
  place,
  label,
  under,
  focused = 0,
  onCancel,
  onPosted,
}: {
  eventId: string;
  /** The storage name of the draft. */
  place: string;
  label?: string;
  under?: Comment | Reply;
  /** Each increase focuses the box. */
  focused?: number;
  /** Closes the box; its text is still there when it is opened again. */
  onCancel?(): void;
  /** With the comment as it is listed, if the service returns it. */
  onPosted(posted: Comment | undefined): void;
}) {
  const t = useTranslations('comments');
  const common = useTranslations('common');
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const reader = useAtomValue(ownReaderAtom);
  const askSignIn = useSetAtom(askSignInAtom);
  const post = useSetAtom(postCommentAtom);
  const id = useId();
  const [draft] = useState(() => draftOf(`comment:${place}`));
  const [text, setText] = useState(draft.read);
  const [sending, setSending] = useState(false);
  useEffect(() => draft.keep(text), [draft, text]);
  useEffect(() => {
    if (focused === 0) return;
    box.current?.focus();
    // Focusing scrolls the box into view, but its send button may be below.
    form.current?.scrollIntoView({ block: 'nearest' });
  }, [focused]);
  const left = commentChars - [...text].length;

  const send = async () => {
    if (sending || text.trim() === '') return;
    if (!reader) return askSignIn('continue');
    setSending(true);
    const taken = await post(eventId, text, under);
    setSending(false);
    if (!taken) return;
    setText('');
    draft.keep('');
    onPosted(taken.comment);
  };

  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {label ?? t('label')}
      </label>
      <textarea
        ref={box}
        id={id}
        rows={text ? 3 : 1}
        value={text}
        // Text typed into a comment being sent would be lost when it is accepted.
        readOnly={sending}
        placeholder={label ?? t('placeholder')}
        onChange={({ target }) => setText(target.value)}
        className="block min-h-11 w-full resize-y rounded-cover border border-field bg-raised p-2.5 text-brief"
      />
      {(text !== '' || !reader || onCancel) && (
        <div className="mt-2 flex items-center justify-end gap-3">
          {left < leftShown && (
            <span role="status" className={`text-meta ${left < 0 ? 'text-danger' : 'text-ink-2'}`}>
              {t('left', { count: left })}
            </span>
          )}
          {onCancel && (
            <Button look="quiet" disabled={sending} onClick={onCancel}>
              {common('cancel')}
            </Button>
          )}
          {reader ? (
            <Button type="submit" look="solid" disabled={sending || left < 0}>
              {t(sending ? 'sending' : 'send')}
            </Button>
          ) : (
            <Button onClick={() => askSignIn('continue')}>{t('signIn')}</Button>
          )}
        </div>
      )}
    </form>
  );
}
