'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useFoundReader } from '@/lib/state/console/found-reader';
import { FoundReader } from './found-reader';
import { SearchForm } from './search-form';

/** One reader, found by the address, the number or the id that they gave. */
export function ReadersSection({ sought = '' }: { sought?: string }) {
  const t = useTranslations('console');
  const common = useTranslations('common');
  const [query, setQuery] = useState(sought);
  const { reader, loading, failed, reload } = useFoundReader(query);
  return (
    <>
      <SearchForm
        label={t('readers.search')}
        maxLength={254}
        initial={sought}
        onSearch={(words) => {
          setQuery(words);
          if (words === query) reload();
        }}
      />
      <div aria-live="polite" className="mt-4">
        {!query && <p className="m-0 text-brief text-ink-2">{t('readers.hint')}</p>}
        {query && reader === null && <p className="m-0 text-brief">{t('readers.nobody')}</p>}
        {loading && (
          <div role="status" aria-label={t('loading')}>
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="mt-3 h-5 w-4/5" />
          </div>
        )}
        {failed && (
          <>
            <p className="m-0 mb-3 text-brief">{t('failed')}</p>
            <Button onClick={reload}>{common('retry')}</Button>
          </>
        )}
        {reader && <FoundReader key={reader.user_id} reader={reader} onDone={reload} />}
      </div>
    </>
  );
}
