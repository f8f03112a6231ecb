'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { FirstIconButton } from '@/components/ui/first-icon-button';
import { listenAtom, type ListenRequest } from '@/lib/state/page/listen';

/** Starts reading something aloud. */
export function ListenButton({
  request,
  label,
  className = '',
}: {
  request: ListenRequest;
  /** Names what is read, if it is not the content of the page. */
  label?: string;
  className?: string;
}) {
  const t = useTranslations('listen');
  const listen = useSetAtom(listenAtom);
  return (
    <FirstIconButton
      icon="listen"
      label={label ?? t('listen')}
      className={className}
      onClick={() => listen(request)}
    />
  );
}
