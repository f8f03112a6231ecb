'use client';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';

/** Shown below an empty field: recent searches on this device. */
export function RecentSearches({
  searches,
  onChoose,
  onForget,
}: {
  searches: readonly string[];
  onChoose(query: string): void;
  onForget(): void;
}) {
  const t = useTranslations('search');
  const heading = useId();
  if (searches.length === 0) {
    return <p className="mx-4 mt-6 text-brief text-ink-2">{t('hint')}</p>;
  }
  return (
    <section aria-labelledby={heading} className="mt-5">
      <div className="flex items-center justify-between pr-2 pl-4">
        <h2 id={heading} className="m-0 text-small font-semibold text-ink-2">
          {t('recent')}
        </h2>
        <Button look="quiet" onClick={onForget}>
          {t('forget')}
        </Button>
      </div>
      <ul className="m-0 list-none p-0">
        {searches.map((query) => (
          <li key={query} className="border-b border-hairline">
            <button
              type="button"
              onClick={() => onChoose(query)}
              className="block min-h-12 w-full truncate px-4 text-left text-brief hover:bg-press active:bg-press"
            >
              {query}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
