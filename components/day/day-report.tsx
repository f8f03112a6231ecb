'use client';
import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { TimeLabel } from '@/components/event/time-label';
import { ListenButton } from '@/components/listen/listen-button';
import type { DailyEntry, DailyReport } from '@/lib/contract';
import { detailHref } from '@/lib/browser/history/address';
import { pickText } from '@/lib/model/text/languages';
import { settingAtom } from '@/lib/state/page/settings';

/** The day's events by section; each entry opens its event. */
export function DayReport({ report }: { report: DailyReport }) {
  const t = useTranslations('day');
  const language = useAtomValue(settingAtom('language'));
  const { day, events_count: count, final, made_at, sections } = report;
  return (
    <>
      <div className="mx-4 mt-2 flex items-center justify-between gap-3 text-meta text-ink-2">
        <span className="flex flex-wrap gap-x-2">
          <span>{t(final ? 'final' : 'count', { count })}</span>
          {!final && <TimeLabel time={made_at} />}
        </span>
        <ListenButton request={{ kind: 'day', date: day }} label={t('listen')} />
      </div>
      {sections.map(({ key, name, entries }) => (
        <section key={key} aria-labelledby={`day-${key}`}>
          <h2
            id={`day-${key}`}
            className="mx-4 mt-5 mb-1 font-title text-card-title font-semibold text-accent"
          >
            {pickText(name, language)}
          </h2>
          <ul className="m-0 list-none p-0">
            {entries.map((entry) => (
              <Entry key={entry.event_id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      <p className="mx-4 my-6 text-meta text-ink-2">
        <a href={`/day.atom?lang=${report.lang}`} className="inline-flex min-h-11 items-center">
          {t('feed')}
        </a>
      </p>
    </>
  );
}

function Entry({ entry }: { entry: DailyEntry }) {
  const t = useTranslations('day');
  const { event_id, title, lang, sentence, sources_count: count } = entry;
  const source = sentence?.references[0]?.source;
  return (
    <li className="border-b border-hairline">
      <a
        href={detailHref(event_id)}
        className="block px-4 py-3 text-ink no-underline [overflow-wrap:anywhere] hover:bg-press active:bg-press"
      >
        <span lang={lang} className="font-title text-card-title font-semibold">
          {title}
        </span>
        {sentence && (
          <span lang={sentence.lang} className="mt-1 block text-small text-ink-2">
            {sentence.text}
          </span>
        )}
        <span className="mt-1.5 flex flex-wrap gap-x-2 text-meta text-ink-2">
          {source && <span>{t('cited', { source })}</span>}
          {/* A single section is already named above. */}
          {(!source || count > 1) && <span>{t('sources', { count })}</span>}
        </span>
      </a>
    </li>
  );
}
