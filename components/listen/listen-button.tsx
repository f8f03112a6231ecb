'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { FirstIconButton } from '@/components/ui/first-icon-button';
import { listenAtom, type ListenRequest } from '@/lib/state/page/listen';

/** Has something read aloud. */
export function ListenButton({
  request,
  label,
  className = '',
}: {
  request: ListenRequest;
  /** What is read, where it is not what is on the page. */
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
