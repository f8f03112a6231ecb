'use client';
import { useTranslations } from 'next-intl';

/** The heading of the sample edition, if it follows the news. */
export function ShelfRow() {
  const t = useTranslations('feed');
  return <h2 className="m-0 px-4 pt-6 pb-1 text-small font-semibold text-ink-2">{t('shelf')}</h2>;
}
