'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { copyText } from '@/lib/browser/clipboard';
import { versionLabel } from '@/lib/model/limits/page';
import { siteAtom } from '@/lib/state/page/deployment';
import { notifyAtom } from '@/lib/state/page/notices';
import type { PopupRowProps } from '../popups/registry';

/** "A dialog showing a feedback contact." */
export default function FeedbackDialog({
  open,
  onClose,
  onClosed,
}: PopupRowProps<'feedback-contact'>) {
  const t = useTranslations('personal');
  const common = useTranslations('common');
  const { feedbackEmail = '', brand } = useAtomValue(siteAtom);
  const notify = useSetAtom(notifyAtom);
  const subject = encodeURIComponent(`${brand} ${versionLabel}`);
  const copy = async () => {
    const copied = await copyText(feedbackEmail);
    notify(
      copied
        ? { key: 'personal.contactCopied', tone: 'good' }
        : { key: 'personal.contactNotCopied', tone: 'bad' },
    );
  };
  return (
    <Dialog
      open={open}
      title={t('feedback')}
      onClose={() => onClose()}
      onClosed={onClosed}
      actions={
        <>
          <Button look="quiet" onClick={() => void copy()}>
            {t('copyContact')}
          </Button>
          <Button onClick={() => onClose()}>{common('close')}</Button>
        </>
      }
    >
      <p className="m-0">{t('feedbackText')}</p>
      <a
        href={`mailto:${feedbackEmail}?subject=${subject}`}
        translate="no"
        className="mt-1 inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
      >
        {feedbackEmail}
      </a>
    </Dialog>
  );
}
