'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { draftOf } from '@/lib/browser/draft';
import type { Comment, Reply } from '@/lib/contract';
import { commentChars } from '@/lib/model/limits/comments';
import { postCommentAtom } from '@/lib/state/comments/comments';
import { ownReaderAtom } from '@/lib/state/page/reader';
import { askSignInAtom } from '@/lib/state/page/sign-in';

/** From here on the reader is told how much room is left. */
const leftShown = 100;

/** Where a comment, or with `under` a reply, is typed; what was typed outlives a reload and a sign-in. */
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
  /** Under which name the draft is kept. */
  place: string;
  label?: string;
  under?: Comment | Reply;
  /** Each time it grows the box takes the focus. */
  focused?: number;
  /** Closes the box; what was typed is there when it is opened again. */
  onCancel?(): void;
  /** With the comment as it stands there, where the service says it. */
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
    // The focus brings the box into sight, and what sends it may lie below.
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
        // What is typed into a text that is on its way would go with it when it is taken.
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
