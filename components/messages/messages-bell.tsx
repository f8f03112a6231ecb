'use client';
import { useTranslations } from 'next-intl';
import { LineDrawing } from '@/components/ui/line-drawing';
import { useHydrated } from '@/components/ui/use-hydrated';
import { messagesPath } from '@/lib/browser/history/further-pages';
import { useUnreadCount } from '@/lib/state/messages/messages';
import { bellPath, shownCount } from './bell';

/**
 * The link to the messages, with the number of unread ones; the rail's style decides whether its
 * text is visible.
 */
export function MessagesBell() {
  const t = useTranslations('messages');
  const count = useUnreadCount();
  const unread = useHydrated() ? count : 0;
  return (
    <a
      href={messagesPath}
      // The visible text begins the accessible name, so that speech input users can press it.
      aria-label={unread > 0 ? `${t('title')}: ${t('bell', { count: unread })}` : undefined}
      title={t('title')}
    >
      <span className="relative flex">
        <LineDrawing path={bellPath} />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="tabular absolute -top-1.5 left-1/2 min-w-4.5 rounded-full bg-danger px-1 text-center text-meta text-on-danger"
          >
            {shownCount(unread)}
          </span>
        )}
      </span>
      <span data-label="">{t('title')}</span>
    </a>
  );
}
