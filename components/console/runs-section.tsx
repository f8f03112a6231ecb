'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDateTime } from '@/components/shell/use-date-time';
import { useInnerList } from '@/lib/state/console/inner-list';
import { ChoiceRow } from './choice-row';
import { ConsoleList } from './console-list';

const outcomes = ['all', 'new', 'failed'] as const;

/** Each poll: when, its results, how long it took, and why it failed. */
export function RunsSection() {
  const t = useTranslations('console.runs');
  const dateTime = useDateTime();
  const [outcome, setOutcome] = useState<(typeof outcomes)[number]>('all');
  const list = useInnerList('ListFeedRuns', { outcome });
  return (
    <>
      <p className="mt-0 mb-2 text-brief text-ink-2">{t('hint')}</p>
      <ChoiceRow
        label={t('outcome')}
        value={outcome}
        onChange={(next) => setOutcome(next)}
        options={outcomes.map((value) => ({ value, text: t(`outcomes.${value}`) }))}
      />
      <ConsoleList
        list={list}
        keyOf={({ run_id }) => run_id}
        row={({ title, items, added, failed, error, took_ms, created_at }) => (
          <>
            <h3 className="m-0 text-brief font-semibold [overflow-wrap:anywhere]">{title}</h3>
            <p className="m-0 mt-1 text-meta text-ink-2">
              {[
                dateTime(created_at, { dateStyle: 'medium', timeStyle: 'medium' }),
                !error && t('added', { count: added, items }),
                failed > 0 && t('lost', { count: failed }),
                t('took', { seconds: took_ms / 1000 }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {error && (
              <p className="m-0 mt-1 text-small text-danger [overflow-wrap:anywhere]">{error}</p>
            )}
          </>
        )}
      />
    </>
  );
}
