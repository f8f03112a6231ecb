'use client';
import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DayBar } from '@/components/day/day-bar';
import { DayReport } from '@/components/day/day-report';
import { ListenHost } from './listen-host';
import { PopupStack } from '@/components/popups/popup-stack';
import { Notices } from '@/components/shell/notices';
import { TopicBar } from '@/components/topic/topic-bar';
import { Button } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { MessageBlock } from '@/components/ui/message-block';
import { Skeleton } from '@/components/ui/skeleton';
import { replaceDay } from '@/lib/browser/history/further-pages';
import { useDay, type DayFirst } from '@/lib/state/day/day';
import { listenRequestAtom } from '@/lib/state/page/listen';

/** The news of one day, with links to the previous and the next day. */
export function DayScreen({ start }: { start: DayFirst }) {
  const t = useTranslations('day');
  const common = useTranslations('common');
  const [date, setDate] = useState(start.date);
  const { data, loading, failed, retry } = useDay(date, start);
  const [days, setDays] = useState<readonly string[]>(start.first?.days ?? []);
  if (data && data.days !== days) setDays(data.days);
  const open = (day: string) => {
    setDate(day);
    replaceDay(day);
  };
  const { report } = data ?? {};
  const listening = useAtomValue(listenRequestAtom) !== undefined;
  return (
    <div className="frame">
      <ListenHost />
      <main className="flex h-full flex-col pt-[env(safe-area-inset-top)]">
        <TopicBar to="news" />
        <div
          // Keeps the last lines readable above the player.
          className={`min-h-0 flex-1 overflow-y-auto overscroll-y-contain ${listening ? 'pb-56' : ''}`}
        >
          <h1 className="mx-4 mt-1 mb-2 font-title text-article-title font-semibold">
            {t('title')}
          </h1>
          {days.length > 0 && <DayBar day={report?.day ?? date} days={days} onOpen={open} />}
          {report ? (
            <DayReport report={report} />
          ) : failed ? (
            <MessageBlock
              drawing={<Drawing name="broken" />}
              text={t('failed')}
              action={
                <Button look="solid" onClick={retry}>
                  {common('retry')}
                </Button>
              }
            />
          ) : loading ? (
            <div role="status" aria-label={t('loading')} className="px-4 py-4">
              {[1, 2, 3, 4].map((row) => (
                <div key={row} className="mb-6">
                  <Skeleton className="h-5 w-3/4" />
                  <Skeleton className="mt-3 h-4 w-full" />
                </div>
              ))}
            </div>
          ) : (
            <MessageBlock
              drawing={<Drawing name="empty" />}
              text={t(days[0] ? 'empty' : 'emptyAll')}
              action={
                days[0] && (
                  <Button look="solid" onClick={() => open(days[0] ?? '')}>
                    {t('latest')}
                  </Button>
                )
              }
            />
          )}
        </div>
      </main>
      <PopupStack />
      <Notices />
    </div>
  );
}
