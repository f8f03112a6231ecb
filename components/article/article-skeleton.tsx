import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/skeleton';

/** The layout of an article; without its head where a list row has already filled that in. */
export function ArticleSkeleton({ head = true }: { head?: boolean }) {
  const t = useTranslations('article');
  return (
    <div role="status" className="px-4 pt-3">
      <span className="sr-only">{t('loading')}</span>
      {head && (
        <>
          <Skeleton className="h-6 w-full" />
          <Skeleton className="mt-2 h-6 w-2/3" />
          <Skeleton className="mt-5 h-4 w-56" />
          <Skeleton className="mt-5 h-3 w-44" />
          <Skeleton className="mt-6 h-4 w-full" />
          <Skeleton className="mt-2.5 h-4 w-11/12" />
          <Skeleton className="mt-2.5 h-4 w-3/5" />
          <Skeleton className="mt-6 aspect-video w-full rounded-cover!" />
        </>
      )}
      {['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-2/3'].map((width, index) => (
        <Skeleton key={index} className={`mt-3.5 h-4 ${width}`} />
      ))}
    </div>
  );
}
