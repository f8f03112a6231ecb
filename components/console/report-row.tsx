'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDateTime } from '@/components/shell/use-date-time';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import type { Output } from '@/lib/contract';
import { nameIn, ReportReason, ReportTarget } from '@/lib/model/wire/enums';
import { useInnerAct } from '@/lib/state/console/inner-list';
import { AskedAct } from './asked-act';
import { QuickAct } from './quick-act';
import { ToReader } from './to-reader';

type InnerReport = NonNullable<Output<'ListReports'>['data']>['items'][number];

/** One report: its subject and reason, the possible remedies, and the answer to its reader. */
export function ReportRow({ report, onDone }: { report: InnerReport; onDone(): void }) {
  const t = useTranslations('console');
  const dateTime = useDateTime();
  const target = nameIn(ReportTarget, report.target);
  const reason = nameIn(ReportReason, report.reason);
  const about = report.event_title || report.question;
  const named = target && report.event_id === undefined ? t(`reports.targets.${target}`) : '';
  return (
    <>
      <h3 className="m-0 text-brief font-semibold [overflow-wrap:anywhere]">
        {about || named || t('gone')}
      </h3>
      <p className="m-0 mt-1 text-meta text-ink-2 [overflow-wrap:anywhere]">
        {[
          target && t(`reports.targets.${target}`),
          reason && t(`reports.reasons.${reason}`),
          report.event_state === 'taken_down' && t('states.taken_down'),
          dateTime(report.created_at, { dateStyle: 'medium', timeStyle: 'short' }),
          report.event_id,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {report.comment_id !== undefined && (
        <>
          <blockquote className="m-0 mt-2 border-l-2 border-hairline pl-3 text-brief [overflow-wrap:anywhere] whitespace-pre-line">
            {report.comment_text || t('comments.gone')}
          </blockquote>
          <p className="m-0 mt-1 text-meta text-ink-2 [overflow-wrap:anywhere]">
            {report.comment_user_name || t('comments.noReader')}
          </p>
        </>
      )}
      {[report.text, report.answer, report.reply].filter(Boolean).map((text) => (
        <p key={text} className="m-0 mt-2 text-brief [overflow-wrap:anywhere]">
          {text}
        </p>
      ))}
      <Remedy report={report} onDone={onDone} />
      {report.closed_at === undefined && <Answer report={report} onDone={onDone} />}
    </>
  );
}

/** Removes what was reported: a comment can be shown again, an article needs a confirmation. */
function Remedy({ report, onDone }: { report: InnerReport; onDone(): void }) {
  const t = useTranslations('console');
  const act = useInnerAct();
  const { target, event_id, event_state, event_title, comment_id, comment_state } = report;
  const { comment_user_id, comment_user_name } = report;
  const words = report.comment_text || comment_id;
  if (comment_id !== undefined && words !== undefined && comment_state !== 'gone') {
    const hidden = comment_state === 'hidden';
    return (
      <div className="mt-2 flex flex-wrap gap-x-4 gap-y-2">
        <QuickAct
          text={t(hidden ? 'comments.show' : 'comments.hide')}
          of={words}
          onAct={async () => {
            if (await act(hidden ? 'ShowComment' : 'HideComment', { comment_id })) onDone();
          }}
        />
        <ToReader userId={comment_user_id} name={comment_user_name} />
      </div>
    );
  }
  if (target !== ReportTarget.Event || event_id === undefined || event_state !== 'live')
    return null;
  return (
    <div className="mt-2">
      <AskedAct
        text={t('takeDown')}
        of={event_title}
        question={t('askTakeDown')}
        withReason
        onAct={async (reason) => {
          const done = await act('TakeDownEvent', { event_id, reason });
          if (done) onDone();
          return done;
        }}
      />
    </div>
  );
}

function Answer({ report, onDone }: { report: InnerReport; onDone(): void }) {
  const t = useTranslations('console');
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
  );
}
