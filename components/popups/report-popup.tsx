'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { draftOf } from '@/lib/browser/storage/draft';
import { ReportReason, ReportTarget } from '@/lib/model/wire/enums';
import { reportTextChars } from '@/lib/model/limits/feed';
import { eventReportReasons, type EventReportReason } from '@/lib/model/article/report-reasons';
import { reportAtom } from '@/lib/state/feed/feedback';
import type { PopupContentProps } from '../shell/popup-content';

const { Other } = ReportReason;

/** "A full-screen reason list with an optional free-text box." */
export default function ReportPopup({ popup, close }: PopupContentProps<'report'>) {
  const t = useTranslations();
  const send = useSetAtom(reportAtom);
  const [draft] = useState(() => draftOf(`report:${popup.event.id}`));
  const [text, setText] = useState(draft.read);
  const [reason, setReason] = useState<EventReportReason | undefined>(text ? Other : undefined);
  // Going back closes the page; the draft is still there when it is reopened.
  useEffect(() => draft.keep(text), [draft, text]);
  const [sending, setSending] = useState(false);
  const textId = useId();

  const choose = (chosen: EventReportReason) => {
    // "The box appears only for the Other reason and is cleared when switching to it."
    if (chosen === Other) setText('');
    setReason(chosen);
  };
  const submit = async () => {
    if (reason === undefined || sending) return;
    setSending(true);
    const { id, event_version_id } = popup.event;
    const taken = await send({
      event_id: id,
      event_version_id: event_version_id || undefined,
      report_type: reason,
      report_target_type: ReportTarget.Event,
      report_desc: (reason === Other && text.trim()) || undefined,
    });
    // After a failure the choice and the text stay.
    setSending(false);
    if (!taken) return;
    setText('');
    draft.keep('');
    close();
  };

  return (
    <form
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="min-h-0 flex-1 touch-pan-y touch-pinch-zoom overflow-y-auto px-1 py-3">
        <Choice
          title={t('report.question')}
          value={reason}
          options={eventReportReasons.map((value) => ({
            value,
            label: t(`report.reasons.${names[value]}`),
          }))}
          onChange={choose}
        />
        {reason === Other && (
          <div className="px-3 pt-2">
            <label htmlFor={textId} className="text-meta text-ink-2">
              {t('report.textLabel')}
            </label>
            <textarea
              id={textId}
              rows={4}
              maxLength={reportTextChars}
              value={text}
              onChange={({ target }) => setText(target.value)}
              className="mt-1 block w-full resize-y rounded-cover border border-hairline bg-raised p-3 text-brief"
            />
          </div>
        )}
      </div>
      <div className="shrink-0 border-t border-hairline px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <Button
          type="submit"
          look="solid"
          className="w-full"
          disabled={reason === undefined || sending}
        >
          {t(sending ? 'report.sending' : 'report.submit')}
        </Button>
      </div>
    </form>
  );
}

/** The message key of each reason. */
const names = {
  [ReportReason.NotLike]: 'NotLike',
  [ReportReason.PoorQuality]: 'PoorQuality',
  [ReportReason.Misinformation]: 'Misinformation',
  [ReportReason.Outdated]: 'Outdated',
  [ReportReason.NotLoad]: 'NotLoad',
  [ReportReason.ImageProblem]: 'ImageProblem',
  [ReportReason.Other]: 'Other',
} as const;
