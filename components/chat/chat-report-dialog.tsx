'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { PopupContentProps } from '@/components/shell/popup-content';
import { Button } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { DialogActions, DialogText } from '@/components/ui/dialog';
import { ReportReason } from '@/lib/model/wire/enums';
import { chatReportRowsLeast } from '@/lib/model/limits/chat';
import { reportTextChars } from '@/lib/model/limits/feed';
import { chatReportReasons, type ChatReportReason } from '@/lib/model/article/report-reasons';
import { reportAnswerAtom } from '@/lib/state/chat/chat-report';
import { notifyAtom } from '@/lib/state/page/notices';

/** "The reader picks a reason, optionally writes a description, and submits." */
export default function ChatReportDialog({ popup, open, close }: PopupContentProps<'chat-report'>) {
  const t = useTranslations();
  const send = useSetAtom(reportAnswerAtom);
  const notify = useSetAtom(notifyAtom);
  const [reason, setReason] = useState<ChatReportReason>();
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  const textId = useId();
  const formId = useId();

  const arrivedOnce = useRef(false);
  // The choice is discarded with the dialog, however it is closed: reopened it is empty.
  const left = useEffectEvent(() => {
    if (!arrivedOnce.current) notify({ key: 'chat.feedbackCanceled' });
  });
  useEffect(() => {
    if (!open) left();
  }, [open]);
  const submit = async () => {
    if (reason === undefined || sending) return;
    setSending(true);
    const arrived = await send({ id: popup.id, reason, text });
    setSending(false);
    if (!arrived) return;
    arrivedOnce.current = true;
    close();
  };

  return (
    <>
      <DialogText>
        <form
          id={formId}
          className="-mx-3 max-h-[55dvh] overflow-y-auto text-ink"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <Choice<ChatReportReason>
            title={t('chat.feedback.reason')}
            value={reason}
            options={chatReportReasons.map((value) => ({
              value,
              label: t(`chat.feedback.reasons.${names[value]}`),
            }))}
            onChange={setReason}
          />
          <div className="px-3 pt-2 pb-1">
            <label htmlFor={textId} className="text-meta text-ink-2">
              {t('chat.feedback.text')}
            </label>
            <textarea
              id={textId}
              rows={chatReportRowsLeast}
              maxLength={reportTextChars}
              value={text}
              onChange={({ target }) => setText(target.value)}
              className="mt-1 block w-full resize-y rounded-cover border border-hairline bg-raised p-3 text-brief"
            />
          </div>
        </form>
      </DialogText>
      <DialogActions>
        <Button look="quiet" onClick={() => close()}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" form={formId} look="solid" disabled={reason === undefined || sending}>
          {t(sending ? 'chat.feedback.sending' : 'chat.feedback.submit')}
        </Button>
      </DialogActions>
    </>
  );
}

/** The message key of each reason. */
const names = {
  [ReportReason.NotSafe]: 'NotSafe',
  [ReportReason.FalseInformation]: 'FalseInformation',
  [ReportReason.NoHelp]: 'NoHelp',
  [ReportReason.Other]: 'Other',
} as const;
