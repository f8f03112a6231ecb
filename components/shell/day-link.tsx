import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { dayPath } from '@/lib/browser/history/further-pages';

/** The link to the daily report. */
export function DayLink() {
  const t = useTranslations('shell');
  return (
    <a href={dayPath} aria-label={t('day')} className="target text-ink">
      <Icon name="day" />
    </a>
  );
}
