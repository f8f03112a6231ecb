import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/skeleton';

const widths = ['w-14', 'w-20', 'w-16', 'w-14', 'w-24'];

/** Placeholders for the tabs and the list while the tabs are unknown. */
export function TabsSkeleton() {
  const t = useTranslations('feed');
  return (
    <div role="status" aria-label={t('loadingTabs')}>
      <div className="flex min-h-11 items-center gap-5 overflow-clip border-b border-hairline px-4">
        {widths.map((width, index) => (
          <Skeleton key={index} className={`h-4 shrink-0 ${width}`} />
        ))}
      </div>
    </div>
  );
}
