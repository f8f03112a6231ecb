'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useInnerList } from '@/lib/state/console/inner-list';
import { ChoiceRow } from './choice-row';
import { ConsoleList } from './console-list';
import { ReportRow } from './report-row';

const states = ['open', 'closed', 'all'] as const;

/** Readers' reports with their subjects, and answering them. */
export function ReportsSection() {
  const t = useTranslations('console');
  const [state, setState] = useState<(typeof states)[number]>('open');
  const list = useInnerList('ListReports', { state });
  return (
    <>
      <ChoiceRow
        label={t('state')}
        value={state}
        onChange={(next) => setState(next)}
        options={states.map((value) => ({ value, text: t(`states.${value}`) }))}
      />
      <ConsoleList
        list={list}
        keyOf={({ id }) => id}
        row={(item) => <ReportRow report={item} onDone={list.reload} />}
      />
    </>
  );
}
