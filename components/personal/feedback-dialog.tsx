'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { DialogActions, DialogText } from '@/components/ui/dialog';
import { draftOf } from '@/lib/browser/storage/draft';
import { reportTextChars } from '@/lib/model/limits/feed';
import { siteAtom } from '@/lib/state/page/deployment';
import { sendFeedbackAtom } from '@/lib/state/personal/site-feedback';
import type { PopupContentProps } from '@/components/shell/popup-content';
import { FeedbackContact } from './feedback-contact';

/** "A dialog showing a feedback contact", with a field to write directly. */
export default function FeedbackDialog({ close }: PopupContentProps<'feedback-contact'>) {
  const t = useTranslations('personal');
  const common = useTranslations('common');
  const id = useId();
  const { feedbackEmail } = useAtomValue(siteAtom);
  const send = useSetAtom(sendFeedbackAtom);
  const [draft] = useState(() => draftOf('feedback'));
  const [text, setText] = useState(draft.read);
  // A tap beside the dialog closes it; the draft is still there when it is reopened.
  useEffect(() => draft.keep(text), [draft, text]);
  const [sending, setSending] = useState(false);
  const submit = async () => {
    if (sending || text.trim() === '') return;
    setSending(true);
    const arrived = await send(text.trim());
    // The text stays if it did not arrive.
    setSending(false);
    if (!arrived) return;
    setText('');
    draft.keep('');
    close();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <DialogText>
        <p className="m-0">{t('feedbackText')}</p>
        <label htmlFor={id} className="mt-3 mb-1.5 block text-small font-medium text-ink">
          {t('feedbackLabel')}
        </label>
        <textarea
          id={id}
          rows={4}
          maxLength={reportTextChars}
          value={text}
          // Text typed into a message being sent would be lost when it arrives.
          readOnly={sending}
          onChange={({ target }) => setText(target.value)}
          className="block w-full resize-y rounded-cover border border-field bg-paper p-3 text-brief text-ink"
        />
        {feedbackEmail && <FeedbackContact address={feedbackEmail} />}
      </DialogText>
      <DialogActions>
        <Button onClick={() => close()}>{common('close')}</Button>
        <Button type="submit" look="solid" disabled={sending || text.trim() === ''}>
          {t(sending ? 'feedbackSending' : 'feedbackSend')}
        </Button>
      </DialogActions>
    </form>
  );
}
