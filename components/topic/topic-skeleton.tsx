import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/skeleton';
import { timelineFirst } from '@/lib/model/limits/topics';

/** The layout of a topic before it has loaded. */
export function TopicSkeleton() {
  const t = useTranslations('topics');
  return (
    <div role="status" aria-label={t('loading')} className="px-4 pt-2">
      <div className="flex items-start gap-3 pb-4">
        <Skeleton className="size-16 rounded-cover" />
        <div className="flex-1">
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="mt-2 h-4 w-2/5" />
        </div>
      </div>
      {Array.from({ length: timelineFirst }, (_, index) => (
        <div key={index} className="py-3 pl-6">
          <Skeleton className="h-3 w-1/4" />
          <Skeleton className="mt-2 h-5 w-11/12" />
        </div>
      ))}
    </div>
  );
}
