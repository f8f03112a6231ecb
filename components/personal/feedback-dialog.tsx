'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { DialogActions, DialogText } from '@/components/ui/dialog';
import { copyText } from '@/lib/browser/clipboard';
import { versionLabel } from '@/lib/model/limits/page';
import { siteAtom } from '@/lib/state/page/deployment';
import { notifyAtom } from '@/lib/state/page/notices';
import type { PopupContentProps } from '@/components/shell/popup-content';

/** "A dialog showing a feedback contact." */
export default function FeedbackDialog({ close }: PopupContentProps<'feedback-contact'>) {
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
    <>
      <DialogText>
        <p className="m-0">{t('feedbackText')}</p>
        <a
          href={`mailto:${feedbackEmail}?subject=${subject}`}
          translate="no"
          className="mt-1 inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
        >
          {feedbackEmail}
        </a>
      </DialogText>
      <DialogActions>
        <Button look="quiet" onClick={() => void copy()}>
          {t('copyContact')}
        </Button>
        <Button onClick={() => close()}>{common('close')}</Button>
      </DialogActions>
    </>
  );
}
