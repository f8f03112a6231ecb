import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { searchPath } from '@/lib/browser/history/further-pages';

/** The link to the search. */
export function SearchLink() {
  const t = useTranslations('shell');
  return (
    <a href={searchPath} aria-label={t('search')} className="target -mr-3 text-ink">
      <Icon name="search" />
    </a>
  );
}
