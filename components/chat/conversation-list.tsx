'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { useAsk } from '@/components/shell/use-ask';
import { IconButton } from '@/components/ui/icon-button';
import {
  conversationsAtom,
  deleteConversationAtom,
  openConversationAtom,
} from '@/lib/state/chat/conversations';
import styles from './chat.module.css';

/** The stored conversations, newest first; each can be continued or deleted. */
export function ConversationList({ onOpen }: { onOpen(id: string): void }) {
  const t = useTranslations('chat.conversations');
  const locale = useLocale();
  const conversations = useAtomValue(conversationsAtom);
  const open = useAtomValue(openConversationAtom);
  const remove = useSetAtom(deleteConversationAtom);
  const ask = useAsk();
  const removeAsked = async (id: string) => {
    const yes = await ask({ kind: 'confirm', act: 'delete-conversation' });
    if (yes === true) await remove(id);
  };
  const date = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <div className={styles.scroller} role="group" aria-label={t('title')} tabIndex={0}>
      {conversations.length === 0 && <p className="text-brief text-ink-2">{t('none')}</p>}
      <ul className={styles.conversations}>
        {conversations.map(({ id, title, eventId, time, count }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === open ? 'true' : undefined}
              onClick={() => onOpen(id)}
            >
              <span>{title}</span>
              <small>
                {t(eventId ? 'ofArticle' : 'ofList', { count })} · {date.format(time)}
              </small>
            </button>
            <IconButton
              icon="close"
              size={18}
              label={t('delete', { title })}
              onClick={() => void removeAsked(id)}
            />
          </li>
        ))}
      </ul>
      <p className="text-meta text-ink-2">{t('kept')}</p>
    </div>
  );
}
