'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';

/** The states of every list in the console: loading, failed, empty, and a button for more. */
export function ConsoleList<R>({
  list,
  keyOf,
  row,
}: {
  list: {
    rows: readonly R[] | undefined;
    ended: boolean;
    loading: boolean;
    failed: boolean;
    loadMore(): void;
    reload(): void;
  };
  keyOf(item: R): string;
  row(item: R): ReactNode;
}) {
  const t = useTranslations('console');
  const common = useTranslations('common');
  const { rows, ended, loading, failed, loadMore, reload } = list;
  return (
    <>
      {rows && rows.length > 0 && (
        <ul className="m-0 list-none border-t border-hairline p-0">
          {rows.map((item) => (
            <li key={keyOf(item)} className="border-b border-hairline py-3">
              {row(item)}
            </li>
          ))}
        </ul>
      )}
      {!rows && !failed && (
        <div role="status" aria-label={t('loading')} className="py-3">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="mt-3 h-5 w-3/5" />
        </div>
      )}
      {rows?.length === 0 && ended && !failed && (
        <p className="text-brief text-ink-2">{t('empty')}</p>
      )}
      {failed && (
        <div role="alert" className="py-3 text-brief">
          <p className="m-0 mb-3">{t('failed')}</p>
          <Button onClick={reload}>{common('retry')}</Button>
        </div>
      )}
      {rows && !ended && !failed && (
        <Button className="mt-4" disabled={loading} onClick={loadMore}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
