'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { draftOf } from '@/lib/browser/storage/draft';
import type { CommentReportReason } from '@/lib/model/article/report-reasons';
import { reportTextChars } from '@/lib/model/limits/feed';
import { ReportReason } from '@/lib/model/wire/enums';

const reasons = ['NotSafe', 'Misinformation', 'PoorQuality', 'NotLike'] as const;

/** Reporting a comment: one press, or the reader's own words where no reason fits. */
export function ReportReasons({
  place,
  busy,
  onReport,
}: {
  /** The id of what is reported: the draft is stored under it. */
  place: string;
  busy: boolean;
  onReport(reason: CommentReportReason, text?: string): void;
}) {
  const t = useTranslations();
  const [draft] = useState(() => draftOf(`report:${place}`));
  const [text, setText] = useState(draft.read);
  const [open, setOpen] = useState(text !== '');
  useEffect(() => draft.keep(text), [draft, text]);
  const id = useId();
  return (
    <div role="group" aria-label={t('comments.reportAsk')}>
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-small">{t('comments.reportAsk')}</span>
        {reasons.map((name) => (
          <Button key={name} disabled={busy} onClick={() => onReport(ReportReason[name])}>
            {t(`comments.reasons.${name}`)}
          </Button>
        ))}
        <Button aria-expanded={open} disabled={busy} onClick={() => setOpen(!open)}>
          {t('report.reasons.Other')}
        </Button>
      </div>
      {open && (
        <form
          className="mt-2"
          onSubmit={(event) => {
            event.preventDefault();
            onReport(ReportReason.Other, text.trim() || undefined);
          }}
        >
          <label htmlFor={id} className="text-meta text-ink-2">
            {t('report.textLabel')}
          </label>
          <textarea
            id={id}
            rows={3}
            autoFocus
            maxLength={reportTextChars}
            value={text}
            readOnly={busy}
            onChange={({ target }) => setText(target.value)}
            className="mt-1 mb-2 block w-full resize-y rounded-cover border border-field bg-raised p-2.5 text-brief"
          />
          <Button type="submit" look="solid" disabled={busy}>
            {t(busy ? 'report.sending' : 'report.submit')}
          </Button>
        </form>
      )}
    </div>
  );
}
