'use client';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useBots } from '@/lib/state/bots/bots';
import { BotRow } from './bot-row';

/** One list of bots under its heading; without `empty` an empty one is not there at all. */
export function BotsSection({
  wanted,
  title,
  empty,
}: {
  wanted: Parameters<typeof useBots>[0];
  title: string;
  empty?: string;
}) {
  const t = useTranslations();
  const headingId = useId();
  const { bots, ended, loading, failed, loadMore } = useBots(wanted);
  if (bots?.length === 0 && empty === undefined) return null;
  return (
    <section aria-labelledby={headingId} className="mt-6">
      <h2 id={headingId} className="mx-4 mt-0 mb-1 text-small font-semibold text-ink-2">
        {title}
      </h2>
      {bots && bots.length > 0 && (
        <ul className="m-0 list-none p-0">
          {bots.map((bot) => (
            <BotRow key={`${bot.bot_id} ${bot.followed}`} bot={bot} />
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
