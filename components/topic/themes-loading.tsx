import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/skeleton';

/** The layout of a short list of themes. */
export function ThemesLoading() {
  const t = useTranslations('common');
  return (
    <div role="status" aria-label={t('loading')} className="py-3">
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="mt-3 h-4 w-4/5" />
      <Skeleton className="mt-6 h-5 w-2/5" />
      <Skeleton className="mt-3 h-4 w-3/5" />
    </div>
  );
}
