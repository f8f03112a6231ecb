'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { loadingModalMs } from '@/lib/model/limits/page';

/**
 * Says that something is loading, and blocks presses until it has. "The loading modal is removed
 * after 1 s", in any case.
 */
export function LoadingModal() {
  const t = useTranslations('common');
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), loadingModalMs);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <div role="status" data-loading="" className="fixed inset-0 z-[1000] grid place-items-center">
      <span className="relative size-14 rounded-cover bg-raised shadow-float">
        <Spinner />
        <span className="sr-only">{t('loading')}</span>
      </span>
    </div>
  );
}
