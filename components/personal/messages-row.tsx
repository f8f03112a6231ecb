'use client';
import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { shownCount } from '@/components/messages/bell';
import { openAddress } from '@/lib/browser/history/address';
import { messagesPath } from '@/lib/browser/history/further-pages';
import { useUnreadCount } from '@/lib/state/messages/messages';
import { ownReaderAtom } from '@/lib/state/page/reader';
import { CenterLink } from './center-row';

/** The reader's messages, with how many are unread; nothing for a guest. */
export function MessagesRow() {
  const t = useTranslations('personal');
  const reader = useAtomValue(ownReaderAtom);
  const unread = useUnreadCount();
  if (!reader) return null;
  return (
    <CenterLink
      icon="bell"
      opens
      href={messagesPath}
      value={unread > 0 ? t('unread', { count: unread, shown: shownCount(unread) }) : undefined}
      onPress={() => openAddress(messagesPath)}
    >
      {t('messages')}
    </CenterLink>
  );
}
