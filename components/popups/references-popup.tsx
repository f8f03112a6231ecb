'use client';
import { useTranslations } from 'next-intl';
import { Sheet } from '@/components/ui/sheet';
import type { PopupRowProps } from './registry';
import { SourceList } from './source-list';

/** "A bottom popup titled Source; maximum height is half the page." */
export default function ReferencesPopup({
  popup,
  open,
  onClose,
  onClosed,
}: PopupRowProps<'references'>) {
  const t = useTranslations('popup');
  return (
    <Sheet
      open={open}
      title={t('source')}
      closeLabel={t('close')}
      maxHeight="50%"
      onClose={() => onClose()}
      onClosed={onClosed}
    >
      <SourceList sources={popup.sources} />
    </Sheet>
  );
}
