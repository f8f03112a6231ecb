'use client';
import { useTranslations } from 'next-intl';
import type { UserMessage } from '@/lib/model/chat/item';
import styles from './chat.module.css';

/** The reader's question, in a soft bubble; a sentence that they tapped is quoted. */
export function Question({
  message,
  onEdit,
}: {
  message: UserMessage;
  onEdit?(question: string): void;
}) {
  const t = useTranslations('chat');
  const { chat_type, input, context } = message;
  const sentence = chat_type === 'reference' ? context?.content : undefined;
  return (
    <div className={styles.question}>
      <h3 className="sr-only">{t('you')}</h3>
      {sentence ? (
        <>
          <p>{t('aboutSentence')}</p>
          <blockquote>{sentence}</blockquote>
        </>
      ) : (
        <p>{input}</p>
      )}
      {onEdit && chat_type === 'chat' && (
        <button type="button" className={styles.edit} onClick={() => onEdit(input)}>
          {t('edit')}
        </button>
      )}
    </div>
  );
}
