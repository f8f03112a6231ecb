'use client';
import { useTranslations } from 'next-intl';
import { Sheet } from '@/components/ui/sheet';
import type { PopupRowProps } from './registry';

/** The disclaimer, explained: how this text was made and what a reader should do about it. */
export default function WritingSheet({ popup, open, onClose, onClosed }: PopupRowProps<'writing'>) {
  const t = useTranslations('popup');
  const { writing, count } = popup;
  return (
    <Sheet
      open={open}
      title={t('writing.title')}
      closeLabel={t('close')}
      maxHeight="50%"
      onClose={() => onClose()}
      onClosed={onClosed}
    >
      <p className="m-0 text-brief text-ink">{t(`writing.${writing}`, { count })}</p>
      <p className="mt-3 text-brief text-ink-2">
        {t(writing === 'extract' ? 'writing.checkQuoted' : 'writing.check')}
      </p>
    </Sheet>
  );
}
