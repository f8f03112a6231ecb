import { useTranslations } from 'next-intl';
import type { FeedEntry } from '@/lib/model/feed/entry';

/** How the text came to be, in one quiet line; a sample says so first. */
export function Disclaimer({ writing, sources }: Pick<FeedEntry, 'writing' | 'sources'>) {
  const t = useTranslations('common');
  return (
    <p className="mt-2.5 flex items-center gap-1.5 text-meta text-ink-2">
      {writing === 'sample' && (
        <span className="rounded border border-hairline px-1 leading-4">{t('sample')}</span>
      )}
      {t(`disclaimer.${writing}`, { count: sources.length })}
    </p>
  );
}
