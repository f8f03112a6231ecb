'use client';
import { useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';

/** The text for a state while the list is in it. */
type Said = string | false | undefined;

/**
 * A paginated list under its heading: its rows, and its other states. The caller determines the
 * state: a list without rows need not be empty, as its rows may be shown elsewhere.
 */
export function ListSection({
  title,
  above,
  rows = [],
  children,
  waiting,
  empty,
  failed,
  more,
  loading,
  loadMore,
}: {
  title: string;
  /** Shown above the rows. */
  above?: ReactNode;
  rows?: readonly ReactNode[];
  /** Belongs to the rows and is shown below them. */
  children?: ReactNode;
  /** Nothing has loaded yet. */
  waiting: Said;
  empty: Said;
  failed: Said;
  /** There are further pages. */
  more: Said;
  loading: boolean;
  loadMore(): void;
}) {
  const t = useTranslations('common');
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="mt-6">
      <h2 id={headingId} className="mx-4 mt-0 mb-1 text-small font-semibold text-ink-2">
        {title}
      </h2>
      {above}
      {rows.length > 0 && <ul className="m-0 list-none p-0">{rows}</ul>}
      {children}
      {waiting && (
        <div role="status" aria-label={waiting} className="px-4 py-3">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="mt-3 h-5 w-3/5" />
        </div>
      )}
      {empty && <p className="mx-4 my-3 text-brief text-ink-2">{empty}</p>}
      {failed && (
        <div role="alert" className="mx-4 my-3 text-brief text-ink-2">
          <p className="m-0 mb-3">{failed}</p>
          <Button onClick={loadMore}>{t('retry')}</Button>
        </div>
      )}
      {more && (
        <div className="grid place-items-center py-4">
          <Button disabled={loading} onClick={loadMore}>
            {more}
          </Button>
        </div>
      )}
    </section>
  );
}
