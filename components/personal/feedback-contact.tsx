'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import { copyText } from '@/lib/browser/device/clipboard';
import { versionLabel } from '@/lib/model/limits/page';
import { siteAtom } from '@/lib/state/page/deployment';
import { notifyAtom } from '@/lib/state/page/notices';

/** The contact address, for a mail program or for copying. */
export function FeedbackContact({ address }: { address: string }) {
  const t = useTranslations('personal');
  const { brand } = useAtomValue(siteAtom);
  const notify = useSetAtom(notifyAtom);
  const subject = encodeURIComponent(`${brand} ${versionLabel}`);
  const copy = async () => {
    const copied = await copyText(address);
    notify(
      copied
        ? { key: 'personal.contactCopied', tone: 'good' }
        : { key: 'personal.contactNotCopied', tone: 'bad' },
    );
  };
  return (
    <div className="mt-3 flex items-center gap-2 text-small">
      <p className="m-0 min-w-0 flex-1">
        {t('feedbackOr')}{' '}
        <a
          href={`mailto:${address}?subject=${subject}`}
          translate="no"
          className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
        >
          {address}
        </a>
      </p>
      <IconButton icon="copy" label={t('copyContact')} onClick={() => void copy()} />
    </div>
  );
}
