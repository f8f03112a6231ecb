'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { DayBar } from '@/components/day/day-bar';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { Input, Output } from '@/lib/contract';
import { pickText, readLanguage } from '@/lib/model/text/languages';
import { useInnerAnswer } from '@/lib/state/console/inner-answer';
import { useInnerAct } from '@/lib/state/console/inner-list';
import { QuickAct } from './quick-act';

/** The report of a day: its content, and what was removed from it in every language. */
export function DaySection() {
  const t = useTranslations('console');
  const common = useTranslations('common');
  const language = readLanguage(useLocale()) ?? 'en';
  const act = useInnerAct();
  const [date, setDate] = useState<string>();
  const { data, failed, reload } = useInnerAnswer('GetInnerDailyReport', { date, lang: language });
  const [busy, setBusy] = useState(false);
  const [days, setDays] = useState<readonly string[]>([]);
  if (data && data.days.join() !== days.join()) setDays(data.days);
  if (failed) {
    return (
      <div role="alert" className="py-3 text-brief">
        <p className="m-0 mb-3">{t('failed')}</p>
        <Button onClick={() => void reload()}>{common('retry')}</Button>
      </div>
    );
  }
  const rewrite = async (change: Input<'UpsertDailyReport'>) => {
    setBusy(true);
    await act('UpsertDailyReport', change);
    // Also without an answer: it may have been done.
    await reload();
    setBusy(false);
  };
  return (
    <>
      <p className="mt-0 mb-4 text-brief text-ink-2">{t('day.hint')}</p>
      {days.length > 0 && <DayBar day={data?.day ?? date} days={days} onOpen={setDate} />}
      {data === undefined && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton className="mt-4 h-5 w-3/5" />
          <Skeleton className="mt-3 h-5 w-4/5" />
        </div>
      )}
      {data === null && <p className="text-brief text-ink-2">{t('empty')}</p>}
      {data && (
        <div className="mt-4">
          <QuickAct
            text={t('day.anew')}
            of={data.day}
            locked={busy}
            onAct={() => rewrite({ date: data.day })}
          />
          <LeftOut
            entries={data.left_out}
            locked={busy}
            onTakeBack={(id) => rewrite({ date: data.day, put_back_event_ids: [id] })}
          />
          <Sections
            sections={data.sections}
            locked={busy}
            onLeaveOut={(id) => rewrite({ date: data.day, leave_out_event_ids: [id] })}
          />
        </div>
      )}
    </>
  );
}

type InnerDay = NonNullable<Output<'GetInnerDailyReport'>['data']>;

/** What an operator removed from the report, and can restore. */
function LeftOut({
  entries,
  locked,
  onTakeBack,
}: {
  entries: InnerDay['left_out'];
  locked: boolean;
  onTakeBack(eventId: string): Promise<unknown>;
}) {
  const t = useTranslations('console');
  if (entries.length === 0) return null;
  return (
    <section aria-label={t('day.leftOut')} className="mt-5">
      <h3 className="m-0 text-brief font-semibold">{t('day.leftOut')}</h3>
      <ul className="m-0 list-none p-0">
        {entries.map(({ event_id, title }) => (
          <li key={event_id} className="border-b border-hairline py-3">
            <p className="m-0 mb-2 text-small [overflow-wrap:anywhere]">{title}</p>
            <QuickAct
              text={t('day.takeBack')}
              of={title}
              locked={locked}
              onAct={() => onTakeBack(event_id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The report as readers see it, by section. */
function Sections({
  sections,
  locked,
  onLeaveOut,
}: {
  sections: InnerDay['sections'];
  locked: boolean;
  onLeaveOut(eventId: string): Promise<unknown>;
}) {
  const t = useTranslations('console');
  const language = readLanguage(useLocale()) ?? 'en';
  return sections.map(({ key, name, entries }) => (
    <section key={key} aria-label={pickText(name, language)} className="mt-5">
      <h3 className="m-0 text-brief font-semibold">{pickText(name, language)}</h3>
      <ul className="m-0 list-none p-0">
        {entries.map(({ event_id, title, lang, sentence }) => (
          <li key={event_id} className="border-b border-hairline py-3">
            <p lang={lang} className="m-0 text-small font-medium [overflow-wrap:anywhere]">
              {title}
            </p>
            {sentence && (
              <p
                lang={sentence.lang}
                className="m-0 mt-1 text-small text-ink-2 [overflow-wrap:anywhere]"
              >
                {sentence.text}
              </p>
            )}
            <div className="mt-2">
              <QuickAct
                text={t('day.leaveOut')}
                of={title}
                locked={locked}
                onAct={() => onLeaveOut(event_id)}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  ));
}
