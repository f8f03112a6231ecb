'use client';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import type { Output } from '@/lib/contract';
import { useInnerAct, useInnerList } from '@/lib/state/console/inner-list';
import { ChoiceRow } from './choice-row';
import { ConsoleList } from './console-list';

type InnerReport = NonNullable<Output<'ListReports'>['data']>['items'][number];

const states = ['open', 'closed', 'all'] as const;

/** What readers reported, with what it is about, and the answer to it. */
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

function ReportRow({ report, onDone }: { report: InnerReport; onDone(): void }) {
  const t = useTranslations('console');
  const format = useFormatter();
  const act = useInnerAct();
  const [reply, setReply] = useState('');
  const [busy, setBusy] = useState(false);
  const close = async () => {
    setBusy(true);
    const done = await act('AnswerReport', { report_id: report.id, reply: reply.trim() });
    setBusy(false);
    if (done) onDone();
  };
  return (
    <>
      <h3 className="m-0 text-brief font-semibold [overflow-wrap:anywhere]">
        {report.event_title || report.question || t('gone')}
      </h3>
      <p className="m-0 mt-1 text-meta text-ink-2 [overflow-wrap:anywhere]">
        {[
          format.dateTime(report.created_at, { dateStyle: 'medium', timeStyle: 'short' }),
          report.event_id,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {[report.text, report.answer, report.reply].filter(Boolean).map((text) => (
        <p key={text} className="m-0 mt-2 text-brief [overflow-wrap:anywhere]">
          {text}
        </p>
      ))}
      {report.closed_at === undefined && (
        <div className="mt-2">
          {report.has_reader ? (
            <TextField
              label={t('reply')}
              maxLength={1_000}
              value={reply}
              onChange={(change) => setReply(change.target.value)}
            />
          ) : (
            <p className="m-0 text-small text-ink-2">{t('replyNone')}</p>
          )}
          <Button className="mt-2" disabled={busy} onClick={() => void close()}>
            {t(reply.trim() ? 'answer' : 'close')}
          </Button>
        </div>
      )}
    </>
  );
}
