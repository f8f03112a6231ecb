'use client';
import { useTranslations } from 'next-intl';
import { ListSection } from '@/components/shell/list-section';
import type { useBots } from '@/lib/state/bots/bots';
import { BotRow } from './bot-row';

/** One list of bots under its heading; without `empty` an empty list is hidden. */
export function BotsSection({
  list: { bots, ended, loading, failed, loadMore },
  shownAbove = [],
  title,
  empty,
  said = false,
}: {
  list: ReturnType<typeof useBots>;
  /** Lists above this one, whose bots are not repeated here. */
  shownAbove?: readonly ReturnType<typeof useBots>[];
  title: string;
  empty?: string;
  /** Whether the number is announced to screen readers as bots load. */
  said?: boolean;
}) {
  const t = useTranslations('bots');
  const above = new Set(shownAbove.flatMap((list) => list.bots ?? []).map(({ bot_id }) => bot_id));
  const rows = bots?.filter(({ bot_id }) => !above.has(bot_id));
  const isWhole = ended && !failed;
  if (rows?.length === 0 && isWhole && (empty === undefined || bots?.length !== 0)) return null;
  const hasMore = !!bots?.length && !ended && !failed;
  return (
    <ListSection
      title={title}
      above={
        said && (
          <p role="status" className="sr-only">
            {loading || !bots ? t('loading') : t('count', { count: bots.length })}
          </p>
        )
      }
      rows={rows?.map((bot) => (
        <BotRow key={bot.bot_id} bot={bot} />
      ))}
      waiting={!bots && !failed && t('loading')}
      empty={bots?.length === 0 && empty}
      failed={failed && t('failed')}
      more={hasMore && t(loading ? 'loadingMore' : 'more')}
      loading={loading}
      loadMore={loadMore}
    />
  );
}
