'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { MessageBlock } from '@/components/ui/message-block';
import { isFiltered, type Search } from '@/lib/model/feed/search';
import type { useSearch } from '@/lib/state/search/search';
import { SearchResult } from './search-result';

/** The results, or why there are none. */
export function SearchResults({
  search,
  found: { entries, ended, loading, failed, loadMore, retry },
  onOpen,
  onChange,
}: {
  search: Search;
  found: ReturnType<typeof useSearch>;
  onOpen(): void;
  onChange(search: Search): void;
}) {
  const t = useTranslations('search');
  const common = useTranslations('common');
  const count = entries?.length ?? 0;
  const none = !loading && !failed && count === 0;
  const said = loading ? t('searching') : failed ? '' : t('found', { count });
  return (
    <section aria-label={t('results')} aria-busy={loading}>
      <p role="status" className="mx-4 mt-2 mb-1 min-h-5 text-meta text-ink-2">
        {/* Sighted readers see it below, in larger text. */}
        <span className={none ? 'sr-only' : undefined}>
          {ended || loading || failed ? said : t('newest', { count })}
        </span>
      </p>
      <ol className={`m-0 list-none p-0 ${loading ? 'opacity-60' : ''}`}>
        {entries?.map((entry) => (
          <SearchResult key={entry.id} entry={entry} onOpen={onOpen} />
        ))}
      </ol>
      {failed && (
        <div role="alert">
          <MessageBlock
            drawing={<Drawing name="broken" />}
            title={t('failed')}
            text={t('failedText')}
            action={<Button onClick={retry}>{common('retry')}</Button>}
          />
        </div>
      )}
      {none && (
        <MessageBlock
          drawing={<Drawing name="empty" />}
          title={t('none', { query: search.query.trim() })}
          text={t(isFiltered(search) ? 'noneFiltered' : 'noneText')}
          action={
            isFiltered(search) && (
              <Button onClick={() => onChange({ query: search.query })}>{t('unfilter')}</Button>
            )
          }
        />
      )}
      {!ended && !failed && (
        <div className="grid place-items-center px-4 pt-3 pb-8">
          <Button disabled={loading} onClick={loadMore}>
            {t('more')}
          </Button>
        </div>
      )}
    </section>
  );
}
