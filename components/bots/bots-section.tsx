'use client';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { useBots } from '@/lib/state/bots/bots';
import { BotRow } from './bot-row';

/** One list of bots under its heading; without `empty` an empty one is not there at all. */
export function BotsSection({
  list: { bots, ended, loading, failed, loadMore },
  shownAbove = [],
  title,
  empty,
  said = false,
}: {
  list: ReturnType<typeof useBots>;
  /** Lists above this one: what stands there does not stand here again. */
  shownAbove?: readonly ReturnType<typeof useBots>[];
  title: string;
  empty?: string;
  /** Whether a screen reader is told how many there are, as they come. */
  said?: boolean;
}) {
  const t = useTranslations();
  const headingId = useId();
  const above = new Set(shownAbove.flatMap((list) => list.bots ?? []).map(({ bot_id }) => bot_id));
  const rows = bots?.filter(({ bot_id }) => !above.has(bot_id));
  const isWhole = ended && !failed;
  if (rows?.length === 0 && isWhole && (empty === undefined || bots?.length !== 0)) return null;
  return (
    <section aria-labelledby={headingId} className="mt-6">
      <h2 id={headingId} className="mx-4 mt-0 mb-1 text-small font-semibold text-ink-2">
        {title}
      </h2>
      {said && (
        <p role="status" className="sr-only">
          {loading || !bots ? t('bots.loading') : t('bots.count', { count: bots.length })}
        </p>
      )}
      {rows && rows.length > 0 && (
        <ul className="m-0 list-none p-0">
          {rows.map((bot) => (
            <BotRow key={bot.bot_id} bot={bot} />
          ))}
        </ul>
      )}
      {!bots && !failed && (
        <div role="status" aria-label={t('bots.loading')} className="px-4 py-3">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="mt-3 h-5 w-3/5" />
        </div>
      )}
      {bots?.length === 0 && <p className="mx-4 my-3 text-brief text-ink-2">{empty}</p>}
      {failed && (
        <div role="alert" className="mx-4 my-3 text-brief text-ink-2">
          <p className="m-0 mb-3">{t('bots.failed')}</p>
          <Button onClick={loadMore}>{t('common.retry')}</Button>
        </div>
      )}
      {bots && bots.length > 0 && !ended && !failed && (
        <div className="grid place-items-center py-4">
          <Button disabled={loading} onClick={loadMore}>
            {t(loading ? 'bots.loadingMore' : 'bots.more')}
          </Button>
        </div>
      )}
    </section>
  );
}
