'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { loadAllAtom, newConversationAtom } from '@/lib/state/chat/conversations';
import styles from './chat.module.css';

/** Switches to another conversation: a new one, and earlier ones. */
export function ChatBar({
  listed,
  onList,
  onNew,
}: {
  /** Whether the list of conversations is open. */
  listed: boolean;
  onList(open: boolean): void;
  onNew(): void;
}) {
  const t = useTranslations('chat.conversations');
  const start = useSetAtom(newConversationAtom);
  const loadAll = useSetAtom(loadAllAtom);
  return (
    <div className={styles.bar}>
      <Button
        aria-pressed={listed}
        onClick={() => {
          if (!listed) loadAll();
          onList(!listed);
        }}
      >
        {t(listed ? 'back' : 'earlier')}
      </Button>
      <Button
        onClick={() => {
          start();
          onList(false);
          onNew();
        }}
      >
        {t('new')}
      </Button>
    </div>
  );
}
