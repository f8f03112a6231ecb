'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { copyText } from '@/lib/browser/device/clipboard';
import { notifyAtom } from '@/lib/state/page/notices';

/** A new token, shown only this once. */
export function TokenSecret({ secret }: { secret: string }) {
  const t = useTranslations('personal.accessTokens');
  const notify = useSetAtom(notifyAtom);
  const button = useRef<HTMLButtonElement>(null);
  // Creating it cleared the name, which disabled the form's button, so the focus moves here.
  useEffect(() => button.current?.focus(), [secret]);
  const copy = async () => {
    const copied = await copyText(secret);
    notify(
      copied
        ? { key: 'personal.accessTokens.copied', tone: 'good' }
        : { key: 'personal.accessTokens.notCopied', tone: 'bad' },
    );
  };
  return (
    <div role="status" className="mb-6 rounded-cover border border-hairline p-4">
      <p className="m-0 text-small">{t('once')}</p>
      <p className="mt-2 mb-0 text-brief [overflow-wrap:anywhere]" translate="no">
        <code>{secret}</code>
      </p>
      <Button ref={button} look="outline" className="mt-3" onClick={() => void copy()}>
        {t('copy')}
      </Button>
    </div>
  );
}
