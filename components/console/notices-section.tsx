'use client';
import { useTranslations } from 'next-intl';
import { NoticeForm } from './notice-form';

/** One notice to every reader; a single reader is written to from the section of readers. */
export function NoticesSection() {
  const t = useTranslations('console');
  return (
    <>
      <p className="mt-0 mb-4 text-brief text-ink-2">{t('notices.hint')}</p>
      <NoticeForm />
    </>
  );
}
