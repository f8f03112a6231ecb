'use client';
import { useTranslations } from 'next-intl';
import { Sheet } from '@/components/ui/sheet';
import type { PopupRowProps } from './registry';
import { SourceList } from './source-list';

/** A cited sentence tells on tap: its passage and the sources that support it. */
export default function PassageSheet({ popup, open, onClose, onClosed }: PopupRowProps<'passage'>) {
  const t = useTranslations('popup');
  return (
    <Sheet
      open={open}
      title={t('passage')}
      closeLabel={t('close')}
      maxHeight="50%"
      onClose={() => onClose()}
      onClosed={onClosed}
    >
      <blockquote
        lang={popup.lang}
        className="m-0 border-l-2 border-accent pl-3 text-brief text-ink"
      >
        {popup.passage}
      </blockquote>
      {popup.sources.length > 0 ? (
        <SourceList sources={popup.sources} />
      ) : (
        <p className="mt-3 text-small text-ink-2">{t('passageWithoutSource')}</p>
      )}
    </Sheet>
  );
}
