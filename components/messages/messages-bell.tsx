'use client';
import { useTranslations } from 'next-intl';
import { LineDrawing } from '@/components/ui/icon';
import { messagesPath } from '@/lib/browser/address';
import { useUnreadCount } from '@/lib/state/messages/messages';
import { bellPath, shownCount } from './bell';

/** The way to the messages, with how many are unread; for a rail or a bar. */
export function MessagesBell() {
  const t = useTranslations('messages');
  const unread = useUnreadCount();
  return (
    <a
      href={messagesPath}
      aria-label={unread > 0 ? t('bell', { count: unread }) : t('title')}
      className="target relative text-ink"
    >
      <LineDrawing path={bellPath} />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="tabular absolute top-0.5 left-1/2 min-w-4.5 rounded-full bg-danger px-1 text-center text-meta text-on-danger"
        >
          {shownCount(unread)}
        </span>
      )}
    </a>
  );
}
