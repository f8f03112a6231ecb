'use client';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useId, type CSSProperties, type KeyboardEvent, type Ref } from 'react';
import { Icon } from '@/components/ui/icon';
import { isComposing } from '@/components/ui/is-composing';
import type { ChatContext } from '@/lib/model/chat/chunk';
import { chatInputChars, composerRowsMost } from '@/lib/model/limits/chat';
import { sendAtom } from '@/lib/state/chat/chat';
import { scopeAtom } from '@/lib/state/chat/chat-scope';
import { chatDraftAtom } from '@/lib/state/chat/chat-draft';
import { unsureAtom } from '@/lib/state/page/reader';
import styles from './chat.module.css';

/** The input for questions: it grows with its text, and Enter sends it. */
export function Composer({
  ref,
  onDetail,
  context,
}: {
  ref: Ref<HTMLTextAreaElement>;
  onDetail: boolean;
  context: ChatContext;
}) {
  const t = useTranslations('chat');
  const [draft, setDraft] = useAtom(chatDraftAtom);
  const send = useSetAtom(sendAtom);
  const unsure = useAtomValue(unsureAtom);
  const id = useId();
  const input = draft.trim();
  const { scope, topic_id } = useAtomValue(scopeAtom)(context.eventId);
  const over = draft.length - chatInputChars;
  const placeholder = t(onDetail ? 'placeholderDetail' : 'placeholderList');

  const submit = () => {
    if (input === '' || over > 0) return;
    // A question that cannot be sent yet stays: the reader is told why.
    if (!unsure) setDraft('');
    void send({ input, chat_type: 'chat', context, scope, topic_id });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    submit();
  };
  const rows: CSSProperties & Record<`--${string}`, number> = { '--rows': composerRowsMost };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {t('inputLabel')}
      </label>
      {/* The twin has the same text in the same box: its height determines the input's. */}
      <div className={styles.growing} style={rows} data-text={`${draft || placeholder}\u200b`}>
        <textarea
          ref={ref}
          id={id}
          rows={1}
          value={draft}
          aria-invalid={over > 0}
          aria-describedby={over > 0 ? `${id}-over` : undefined}
          placeholder={placeholder}
          enterKeyHint="send"
          onChange={({ target }) => setDraft(target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      {over > 0 && (
        <p id={`${id}-over`} role="status" className={styles.over}>
          {t('tooLong', { over, most: chatInputChars })}
        </p>
      )}
      <button
        type="submit"
        aria-label={t('send')}
        title={t('send')}
        disabled={input === '' || over > 0}
        className={styles.send}
      >
        <Icon name="up" />
      </button>
    </form>
  );
}
