'use client';
import { useTranslations } from 'next-intl';
import type { PopupContentProps } from '../shell/popup-content';

/** Explains the disclaimer: how this text was written and what a reader should do about it. */
export default function WritingSheet({ popup }: PopupContentProps<'writing'>) {
  const t = useTranslations('popup');
  const { writing, count } = popup;
  return (
    <>
      <p className="m-0 text-brief text-ink">{t(`writing.${writing}`, { count })}</p>
      <p className="mt-3 text-brief text-ink-2">
        {t(writing === 'extract' ? 'writing.checkQuoted' : 'writing.check')}
      </p>
    </>
  );
}
